package trapwright.rules.fate;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Distribution;

/// One springing of a trap: the rolls that its victims share, and what comes of them.
///
/// @param rolls the damage rolls that all victims share
/// @param volley missiles that fly at random among the victims, when there are any
/// @param least what a halved roll leaves at least: 1 in 3.5, else 0
public record Ordeal(List<Distribution> rolls, Optional<Volley> volley, int least) {
    /// The most rolls that victims share; with more the rest are rolled for each.
    public static final int MOST_ROLLS = 3;

    /// Copies the rolls.
    public Ordeal {
        rolls = List.copyOf(rolls);
    }

    /// Missiles that fly at random.
    ///
    /// @param count how many, at most [#MOST]
    /// @param among among how many victims, 1 or more
    public record Volley(Distribution count, int among) {
        /// More missiles are not told apart.
        public static final int MOST = 100;
    }

    /// The damage to one victim.
    public Distribution damage(Plight plight) {
        List<Fate> fates = plight.fates();
        Distribution damage = total(fates.getFirst());
        double sum = fates.getFirst().chance();
        for (Fate fate : fates.subList(1, fates.size())) {
            sum += fate.chance();
            damage = total(fate).or(fate.chance() / sum, damage);
        }
        return struckBy(plight).map(damage::plus).orElse(damage);
    }

    /// The chance that one victim takes at least so much, or dies of something else.
    ///
    /// @param enough how much it takes; several totals when hit points are rolled
    public double atLeast(Plight plight, Distribution enough) {
        double sum = 0;
        for (Fate fate : plight.fates()) {
            if (fate.fatal()) {
                sum += fate.chance();
            } else {
                Distribution own = total(fate);
                Distribution total = struckBy(plight).map(own::plus).orElse(own);
                sum += fate.chance() * Tail.of(total, enough).at(0);
            }
        }
        return Math.min(sum, 1);
    }

    /// The chance that at least one victim takes enough, with the rolls they share rolled once.
    ///
    /// @param plights what befalls each
    /// @param enough how much each must take
    public double anyAtLeast(List<Plight> plights, List<Distribution> enough) {
        return Math.clamp(1 - new Survival(this, plights, enough).chance(), 0, 1);
    }

    /// What the missiles aimed at one victim do.
    private Optional<Distribution> struckBy(Plight plight) {
        return volley.flatMap(missiles ->
                plight.dart().map(dart -> dart.gated(1.0 / missiles.among()).repeated(missiles.count())));
    }

    private Distribution total(Fate fate) {
        Distribution total = fate.own();
        for (var portion : fate.portions().entrySet()) {
            Distribution roll = rolls.get(portion.getKey());
            total = total.plus(
                    switch (portion.getValue()) {
                        case ALL -> roll;
                        case HALF -> roll.halved(least);
                    });
        }
        return total;
    }
}
