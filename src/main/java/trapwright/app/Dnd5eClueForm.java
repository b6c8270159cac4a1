package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Clue;

/// One way to notice a 5e trap; of its fields only those of its kind are enabled.
public final class Dnd5eClueForm {
    /// The check, when it is one.
    public final Dnd5eSpotForm check;

    /// The checks one after the other, when it is a sequence.
    public final Rows<Clue.Check, Dnd5eSpotForm> steps;

    /// What shows it without a roll, when nothing is rolled.
    public final Bilingual action;

    Dnd5eClueForm(Fields<Clue> clue, String path, ObjectProperty<Tongue> tongue) {
        check = new Dnd5eSpotForm(
                clue.in(
                        now -> now instanceof Clue.Check found ? Optional.of(found) : Optional.empty(),
                        (now, changed) -> changed),
                path,
                tongue);
        steps = new Rows<>(
                clue.in(
                        now -> now instanceof Clue.Sequence found ? Optional.of(found.checks()) : Optional.empty(),
                        (now, changed) -> new Clue.Sequence(changed)),
                path + "/checks",
                (each, at) -> new Dnd5eSpotForm(each, at, tongue));
        action = clue.in(
                        now -> now instanceof Clue.Plain found ? Optional.of(found) : Optional.empty(),
                        (now, changed) -> changed)
                .text(path + "/clue-action", tongue, Clue.Plain::action, (now, typed) -> new Clue.Plain(typed));
    }
}
