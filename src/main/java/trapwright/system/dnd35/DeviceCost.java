package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rounding;
import trapwright.rules.Step;

/// What a magic device costs to make: gold in copper pieces, experience, days (3.5, section 5.1).
final class DeviceCost {
    private static final int COPPER_IN_GOLD = 100;
    private static final int ONE_SHOT_GOLD = 50;
    private static final int ONE_SHOT_XP = 4;
    private static final int AUTOMATIC_SPELL = 10;
    private static final int AUTOMATIC_COMPONENT = 100;
    private static final int GOLD_AN_XP = 5;
    private static final BigFraction COPPER_A_DAY = BigFraction.of(500 * COPPER_IN_GOLD);

    private final Ruled ruled;
    private final List<Step> steps = new ArrayList<>();

    private DeviceCost(Ruled ruled) {
        this.ruled = ruled;
    }

    /// The steps of the gold, before the game master's correction.
    static List<Step> gold(Ruled ruled, Make.Spellwork work) {
        DeviceCost cost = new DeviceCost(ruled);
        for (SpellUse use : work.spells()) {
            cost.spell(use, ONE_SHOT_GOLD, "dnd35.cost.spell", COPPER_IN_GOLD);
            cost.components(use);
        }
        return cost.steps;
    }

    /// The steps of the experience.
    static List<Step> xp(Ruled ruled, Make.Spellwork work) {
        DeviceCost cost = new DeviceCost(ruled);
        for (SpellUse use : work.spells()) {
            cost.spell(use, ONE_SHOT_XP, "dnd35.xp.spell", 1);
        }
        return cost.steps;
    }

    /// The steps of the building time: a day for each 500 gp, rounded up, at least one.
    static List<Step> days(Ruled ruled, Make.Spellwork work, List<Step> gold) {
        BigFraction all = Folding.value(gold);
        BigFraction spells = hasComponents(work) ? spellsOnly(ruled, work) : all;
        boolean without = ruled.says(Rulings35.DEVICE_DAYS, "without-components");
        BigFraction counted = without ? spells : all;
        Message label = Message.of("dnd35.days.cost", Labels.money(counted));
        Reason reason = all.equals(spells) ? ruled.reason(label, "") : ruled.reason(label, "", Rulings35.DEVICE_DAYS);
        List<Step> days = new ArrayList<>();
        days.add(new Step.Add(reason, counted.divide(COPPER_A_DAY)));
        days.add(new Step.Round(ruled.reason(Message.of("dnd35.days.whole"), ""), BigFraction.ONE, Rounding.UP));
        if (counted.signum() <= 0) {
            days.add(new Step.AtLeast(ruled.reason(Message.of("dnd35.days.least"), ""), BigFraction.ONE));
        }
        return days;
    }

    private static boolean hasComponents(Make.Spellwork work) {
        return work.spells().stream().anyMatch(use -> !use.components().equals(SpellUse.Components.NONE));
    }

    private static BigFraction spellsOnly(Ruled ruled, Make.Spellwork work) {
        DeviceCost cost = new DeviceCost(ruled);
        for (SpellUse use : work.spells()) {
            cost.spell(use, ONE_SHOT_GOLD, "dnd35.cost.spell", COPPER_IN_GOLD);
        }
        return Folding.value(cost.steps);
    }

    private void spell(SpellUse use, int oneShot, String key, int unit) {
        Message name = Labels.spell(use);
        if (Spells.isFreeAlarm(use)) {
            add(ruled.reason(Message.of("dnd35.cost.alarm", name), "trigger-spell"), BigFraction.ZERO);
        } else if (use.role() == SpellUse.Role.SHARED_TRIGGER) {
            add(ruled.reason(Message.of("dnd35.cost.shared", name), "trigger-spell"), BigFraction.ZERO);
        } else {
            int factor = ruled.isAutomatic() ? oneShot * AUTOMATIC_SPELL : oneShot;
            int caster = Math.max(0, use.caster().level());
            int level = Spells.level(ruled, use);
            BigFraction weight = level == 0 ? weightOfZero() : BigFraction.of(level);
            Message label = Message.of(key, name, factor, caster, Labels.cr(weight));
            add(
                    reason(use, level, label),
                    weight.multiply(BigFraction.of((long) factor * unit)).multiply(BigFraction.of(caster)));
        }
    }

    private Reason reason(SpellUse use, int level, Message label) {
        String field = use.role() == SpellUse.Role.EFFECT ? "spell" : "trigger-spell";
        if (level == 0) {
            return ruled.reason(label, field, Rulings35.LEVEL_ZERO);
        }
        return Spells.differsByClass(use)
                ? ruled.reason(label, field, Rulings35.SPELL_LEVEL)
                : ruled.reason(label, field);
    }

    private BigFraction weightOfZero() {
        return switch (ruled.rulings().reading(Rulings35.LEVEL_ZERO)) {
            case "nothing" -> BigFraction.ZERO;
            case "one" -> BigFraction.ONE;
            default -> BigFraction.of(1, 2);
        };
    }

    private void components(SpellUse use) {
        if (use.role() == SpellUse.Role.SHARED_TRIGGER || Spells.isFreeAlarm(use)) {
            return;
        }
        Message name = Labels.spell(use);
        int times = ruled.isAutomatic() ? AUTOMATIC_COMPONENT : 1;
        SpellUse.Components components = use.components();
        if (components.material().copper() != 0) {
            Message label = Message.of("dnd35.cost.material", name, components.material(), times);
            add(ruled.reason(label, "spell"), copper(components.material().copper(), times));
        }
        if (components.xp() != 0) {
            Message label = Message.of("dnd35.cost.xp-component", name, components.xp(), GOLD_AN_XP * times);
            add(ruled.reason(label, "spell"), copper((long) components.xp() * GOLD_AN_XP * COPPER_IN_GOLD, times));
        }
        if (components.focus().copper() != 0) {
            boolean charged = ruled.says(Rulings35.FOCUS_COST, "charged");
            Message label = Message.of("dnd35.cost.focus", name, components.focus());
            add(
                    ruled.reason(label, "spell", Rulings35.FOCUS_COST),
                    charged ? copper(components.focus().copper(), 1) : BigFraction.ZERO);
        }
    }

    private static BigFraction copper(long copper, int times) {
        return BigFraction.of(copper).multiply(BigFraction.of(times));
    }

    private void add(Reason reason, BigFraction amount) {
        steps.add(new Step.Add(reason, amount));
    }
}
