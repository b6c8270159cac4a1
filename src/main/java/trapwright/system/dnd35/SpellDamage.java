package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.dice.Dice;

/// The damage of a spell, growing with the caster level.
///
/// @param faces the faces of its dice; 1 for a fixed number of points
/// @param dice how many dice
/// @param bonus the fixed bonus
/// @param volley how many missiles or rays strike one victim, when it is not just one
/// @param rounds for how many rounds it goes on, when it is not just one
/// @param type the kind of damage, such as `fire`; its name is the message `dnd35.damage-type.<type>`
/// @param touch whether it must hit with a touch attack, and how
public record SpellDamage(
        int faces,
        Growth dice,
        Growth bonus,
        Optional<Growth> volley,
        Optional<Growth> rounds,
        String type,
        Optional<Delivery.Reach> touch) {
    /// What one casting does to one victim in one round, as dice to be typed.
    ///
    /// @param casterLevel the caster level
    public Dice at(int casterLevel) {
        int count = dice.at(casterLevel);
        int more = bonus.at(casterLevel);
        if (count == 0) {
            return Dice.NONE;
        }
        String one = (faces == 1 ? Integer.toString(count) : count + "d" + faces) + (more > 0 ? "+" + more : "");
        int missiles = volley.map(growth -> growth.at(casterLevel)).orElse(1);
        return Dice.of(missiles > 1 ? "(" + one + ")x" + missiles : one);
    }

    /// For how many rounds it goes on, at least 1.
    ///
    /// @param casterLevel the caster level
    public int roundsAt(int casterLevel) {
        return Math.max(1, rounds.map(growth -> growth.at(casterLevel)).orElse(1));
    }

    /// A number that grows with the caster level: `base + add` for every `every` levels, at most `most`.
    ///
    /// @param base where it starts
    /// @param add how much it grows each time
    /// @param every after how many caster levels it grows
    /// @param offset levels added to the caster level before counting
    /// @param most where it stops
    public record Growth(int base, int add, int every, int offset, int most) {
        /// Nothing at any level.
        public static final Growth NONE = new Growth(0, 0, 1, 0, 0);

        /// The number at a caster level.
        public int at(int casterLevel) {
            int grown = base + add * Math.max(0, Math.floorDiv(casterLevel + offset, every));
            return Math.min(grown, most);
        }
    }
}
