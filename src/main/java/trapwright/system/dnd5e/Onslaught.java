package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import trapwright.dice.D20;
import trapwright.dice.Dice;
import trapwright.dice.Distribution;
import trapwright.party.Trait;
import trapwright.rules.fate.Fate;
import trapwright.rules.fate.Plight;
import trapwright.rules.fate.Portion;

/// What one effect does to one character (5e, section 4).
///
/// @param effect the effect
/// @param victim the character
/// @param wounds its damage
/// @param shared the number of the roll that the parts of a gate share, when they do
/// @param among among how many its attacks fly at random; 1 when they do not
/// @param counted whether its missiles are those that are counted over all victims together
record Onslaught(
        Effect effect,
        UsualHero victim,
        Wounds wounds,
        Function<Harm.Gate, Optional<Integer>> shared,
        int among,
        boolean counted) {
    /// A natural 20.
    private static final double CRITICAL = 1 / 20.0;

    /// The attacks fly at random among the party.
    static boolean isVolley(Effect effect) {
        return effect.targets().who() == Effect.Who.RANDOM
                && effect.delivery()
                        .attack()
                        .filter(attack -> attack.aim() == Delivery.Aim.SPREAD)
                        .isPresent();
    }

    /// The number of attacks of an effect, at most as many as are told apart.
    static Distribution count(Delivery.Attack attack, int ceiling) {
        return attack.count()
                .roll()
                .filter(roll -> !roll.terms().isEmpty())
                .map(roll -> Distribution.damage(roll, 0, ceiling))
                .orElse(Distribution.sure(1, ceiling));
    }

    /// At least one attack hits; nothing when none is rolled.
    Optional<Double> hit() {
        return attack().map(attack -> atLeastOnce(attack, hits(attack)));
    }

    /// The save succeeds; nothing without one.
    Optional<Double> save() {
        return effect.delivery().save().map(ignored -> 1 - fails());
    }

    /// The chance that what a gate guards comes at least once.
    double comes(Harm.Gate gate) {
        double each = gate == Harm.Gate.AUTO || effect.lacks(gate) || gate == Harm.Gate.HIT ? 1 : fails();
        boolean alone = gate == Harm.Gate.AUTO || effect.lacks(gate);
        return attack().filter(ignored -> !alone)
                .map(attack -> atLeastOnce(attack, hits(attack) * each))
                .orElse(each);
    }

    Plight plight() {
        return attack().map(this::attacked).orElseGet(this::exposed);
    }

    private Plight exposed() {
        List<Fate> fates = new ArrayList<>();
        Fate failed =
                taking(taking(taking(start(fails(), true), Harm.Gate.AUTO), Harm.Gate.SAVE_HALF), Harm.Gate.SAVE_NONE);
        fates.add(effect.harm().outright() ? failed.killing() : failed);
        fates.add(halving(taking(start(1 - fails(), false), Harm.Gate.AUTO)));
        return Plight.of(fates);
    }

    private Plight attacked(Delivery.Attack attack) {
        Distribution always = wounds.of(Harm.Gate.AUTO);
        if (counted) {
            return Plight.of(List.of(Fate.of(1, false, always)))
                    .under(blow(attack).gated(hits(attack)));
        }
        Distribution count = count(attack);
        double hits = hits(attack) / among;
        double kills = effect.harm().outright() ? hits * fails() : 0;
        double killed = count.anyOf(kills);
        Distribution blow = effect.harm().outright()
                ? strike(attack).plus(left()).gated(kills < 1 ? hits * (1 - fails()) / (1 - kills) : 0)
                : blow(attack).gated(hits);
        return Plight.of(List.of(
                Fate.of(killed, true, always).killing(),
                Fate.of(1 - killed, false, always.plus(blow.repeated(count)))));
    }

    /// A hit with what its save leaves.
    private Distribution blow(Delivery.Attack attack) {
        Distribution failed = wounds.of(Harm.Gate.SAVE_HALF).plus(wounds.of(Harm.Gate.SAVE_NONE));
        return strike(attack).plus(failed.or(fails(), left()));
    }

    private Distribution strike(Delivery.Attack attack) {
        return wounds.critical().or(CRITICAL / hits(attack), wounds.of(Harm.Gate.HIT));
    }

    private Distribution left() {
        return wounds.of(Harm.Gate.SAVE_HALF).halved(0);
    }

    private Fate start(double chance, boolean struck) {
        return Fate.of(chance, struck, wounds.nothing());
    }

    private Fate taking(Fate fate, Harm.Gate gate) {
        return shared.apply(gate)
                .map(roll -> fate.taking(roll, Portion.ALL))
                .orElseGet(() -> fate.plus(wounds.of(gate)));
    }

    private Fate halving(Fate fate) {
        return shared.apply(Harm.Gate.SAVE_HALF)
                .map(roll -> fate.taking(roll, Portion.HALF))
                .orElseGet(() -> fate.plus(left()));
    }

    private double atLeastOnce(Delivery.Attack attack, double each) {
        return count(attack).anyOf(each / among);
    }

    /// How many attacks come: all at one victim, or one at each.
    private Distribution count(Delivery.Attack attack) {
        return attack.aim() == Delivery.Aim.TOGETHER || isVolley(effect)
                ? count(attack, Dice.MOST)
                : Distribution.sure(1, Dice.MOST);
    }

    private double hits(Delivery.Attack attack) {
        return D20.automatic(attack.bonus(), victim.profile().number(Trait.AC));
    }

    private double fails() {
        return effect.delivery()
                .save()
                .map(save -> 1
                        - switch (save.roll()) {
                            case SAVE ->
                                D20.check(
                                        victim.save(save.check().ability()),
                                        save.check().dc());
                            case CHECK ->
                                D20.check(
                                        victim.bonus(save.check()), save.check().dc());
                        })
                .orElse(1.0);
    }

    private Optional<Delivery.Attack> attack() {
        return effect.delivery().attack();
    }

    static String id(Harm.Condition condition) {
        return condition.name().toLowerCase(Locale.ROOT);
    }
}
