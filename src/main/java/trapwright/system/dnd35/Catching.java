package trapwright.system.dnd35;

/// Whom a design catches, and whether its damage is rolled once for all (3.5, section 2.7).
final class Catching {
    private Catching() {}

    /// Whether it catches everybody near: several targets, or a spell that fills an area. Only one else.
    static boolean catchesAll(Ruled ruled) {
        return ruled.features().targets().isPresent() || isArea(ruled.design());
    }

    /// Whether all victims share one damage roll: a spell in an area, without an attack on each.
    static boolean sharesRoll(Ruled ruled) {
        Design design = ruled.design();
        return catchesAll(ruled)
                && design.make() instanceof Make.Spellwork
                && design.delivery().attack().isEmpty()
                && design.harm() instanceof Harm.Strike
                && design.features().alchemical().isEmpty();
    }

    /// Spells against Reflex fill an area, and so do those that roll nothing but throw no missiles.
    private static boolean isArea(Design design) {
        if (!(design.make() instanceof Make.Spellwork)
                || design.delivery().attack().isPresent()) {
            return false;
        }
        boolean reflex = Mechanics.reflex(design).isPresent();
        boolean rolls = !design.delivery().saves().isEmpty();
        return reflex || !rolls && design.harm() instanceof Harm.Strike strike && !throwsMissiles(strike);
    }

    /// Whether it throws several missiles at one victim.
    static boolean throwsMissiles(Ruled ruled) {
        return ruled.design().harm() instanceof Harm.Strike strike && throwsMissiles(strike);
    }

    private static boolean throwsMissiles(Harm.Strike strike) {
        return strike.damage().roll().filter(roll -> roll.mostMissiles() > 1).isPresent();
    }
}
