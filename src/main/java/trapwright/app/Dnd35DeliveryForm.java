package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Attack;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Design;

/// The attack, the saves, the delay of a 3.5 design.
public final class Dnd35DeliveryForm {
    private static final int BASE_ATTACK = 10;

    /// Attack, save, both, never miss or neither.
    public final Choice<Dnd35Strike> attack;

    public final FormField<Integer> attackBonus;
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
        attack = Choice.of(
                design.always("attack", Dnd35Strike::of, (now, chosen) -> chosen.in(now)),
                Dnd35Strike.class,
                "form35.strike");
        attackBonus = attack(
                design,
                "attack-bonus",
                BASE_ATTACK,
                Attack::bonus,
                (was, bonus) -> new Attack(bonus, was.reach(), was.touch()));
        reach = Choice.of(
                attack(
                        design,
                        "reach",
                        Reach.RANGED,
                        Attack::reach,
                        (was, reached) -> new Attack(was.bonus(), reached, was.touch())),
                Reach.class,
                "form35.reach");
        touch = attack(
                design,
                "touch",
                false,
                Attack::touch,
                (was, touching) -> new Attack(was.bonus(), was.reach(), touching));
        neverMiss = design.always(
                "never-miss",
                now -> now.features().neverMiss(),
                (now, never) -> never
                        ? Dnd35Strike.NEVER_MISS.in(now)
                        : now.withFeatures(now.features().withNeverMiss(false)));
        onset = design.always(
                "onset",
                now -> now.features().onsetRounds(),
                (now, rounds) -> now.withFeatures(now.features().withOnsetRounds(rounds)));
        save = new Dnd35SaveForm(design, 0);
        secondSave = new Dnd35SaveForm(design, 1);
    }

    private static <T> FormField<T> attack(
            Fields<Design> design, String id, T fallback, Function<Attack, T> get, BiFunction<Attack, T, Attack> set) {
        return design.field(
                id,
                fallback,
                now -> now.delivery().attack().map(get),
                (now, value) -> withAttack(now, was -> set.apply(was, value)));
    }

    private static Design withAttack(Design design, UnaryOperator<Attack> change) {
        Optional<Attack> changed = design.delivery().attack().map(change);
        return design.withDelivery(new Delivery(changed, design.delivery().saves()));
    }
}
