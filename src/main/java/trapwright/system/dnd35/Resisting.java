package trapwright.system.dnd35;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import trapwright.dice.D20;
import trapwright.dice.Dice;
import trapwright.party.Gift;
import trapwright.party.Profile;
import trapwright.party.Trait;

/// How a victim's saves end (3.5, section 2.5). A natural 1 fails and a natural 20 succeeds.
///
/// @param ends how likely each end is; 1 in all
/// @param deadly whether failing kills
record Resisting(Map<End, Double> ends, boolean deadly) {
    /// What is left of a disintegrate spell for those who save.
    static final Dice REST_OF_DISINTEGRATE = Dice.of("5d6");

    /// Without any save.
    static final Resisting NOTHING = new Resisting(Map.of(End.FAILED, 1.0), false);

    /// Spells that kill those who fail.
    private static final Set<String> DEADLY = Set.of(
            "slay-living",
            "phantasmal-killer",
            "weird",
            "destruction",
            "finger-of-death",
            "circle-of-death",
            "wail-of-the-banshee",
            "symbol-of-death",
            "implosion");

    /// Spells that a success halves, though they are called partial.
    private static final Set<String> HALVED = Set.of("shout", "shout-greater", "sunburst");

    private static final String DISINTEGRATE = "disintegrate";

    /// Copies the ends.
    Resisting {
        ends = Map.copyOf(ends);
    }

    /// What a save comes to.
    enum End {
        /// No save succeeds.
        FAILED,
        /// A success that does not help against the damage.
        ALL,
        /// A success that leaves half.
        HALF,
        /// A success that leaves nothing.
        NONE,
        /// A success that leaves other damage, [#REST_OF_DISINTEGRATE].
        REST
    }

    /// The saves of a design, one after the other; a later one is only made when those before it failed.
    static Resisting of(Ruled ruled, Profile victim) {
        List<Delivery.Save> saves = ruled.design().delivery().saves();
        String spell = Dcs.firstEffect(ruled.design()).map(SpellUse::spell).orElse("");
        Map<End, Double> ends = new EnumMap<>(End.class);
        double fails = 1;
        for (Delivery.Save save : saves) {
            double saved = D20.automatic(victim.number(trait(save.kind())), Dcs.save(ruled, save));
            ends.merge(end(save, spell, victim), fails * saved, Double::sum);
            fails *= 1 - saved;
        }
        ends.put(End.FAILED, fails);
        return new Resisting(ends, !saves.isEmpty() && DEADLY.contains(spell));
    }

    double chance(End end) {
        return ends.getOrDefault(end, 0.0);
    }

    /// The chance that some save succeeds.
    double saved() {
        return 1 - chance(End.FAILED);
    }

    static Trait trait(Delivery.Save.Kind kind) {
        return switch (kind) {
            case FORTITUDE -> Trait.FORTITUDE;
            case REFLEX -> Trait.REFLEX;
            case WILL -> Trait.WILL;
        };
    }

    private static End end(Delivery.Save save, String spell, Profile victim) {
        return switch (save.result()) {
            case AVOIDS, NEGATES, DISBELIEF -> End.NONE;
            case HALF -> save.kind() == Delivery.Save.Kind.REFLEX && victim.has(Gift.EVASION) ? End.NONE : End.HALF;
            case PARTIAL -> spell.equals(DISINTEGRATE) ? End.REST : HALVED.contains(spell) ? End.HALF : End.ALL;
        };
    }
}
