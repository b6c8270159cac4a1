package trapwright.app;

import java.util.Optional;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Make.Mechanism;
import trapwright.system.dnd35.Make.Spellwork;

/// How hard a 3.5 trap is to find and to disable. A magic trap's DCs follow from its spells, and the fields are
/// disabled.
public final class Dnd35DcForm {
    private static final int BASE_DC = 20;

    public final FormField<Integer> searchDc;
    public final FormField<Integer> disableDc;

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
    }
}
