package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rounding;
import trapwright.rules.Ruling;
import trapwright.rules.Step;

/// The DCs to find, disable and withstand a trap (3.5, sections 2.4 and 2.5).
final class DcSteps {
    private static final int MAGIC = 25;
    private static final int SAVE = 10;
    private static final BigFraction ONE_AND_A_HALF = BigFraction.of(3, 2);

    private DcSteps() {}

    /// The Search DC.
    static List<Step> search(Ruled ruled) {
        return switch (ruled.design().make()) {
            case Make.Mechanism mechanism -> set(ruled, "search-dc", mechanism.searchDc());
            case Make.Spellwork work -> magic(ruled, work, "search-dc");
        };
    }

    /// The Disable Device DC.
    static List<Step> disable(Ruled ruled) {
        return switch (ruled.design().make()) {
            case Make.Mechanism mechanism -> set(ruled, "disable-dc", mechanism.disableDc());
            case Make.Spellwork work -> magic(ruled, work, "disable-dc");
        };
    }

    /// The DC of the first save; no steps without one.
    static List<Step> save(Ruled ruled) {
        List<Delivery.Save> saves = ruled.design().delivery().saves();
        return saves.isEmpty() ? List.of() : save(ruled, saves.getFirst());
    }

    /// The DC of one save: as set, else from the spell, else the base 20.
    static List<Step> save(Ruled ruled, Delivery.Save save) {
        if (save.dc().isPresent()) {
            return set(ruled, "save-dc", save.dc().get());
        }
        return switch (ruled.design().make()) {
            case Make.Mechanism ignored -> set(ruled, "save-dc", Mechanics.saveDc(save));
            case Make.Spellwork work -> magicSave(ruled, work);
        };
    }

    private static List<Step> set(Ruled ruled, String field, int dc) {
        return List.of(new Step.Add(ruled.reason(Message.of("dnd35.dc.set"), field), BigFraction.of(dc)));
    }

    private static List<Step> magic(Ruled ruled, Make.Spellwork work, String field) {
        Optional<SpellUse> effect = Spells.highest(ruled, Spells.effects(work));
        Optional<SpellUse> any = Spells.highest(ruled, work.spells());
        boolean differ = !level(ruled, effect).equals(level(ruled, any));
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Add(ruled.reason(Message.of("dnd35.dc.magic"), field), BigFraction.of(MAGIC)));
        (ruled.says(Rulings35.MAGIC_DC, "any-spell") ? any : effect)
                .ifPresent(use -> steps.add(new Step.Add(
                        differ ? ruled.reason(spell(ruled, use), "spell", Rulings35.MAGIC_DC) : byClass(ruled, use),
                        level(ruled, Optional.of(use)))));
        return steps;
    }

    private static List<Step> magicSave(Ruled ruled, Make.Spellwork work) {
        Optional<SpellUse> effect = Spells.highest(ruled, Spells.effects(work));
        BigFraction level = level(ruled, effect);
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Add(ruled.reason(Message.of("dnd35.dc.save-base"), "save-dc"), BigFraction.of(SAVE)));
        switch (work.form()) {
            case DEVICE ->
                effect.ifPresent(use -> {
                    Message label = oneAndAHalf(use, level);
                    steps.add(new Step.Add(ruled.reason(label, "spell"), timesOneAndAHalf(level)));
                });
            case SPELL -> {
                if (ruled.says(Rulings35.SPELL_TRAP_SAVE, "device-formula")) {
                    effect.ifPresent(use -> {
                        Message label = oneAndAHalf(use, level);
                        steps.add(new Step.Add(
                                ruled.reason(label, "spell", Rulings35.SPELL_TRAP_SAVE), timesOneAndAHalf(level)));
                    });
                } else {
                    effect.ifPresent(use -> steps.add(new Step.Add(byClass(ruled, use), level)));
                    ability(ruled, work, level, steps);
                }
            }
        }
        return steps;
    }

    private static Message oneAndAHalf(SpellUse use, BigFraction level) {
        return Message.of("dnd35.dc.one-and-a-half", Labels.spell(use), level);
    }

    private static BigFraction timesOneAndAHalf(BigFraction level) {
        return Rounding.DOWN.whole(level.multiply(ONE_AND_A_HALF));
    }

    private static void ability(Ruled ruled, Make.Spellwork work, BigFraction level, List<Step> steps) {
        BigFraction least = Rounding.DOWN.whole(level.divide(BigFraction.of(2)));
        BigFraction modifier = work.abilityModifier().map(BigFraction::of).orElse(least);
        Message label = Message.of(work.abilityModifier().isPresent() ? "dnd35.dc.ability" : "dnd35.dc.least-ability");
        steps.add(new Step.Add(
                modifier.equals(least)
                        ? ruled.reason(label, "ability-modifier")
                        : ruled.reason(label, "ability-modifier", Rulings35.SPELL_TRAP_SAVE),
                modifier));
    }

    private static BigFraction level(Ruled ruled, Optional<SpellUse> use) {
        return BigFraction.of(use.map(spell -> Spells.level(ruled, spell)).orElse(0));
    }

    private static Reason byClass(Ruled ruled, SpellUse use) {
        Ruling ruling = Rulings35.SPELL_LEVEL;
        return Spells.differsByClass(use)
                ? ruled.reason(spell(ruled, use), "spell", ruling)
                : ruled.reason(spell(ruled, use), "spell");
    }

    private static Message spell(Ruled ruled, SpellUse use) {
        return Message.of("dnd35.dc.spell", Labels.spell(use), Spells.level(ruled, use));
    }
}
