package trapwright.app;

import java.util.Optional;
import trapwright.system.dnd35.Band;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Make.Mechanism;
import trapwright.system.dnd35.Make.Spellwork;

/// How hard a 3.5 trap is to find and to disable. A magic trap's DCs follow from its spells, and the fields are
/// disabled.
public final class Dnd35DcForm {
    private static final int BASE_DC = 20;
    private static final int LEAST_DC = 10;
    private static final int MOST_DC = 35;

    public final FormField<Integer> searchDc;
    public final FormField<Integer> disableDc;
    public final Ladder searchLadder;
    public final Ladder disableLadder;

    Dnd35DcForm(Fields<Design> design) {
        Fields<Mechanism> mechanism = design.in(
                now -> switch (now.make()) {
                    case Mechanism made -> Optional.of(made);
                    case Spellwork ignored -> Optional.empty();
                },
                Design::withMake);
        searchDc = mechanism.field(
                "search-dc", BASE_DC, Mechanism::searchDc, (now, dc) -> new Mechanism(dc, now.disableDc()));
        disableDc = mechanism.field(
                "disable-dc", BASE_DC, Mechanism::disableDc, (now, dc) -> new Mechanism(now.searchDc(), dc));
        searchLadder = ladder(searchDc);
        disableLadder = ladder(disableDc);
    }

    /// The scale of a DC that moves the CR of a mechanical trap (3.5, section 3.1).
    static Ladder ladder(FormField<Integer> dc) {
        return Ladder.of(dc, LEAST_DC, MOST_DC, BASE_DC, Band::dc);
    }
}
