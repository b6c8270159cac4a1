package trapwright.system.dnd35;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;

/// The fees of hired casters in copper pieces (3.5, section 5.2).
final class HiredFee {
    /// Above this fee nobody offers the spell.
    static final Money MOST = Money.gold(3_000);

    private static final int COPPER_IN_GOLD = 100;
    private static final int A_LEVEL = 10;
    private static final int LEVEL_ZERO = 5;
    private static final int GOLD_AN_XP = 5;
    private static final int AUTOMATIC = 10;
    private static final BigFraction FOCUS_SHARE = BigFraction.of(1, 10);

    private HiredFee() {}

    /// The steps of all fees.
    static List<Step> steps(Ruled ruled, Make.Spellwork work) {
        List<Step> steps = new ArrayList<>();
        for (SpellUse use : work.spells()) {
            if (use.role() != SpellUse.Role.SHARED_TRIGGER) {
                steps.addAll(steps(ruled, work.form(), use));
            }
        }
        if (!Folding.value(steps).getDenominator().equals(BigInteger.ONE)) {
            steps.add(Crafting.wholeCopper(ruled));
        }
        return steps;
    }

    /// The fee of one spell with all it uses up.
    static BigFraction of(Ruled ruled, Make.Form form, SpellUse use) {
        return Folding.value(steps(ruled, form, use));
    }

    private static List<Step> steps(Ruled ruled, Make.Form form, SpellUse use) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Add(casting(ruled, form, use), fee(ruled, form, use)));
        Message name = Labels.spell(use);
        SpellUse.Components components = use.components();
        if (form == Make.Form.SPELL && components.material().copper() != 0) {
            steps.add(new Step.Add(
                    ruled.reason(Message.of("dnd35.hired.material", name), "spell"),
                    BigFraction.of(components.material().copper())));
        }
        if (form == Make.Form.SPELL && components.xp() != 0) {
            steps.add(new Step.Add(
                    ruled.reason(Message.of("dnd35.hired.xp", name, components.xp()), "spell"),
                    BigFraction.of((long) components.xp() * GOLD_AN_XP * COPPER_IN_GOLD)));
        }
        if (components.focus().copper() != 0) {
            steps.add(new Step.Add(
                    ruled.reason(Message.of("dnd35.hired.focus", name), "spell"),
                    BigFraction.of(components.focus().copper()).multiply(FOCUS_SHARE)));
        }
        return steps;
    }

    private static Reason casting(Ruled ruled, Make.Form form, SpellUse use) {
        int level = Spells.level(ruled, use);
        Message label = level == 0
                ? Message.of("dnd35.hired.level-zero", Labels.spell(use), caster(use))
                : Message.of("dnd35.hired.spell", Labels.spell(use), caster(use), level);
        String field = use.role() == SpellUse.Role.EFFECT ? "spell" : "trigger-spell";
        return form == Make.Form.DEVICE && ruled.isAutomatic()
                ? ruled.reason(label, field, Rulings35.HIRED_DEVICE)
                : ruled.reason(label, field);
    }

    private static BigFraction fee(Ruled ruled, Make.Form form, SpellUse use) {
        int level = Spells.level(ruled, use);
        long gold = level == 0 ? (long) LEVEL_ZERO * caster(use) : (long) A_LEVEL * level * caster(use);
        boolean again =
                form == Make.Form.DEVICE && ruled.isAutomatic() && ruled.says(Rulings35.HIRED_DEVICE, "multiplied");
        return BigFraction.of(gold * COPPER_IN_GOLD).multiply(BigFraction.of(again ? AUTOMATIC : 1));
    }

    private static int caster(SpellUse use) {
        return Math.max(0, use.caster().level());
    }
}
