package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The spells of a magic trap as the rules count them.
final class Spells {
    private Spells() {}

    /// The level of a spell: the chosen class's, or the lowest of any class (ruling `spell-level`), with metamagic.
    static int level(Ruled ruled, SpellUse use) {
        int level = ruled.says(Rulings35.SPELL_LEVEL, "lowest") ? lowest(use) + use.metamagic() : use.raisedLevel();
        return Math.max(0, level);
    }

    /// Whether the ruling `spell-level` decides this spell's level.
    static boolean differsByClass(SpellUse use) {
        return lowest(use) != use.level();
    }

    private static int lowest(SpellUse use) {
        return SpellList.find(use.spell()).map(Spell::lowestLevel).orElse(use.level());
    }

    /// The spells that are the trap's effect.
    static List<SpellUse> effects(Make.Spellwork work) {
        List<SpellUse> effects = new ArrayList<>();
        for (SpellUse use : work.spells()) {
            if (use.role() == SpellUse.Role.EFFECT) {
                effects.add(use);
            }
        }
        return effects;
    }

    /// The spell of the highest level among some; nothing when there are none.
    static Optional<SpellUse> highest(Ruled ruled, List<SpellUse> uses) {
        SpellUse highest = null;
        for (SpellUse use : uses) {
            if (highest == null || level(ruled, use) > level(ruled, highest)) {
                highest = use;
            }
        }
        return Optional.ofNullable(highest);
    }

    /// Every spell but an *alarm* that only sets the trap off.
    static List<SpellUse> withoutAlarm(Make.Spellwork work) {
        return work.spells().stream().filter(use -> !isFreeAlarm(use)).toList();
    }

    /// *Alarm* as a trigger, which costs nothing unless its caster is hired (3.5, section 5.1).
    static boolean isFreeAlarm(SpellUse use) {
        return use.role() != SpellUse.Role.EFFECT && use.spell().equals(SpellList.ALARM);
    }

    /// The least caster level for its class and level (3.5, section 5.1).
    static int leastCasterLevel(SpellUse use) {
        return use.caster().casting().leastCasterLevel(Math.max(0, use.raisedLevel()));
    }

    /// Whether one of the spells is this one.
    static boolean has(Make.Spellwork work, String id) {
        for (SpellUse use : work.spells()) {
            if (use.spell().equals(id)) {
                return true;
            }
        }
        return false;
    }
}
