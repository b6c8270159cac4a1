package trapwright.system.dnd35;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import trapwright.rules.Wording;

/// A spell of the built-in list, with what a trap needs to know of it.
///
/// @param id its id; its name is the message `dnd35.spell.<id>`
/// @param levels its level in each class that casts it
/// @param uses what it may do in a trap
/// @param caster the class that gets it first, and its level there
/// @param saves the saves against it, whose DCs follow from the level
/// @param components what one casting uses up
/// @param damage the damage, when it does any
public record Spell(
        String id,
        Map<CasterClass, Integer> levels,
        Set<Use> uses,
        Listing caster,
        List<Delivery.Save> saves,
        SpellUse.Components components,
        Optional<SpellDamage> damage) {
    /// Copies the collections.
    public Spell {
        levels = Collections.unmodifiableMap(new EnumMap<>(levels));
        uses = Set.copyOf(uses);
        saves = List.copyOf(saves);
    }

    /// The lowest level it has in any class.
    public int lowestLevel() {
        return Collections.min(levels.values());
    }

    /// The spell in a trap, cast by the class that gets it first at the least caster level (3.5, section 5.1).
    ///
    /// @param role what it does there
    public SpellUse use(SpellUse.Role role) {
        return use(role, caster.casting(), caster.casting().leastCasterLevel(caster.level()));
    }

    /// The spell in a trap, cast by a class of the game master's choice.
    ///
    /// @param casting the class; one without the spell casts it at the level of the class that gets it first
    /// @param casterLevel the caster level
    public SpellUse use(SpellUse.Role role, CasterClass casting, int casterLevel) {
        int level = levels.getOrDefault(casting, caster.level());
        return new SpellUse(role, id, Wording.NONE, level, 0, new SpellUse.Caster(casting, casterLevel), components);
    }

    /// A class and the level it has a spell at.
    ///
    /// @param casting the class
    /// @param level the spell level, 0 to 9
    public record Listing(CasterClass casting, int level) {}

    /// What a spell may do in a trap.
    public enum Use {
        /// It sets a magic device off.
        TRIGGER,
        /// It is a magic device's effect.
        EFFECT,
        /// It is a trap by itself.
        SPELL_TRAP
    }
}
