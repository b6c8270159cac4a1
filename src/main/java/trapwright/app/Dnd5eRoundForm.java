package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Course.Round;

/// One round of a complex 5e trap's track.
public final class Dnd5eRoundForm {
    public final FormField<Integer> number;

    /// What the trap does in it.
    public final Bilingual action;

    /// What is different from now on.
    public final Bilingual change;

    /// The attack bonus from now on, when it changes.
    public final FormField<Optional<Integer>> attack;

    /// The save DC from now on, when it changes.
    public final FormField<Optional<Integer>> dc;

    Dnd5eRoundForm(Fields<Round> round, String path, ObjectProperty<Tongue> tongue) {
        number = round.field(
                path + "@round-number",
                1,
                Round::number,
                (now, typed) -> new Round(typed, now.action(), now.change(), now.attackBonus(), now.dc()));
        action = round.text(
                path + "/round-action",
                tongue,
                Round::action,
                (now, typed) -> new Round(now.number(), typed, now.change(), now.attackBonus(), now.dc()));
        change = round.text(
                path + "/round-change",
                tongue,
                Round::change,
                (now, typed) -> new Round(now.number(), now.action(), typed, now.attackBonus(), now.dc()));
        attack = round.field(
                path + "/round-attack",
                Optional.empty(),
                Round::attackBonus,
                (now, typed) -> new Round(now.number(), now.action(), now.change(), typed, now.dc()));
        dc = round.field(
                path + "/round-dc",
                Optional.empty(),
                Round::dc,
                (now, typed) -> new Round(now.number(), now.action(), now.change(), now.attackBonus(), typed));
    }
}
