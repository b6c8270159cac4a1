package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
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

    /// Whether the DC is the game master's own; a mechanical trap's always is.
    public final FormField<Boolean> ownDc;

    public final Choice<Save.Result> result;

    private final int place;

    /// @param place 0 for the save that decides, 1 for the next
    Dnd35SaveForm(Fields<Design> design, int place) {
        this.place = place;
        String suffix = place == 0 ? "" : "-" + (place + 1);
        present = design.field(
                "save-present" + suffix,
                false,
                now -> Optional.of(now.delivery().saves().size())
                        .filter(count -> count >= place)
                        .map(count -> count > place),
                this::withPresent);
        kind = Choice.of(
                design.field(
                        "save" + suffix,
                        Save.Kind.REFLEX,
                        now -> save(now).map(Save::kind),
                        (now, chosen) -> change(now, was -> new Save(chosen, was.dc(), was.result()))),
                Save.Kind.class,
                "form35.save");
        dc = design.field(
                "save-dc" + suffix,
                BASE_DC,
                now -> save(now)
                        .flatMap(was -> isMechanical(now) ? Optional.of(was.dc().orElse(BASE_DC)) : was.dc()),
                (now, number) -> change(now, was -> new Save(was.kind(), Optional.of(number), was.result())));
        ownDc = design.field(
                "save-dc-own" + suffix,
                true,
                now -> isMechanical(now)
                        ? Optional.empty()
                        : save(now).map(was -> was.dc().isPresent()),
                (now, own) -> change(
                        now, was -> new Save(was.kind(), own ? Optional.of(BASE_DC) : Optional.empty(), was.result())));
        result = Choice.of(
                design.field(
                        "save-result" + suffix,
                        Save.Result.AVOIDS,
                        now -> save(now).map(Save::result),
                        (now, chosen) -> change(now, was -> new Save(was.kind(), was.dc(), chosen))),
                Save.Result.class,
                "form35.save-result");
    }

    private Optional<Save> save(Design design) {
        return design.delivery().saves().stream().skip(place).findFirst();
    }

    private Design change(Design design, UnaryOperator<Save> change) {
        List<Save> saves = new ArrayList<>(design.delivery().saves());
        saves.set(place, change.apply(saves.get(place)));
        return withSaves(design, saves);
    }

    private Design withPresent(Design design, boolean wanted) {
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

    private static boolean isMechanical(Design design) {
        return Kind.of(design) == Kind.MECHANICAL;
    }
}
