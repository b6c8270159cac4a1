package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Rounding;
import trapwright.rules.Step;

/// Building and repairing a mechanical trap (3.5, section 6).
public final class Crafting {
    private static final BigFraction A_THIRD = BigFraction.of(1, 3);
    private static final BigFraction A_FIFTH = BigFraction.of(1, 5);
    private static final int COPPER_IN_SILVER = 10;
    private static final int MORE = 5;
    private static final int TABLE_ENDS = 10;
    private static final int CRS_A_STEP = 3;

    private Crafting() {}

    /// The weeks it takes when every check succeeds: the price in silver over check times DC, rounded up.
    ///
    /// @param price the market price, or the materials of a repair
    /// @param check the result of the weekly check
    /// @param dc the Craft DC
    /// @return at least 1; nothing less helps when check or DC is not above 0
    public static long weeks(Money price, int check, int dc) {
        long progress = Math.max(1L, (long) check * dc) * COPPER_IN_SILVER;
        return Math.max(1, Math.ceilDiv(price.copper(), progress));
    }

    /// The steps of the Craft DC. A CR below 1 counts as 1.
    static List<Step> dc(Ruled ruled, BigFraction cr) {
        List<Step> steps = new ArrayList<>();
        Message label = Message.of("dnd35.craft.cr", Labels.cr(cr));
        if (cr.compareTo(BigFraction.of(TABLE_ENDS)) > 0) {
            boolean extend = ruled.says(Rulings35.CRAFT_ABOVE_TEN, "extend");
            BigFraction above =
                    Rounding.UP.whole(cr.subtract(BigFraction.of(TABLE_ENDS)).divide(BigFraction.of(CRS_A_STEP)));
            steps.add(new Step.Add(
                    ruled.reason(label, "", Rulings35.CRAFT_ABOVE_TEN),
                    extend ? above.multiply(BigFraction.of(MORE)).add(BigFraction.of(30)) : BigFraction.of(30)));
        } else {
            long level = Labels.whole(cr);
            steps.add(new Step.Add(ruled.reason(label, ""), BigFraction.of(level <= 3 ? 20 : level <= 6 ? 25 : 30)));
        }
        if (ruled.design().workings().triggering().trigger() == Workings.Trigger.PROXIMITY) {
            steps.add(new Step.Add(ruled.reason(Message.of("dnd35.craft.proximity"), "trigger"), BigFraction.of(MORE)));
        }
        if (ruled.isAutomatic()) {
            steps.add(new Step.Add(ruled.reason(Message.of("dnd35.craft.automatic"), "reset"), BigFraction.of(MORE)));
        }
        return steps;
    }

    /// Raw materials: one third of the price.
    static List<Step> rawMaterials(Ruled ruled, BigFraction price) {
        return List.of(
                marketPrice(ruled, price),
                new Step.Multiply(ruled.reason(Message.of("dnd35.raw.third"), ""), A_THIRD),
                wholeCopper(ruled));
    }

    /// What a check missed by 5 or more spoils: half the raw materials, in whole copper pieces. The third of the price
    /// is
    /// not rounded before it is halved.
    static Money spoiled(Ruled ruled, BigFraction price) {
        return Labels.money(Folding.value(List.of(
                marketPrice(ruled, price),
                new Step.Multiply(ruled.reason(Message.of("dnd35.raw.third"), ""), A_THIRD.divide(2)),
                wholeCopper(ruled))));
    }

    /// Repair materials: one fifth of the raw materials, or of the market price (ruling `repair-materials`).
    static List<Step> repair(Ruled ruled, BigFraction price) {
        List<Step> steps = new ArrayList<>();
        steps.add(marketPrice(ruled, price));
        if (ruled.says(Rulings35.REPAIR_MATERIALS, "seed")) {
            steps.add(new Step.Multiply(ruled.reason(Message.of("dnd35.raw.third"), ""), A_THIRD));
        }
        steps.add(new Step.Multiply(
                ruled.reason(Message.of("dnd35.repair.fifth"), "", Rulings35.REPAIR_MATERIALS), A_FIFTH));
        steps.add(wholeCopper(ruled));
        return steps;
    }

    private static Step marketPrice(Ruled ruled, BigFraction price) {
        return new Step.Add(ruled.reason(Message.of("dnd35.raw.price"), ""), price);
    }

    /// Rounds to whole copper pieces.
    static Step wholeCopper(Ruled ruled) {
        return new Step.Round(
                ruled.reason(Message.of("dnd35.raw.whole-copper"), ""), BigFraction.ONE, Rounding.HALF_UP);
    }
}
