package trapwright.app;

import java.util.Optional;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Make;

/// How hard a 3.5 trap is to find and to disable. A magic trap's DCs follow from its spells.
public final class Dnd35DcForm {
    private static final int BASE_DC = 20;

    public final FormField<Integer> searchDc;
    public final FormField<Integer> disableDc;

    Dnd35DcForm(Fields<Design> design) {
        searchDc = design.field(
                "search-dc",
                BASE_DC,
                now -> mechanism(now).map(Make.Mechanism::searchDc),
                (now, dc) -> mechanism(now)
                        .map(was -> now.withMake(new Make.Mechanism(dc, was.disableDc())))
                        .orElse(now));
        disableDc = design.field(
                "disable-dc",
                BASE_DC,
                now -> mechanism(now).map(Make.Mechanism::disableDc),
                (now, dc) -> mechanism(now)
                        .map(was -> now.withMake(new Make.Mechanism(was.searchDc(), dc)))
                        .orElse(now));
    }

    private static Optional<Make.Mechanism> mechanism(Design design) {
        return switch (design.make()) {
            case Make.Mechanism mechanism -> Optional.of(mechanism);
            case Make.Spellwork ignored -> Optional.empty();
        };
    }
}
