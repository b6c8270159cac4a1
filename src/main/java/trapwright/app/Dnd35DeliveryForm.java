package trapwright.app;

import java.util.Optional;
import trapwright.system.dnd35.Band;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Attack;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Design;

/// The attack, the saves, the delay of a 3.5 design.
public final class Dnd35DeliveryForm {
    private static final int BASE_ATTACK = 10;
    private static final int LEAST_ATTACK = -5;
    private static final int MOST_ATTACK = 30;

    /// Attack, save, both, never miss or neither.
    public final Choice<Dnd35Strike> attack;

    public final FormField<Integer> attackBonus;
    public final Ladder attackLadder;
    public final Choice<Reach> reach;

    /// Whether a touch is enough to hit.
    public final FormField<Boolean> touch;

    /// Whether it never misses, as the card says it, even where that contradicts an attack.
    public final FormField<Boolean> neverMiss;

    /// Rounds between springing and harm.
    public final FormField<Integer> onset;

    /// The save that decides.
    public final Dnd35SaveForm save;

    /// A second save that some spells ask for.
    public final Dnd35SaveForm secondSave;

    Dnd35DeliveryForm(Fields<Design> design) {
        Fields<Delivery> delivery = design.in(now -> Optional.of(now.delivery()), Design::withDelivery);
        Fields<Attack> roll =
                delivery.in(Delivery::attack, (now, changed) -> new Delivery(Optional.of(changed), now.saves()));
        attack = Choice.of(
                design.field("attack", Dnd35Strike.NEITHER, Dnd35Strike::of, (now, chosen) -> chosen.in(now)),
                Dnd35Strike.class,
                "form35.strike");
        attackBonus = roll.field(
                "attack-bonus",
                BASE_ATTACK,
                Attack::bonus,
                (now, bonus) -> new Attack(bonus, now.reach(), now.touch()));
        attackLadder = Ladder.of(attackBonus, LEAST_ATTACK, MOST_ATTACK, BASE_ATTACK, Band::attackCarriedOn);
        reach = Choice.of(
                roll.field(
                        "reach",
                        Reach.RANGED,
                        Attack::reach,
                        (now, chosen) -> new Attack(now.bonus(), chosen, now.touch())),
                Reach.class,
                "form35.reach");
        touch = roll.field(
                "touch", false, Attack::touch, (now, touching) -> new Attack(now.bonus(), now.reach(), touching));
        neverMiss = design.field(
                "never-miss",
                false,
                now -> now.features().neverMiss(),
                (now, never) -> never
                        ? Dnd35Strike.NEVER_MISS.in(now)
                        : now.withFeatures(now.features().withNeverMiss(false)));
        onset = design.field(
                "onset",
                0,
                now -> now.features().onsetRounds(),
                (now, rounds) -> now.withFeatures(now.features().withOnsetRounds(rounds)));
        save = new Dnd35SaveForm(design, 0);
        secondSave = new Dnd35SaveForm(design, 1);
    }
}
