package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;

/// The CR of a magic trap: 1 and the larger of the highest spell level and the sevens of damage (3.5, section 3.2).
final class MagicCr {
    private MagicCr() {}

    /// The rows that apply, before any correction.
    static List<Step> steps(Ruled ruled, Make.Spellwork work, List<Step> average) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Add(ruled.reason(Message.of("dnd35.cr.magic"), ""), BigFraction.ONE));
        Optional<SpellUse> highest = counted(ruled, work);
        int level = highest.map(use -> Spells.level(ruled, use)).orElse(0);
        BigFraction mean = Folding.value(average);
        long sevens = Sevens.count(mean, ruled);
        boolean sum = ruled.says(Rulings35.MAGIC_DAMAGE, "sum");
        boolean spellCounts = sum || level >= sevens;
        highest.ifPresent(use ->
                steps.add(new Step.Add(spell(ruled, work, use, level), BigFraction.of(spellCounts ? level : 0))));
        if (!average.isEmpty()) {
            steps.add(damage(ruled, mean, sevens, sum || !spellCounts, level));
        }
        return steps;
    }

    private static Optional<SpellUse> counted(Ruled ruled, Make.Spellwork work) {
        return Spells.highest(ruled, effectsOnly(ruled) ? Spells.effects(work) : Spells.withoutAlarm(work));
    }

    private static boolean effectsOnly(Ruled ruled) {
        return ruled.says(Rulings35.HIGHEST_SPELL, "effect-only");
    }

    private static Reason spell(Ruled ruled, Make.Spellwork work, SpellUse use, int level) {
        Message label = Message.of("dnd35.cr.spell", Labels.spell(use), level);
        int effects = Spells.highest(ruled, Spells.effects(work))
                .map(effect -> Spells.level(ruled, effect))
                .orElse(0);
        int every = Spells.highest(ruled, Spells.withoutAlarm(work))
                .map(effect -> Spells.level(ruled, effect))
                .orElse(0);
        if (effects != every) {
            return ruled.reason(label, "spell", Rulings35.HIGHEST_SPELL);
        }
        return Spells.differsByClass(use)
                ? ruled.reason(label, "spell", Rulings35.SPELL_LEVEL)
                : ruled.reason(label, "spell");
    }

    private static Step damage(Ruled ruled, BigFraction mean, long sevens, boolean counts, int level) {
        if (sevens > 0 && level > 0) {
            Message label = Message.of("dnd35.cr.damage", mean, sevens * 7);
            return new Step.Add(
                    ruled.reason(label, "damage", Rulings35.MAGIC_DAMAGE), BigFraction.of(counts ? sevens : 0));
        }
        return Sevens.step(mean, sevens, counts ? sevens : 0, ruled);
    }
}
