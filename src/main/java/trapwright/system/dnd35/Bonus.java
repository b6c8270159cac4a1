package trapwright.system.dnd35;

import trapwright.dice.Roll;

/// The damage bonus that a mechanical trap pays for (3.5, sections 2.6 and 4).
final class Bonus {
    private static final int MOST_RANGED = 4;
    private static final int MOST_MELEE = 8;

    private Bonus() {}

    /// The fixed part of one missile's or blow's damage; 0 when there is none.
    static int any(Design design) {
        return design.harm() instanceof Harm.Strike strike
                ? Math.max(0, strike.damage().roll().map(Roll::bonus).orElse(0))
                : 0;
    }

    /// How much of it is a named strength rating.
    static int named(Design design) {
        return design.harm() instanceof Harm.Strike strike ? Math.max(0, strike.strengthRating()) : 0;
    }

    /// How much of it is paid for, under the ruling.
    static int paid(Ruled ruled) {
        return ruled.says(Rulings35.DAMAGE_BONUS, "strength-only") ? named(ruled.design()) : any(ruled.design());
    }

    /// The most that can be paid for: +4 for missiles, +8 for everything else.
    static int most(Design design) {
        boolean ranged = design.delivery()
                .attack()
                .filter(attack -> attack.reach() == Delivery.Reach.RANGED)
                .isPresent();
        return ranged ? MOST_RANGED : MOST_MELEE;
    }
}
