package trapwright.system.dnd35;

import trapwright.measure.Money;
import trapwright.rules.Wording;

/// One spell in a magic trap.
///
/// @param role what it does there
/// @param spell the built-in spell's id, or empty for one of the game master's own
/// @param name the name of a spell of the game master's own, and how a built-in one is modified ("extended")
/// @param level the spell level in that class, 0 to 9, without metamagic
/// @param metamagic levels that metamagic adds, 0 or more
/// @param caster the class whose spell it is, and its caster level
/// @param components what the casting uses up
public record SpellUse(
        Role role, String spell, Wording name, int level, int metamagic, Caster caster, Components components) {
    /// The level the rules use: with metamagic.
    public int raisedLevel() {
        return level + metamagic;
    }

    public SpellUse withLevel(int changed) {
        return new SpellUse(role, spell, name, changed, metamagic, caster, components);
    }

    /// What a spell does in a trap.
    public enum Role {
        /// It is the trap's effect.
        EFFECT,
        /// It is the trap's trigger, and paid for.
        TRIGGER,
        /// It is a trigger that another part of the same trap has paid for (3.5, section 9).
        SHARED_TRIGGER
    }

    /// Who casts it.
    ///
    /// @param casting the class
    /// @param level the caster level, 1 or more
    public record Caster(CasterClass casting, int level) {}

    /// What one casting uses up.
    ///
    /// @param material the price of the material components
    /// @param xp experience points
    /// @param focus the price of the focus
    public record Components(Money material, int xp, Money focus) {
        /// No costly components.
        public static final Components NONE = new Components(Money.NONE, 0, Money.NONE);
    }
}
