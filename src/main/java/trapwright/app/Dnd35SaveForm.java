package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Save;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Kind;

/// One saving throw of a 3.5 design.
public final class Dnd35SaveForm {
    private static final int BASE_DC = 20;
    private static final Save ANOTHER = new Save(Save.Kind.FORTITUDE, Optional.empty(), Save.Result.PARTIAL);

    /// Whether there is such a save.
    public final FormField<Boolean> present;

    public final Choice<Save.Kind> kind;

    /// The DC; disabled while it follows from the spell.
    public final FormField<Integer> dc;

    /// The scale of the DC; only a Reflex save of a mechanical trap moves the CR.
    public final Ladder ladder;

    /// Whether the DC is the game master's own; a mechanical trap's always is, and the field is disabled.
    public final FormField<Boolean> ownDc;

    public final Choice<Save.Result> result;

    /// @param place 0 for the save that decides, 1 for the next
    Dnd35SaveForm(Fields<Design> design, int place) {
        String suffix = place == 0 ? "" : "-" + (place + 1);
        Fields<Save> save =
                design.in(now -> now.delivery().saves().stream().skip(place).findFirst(), (now, changed) -> {
                    List<Save> saves = new ArrayList<>(now.delivery().saves());
                    saves.set(place, changed);
                    return withSaves(now, saves);
                });
        Fields<Design> magic = design.in(
                now -> Kind.of(now) == Kind.MECHANICAL ? Optional.empty() : Optional.of(now),
                (now, changed) -> changed);
        present = design.maybe(
                "save-present" + suffix,
                false,
                now -> Optional.of(now.delivery().saves().size())
                        .filter(count -> count >= place)
                        .map(count -> count > place),
                (now, wanted) -> withSave(now, place, wanted));
        kind = Choice.of(
                save.field(
                        "save" + suffix,
                        Save.Kind.REFLEX,
                        Save::kind,
                        (now, chosen) -> new Save(chosen, now.dc(), now.result())),
                Save.Kind.class,
                "form35.save");
        dc = save.maybe(
                "save-dc" + suffix,
                BASE_DC,
                now -> magic.current().isPresent()
                        ? now.dc()
                        : Optional.of(now.dc().orElse(BASE_DC)),
                (now, number) -> new Save(now.kind(), Optional.of(number), now.result()));
        ladder = Dnd35DcForm.ladder(dc);
        ownDc = save.maybe(
                "save-dc-own" + suffix,
                true,
                now -> magic.current().map(ignored -> now.dc().isPresent()),
                (now, own) -> new Save(now.kind(), own ? Optional.of(BASE_DC) : Optional.empty(), now.result()));
        result = Choice.of(
                save.field(
                        "save-result" + suffix,
                        Save.Result.AVOIDS,
                        Save::result,
                        (now, chosen) -> new Save(now.kind(), now.dc(), chosen)),
                Save.Result.class,
                "form35.save-result");
    }

    private static Design withSave(Design design, int place, boolean wanted) {
        List<Save> saves = design.delivery().saves();
        if (wanted == saves.size() > place) {
            return design;
        }
        List<Save> changed = new ArrayList<>(saves.subList(0, place));
        if (wanted) {
            changed.add(ANOTHER);
        }
        return withSaves(design, changed);
    }

    private static Design withSaves(Design design, List<Save> saves) {
        return design.withDelivery(new Delivery(design.delivery().attack(), saves));
    }
}
