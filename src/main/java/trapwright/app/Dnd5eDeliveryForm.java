package trapwright.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Delivery.Aim;
import trapwright.system.dnd5e.Delivery.Attack;
import trapwright.system.dnd5e.Delivery.Reach;
import trapwright.system.dnd5e.Delivery.Resistance;
import trapwright.system.dnd5e.Delivery.Roll;

/// What is rolled when a 5e effect happens.
public final class Dnd5eDeliveryForm {
    public final Choice<Dnd5eStrike> strike;
    public final FormField<Integer> attackBonus;
    public final Choice<Reach> reach;

    /// How many attacks.
    public final FormField<Dice> count;

    /// Whether several attacks spread or all go for one victim.
    public final Choice<Aim> aim;

    /// A saving throw, or an ability check in its place.
    public final Choice<Roll> roll;

    public final Dnd5eCheckForm save;

    /// @param path the effect's id
    Dnd5eDeliveryForm(Fields<Delivery> delivery, String path, ObjectProperty<Tongue> tongue) {
        strike = Choice.of(
                delivery.field(
                        path + "/delivery", Dnd5eStrike.AUTOMATIC, Dnd5eStrike::of, (now, chosen) -> chosen.in(now)),
                Dnd5eStrike.class,
                "form5e.strike");
        Fields<Attack> attack = delivery.in(Delivery::attack, (now, changed) -> now.withAttack(Optional.of(changed)));
        attackBonus = attack.field(path + "/attack", 0, Attack::bonus, Attack::withBonus);
        reach = Dnd5eChoice.of(
                attack.field(
                        path + "/reach",
                        Reach.RANGED,
                        Attack::reach,
                        (now, chosen) -> new Attack(now.bonus(), chosen, now.count(), now.aim())),
                List.of(Reach.values()),
                chosen -> Message.of(Choice.key("form5e.reach", chosen)));
        count = attack.field(
                path + "/count",
                Dice.of("1"),
                Attack::count,
                (now, typed) -> new Attack(now.bonus(), now.reach(), typed, now.aim()));
        aim = Dnd5eChoice.of(
                attack.field(
                        path + "/aim",
                        Aim.SPREAD,
                        Attack::aim,
                        (now, chosen) -> new Attack(now.bonus(), now.reach(), now.count(), chosen)),
                List.of(Aim.values()),
                chosen -> Message.of(Choice.key("form5e.aim", chosen)));
        Fields<Resistance> resistance =
                delivery.in(Delivery::save, (now, changed) -> now.withSave(Optional.of(changed)));
        roll = Dnd5eChoice.of(
                resistance.field(
                        path + "/roll",
                        Roll.SAVE,
                        Resistance::roll,
                        (now, chosen) -> new Resistance(chosen, now.check())),
                List.of(Roll.values()),
                chosen -> Message.of(Choice.key("form5e.roll", chosen)));
        save = new Dnd5eCheckForm(
                resistance.in(now -> Optional.of(now.check()), (now, changed) -> new Resistance(now.roll(), changed)),
                path + "/save",
                path + "/save",
                tongue);
    }
}
