package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Step;

/// What comes after the rules' own rows: the game master's correction, and what becomes of a CR below 1.
final class Correction {
    private Correction() {}

    /// The CR steps with the correction and the ruling for a CR below 1 (3.5, section 12, A21).
    static List<Step> cr(Ruled ruled, List<Step> rows) {
        List<Step> steps = new ArrayList<>(rows);
        ruled.design()
                .adjustment()
                .filter(adjustment -> adjustment.cr() != 0)
                .ifPresent(adjustment -> steps.add(new Step.Add(
                        ruled.reason(label("dnd35.cr.adjustment", adjustment), "adjustment"),
                        BigFraction.of(adjustment.cr()))));
        BigFraction sum = Folding.value(steps);
        if (sum.compareTo(BigFraction.ONE) < 0) {
            belowOne(ruled, sum).ifPresent(steps::add);
        }
        return steps;
    }

    /// The price steps with the correction; a price never falls below nothing.
    static List<Step> price(Ruled ruled, List<Step> rows) {
        Optional<Adjustment> changed = ruled.design()
                .adjustment()
                .filter(adjustment -> !adjustment.price().equals(Money.NONE));
        if (changed.isEmpty()) {
            return rows;
        }
        List<Step> steps = new ArrayList<>(rows);
        steps.add(new Step.Add(
                ruled.reason(label("dnd35.price.adjustment", changed.get()), "adjustment"),
                BigFraction.of(changed.get().price().copper())));
        if (Folding.value(steps).signum() < 0) {
            steps.add(new Step.AtLeast(
                    ruled.reason(Message.of("dnd35.price.not-below-nothing"), "adjustment"), BigFraction.ZERO));
        }
        return steps;
    }

    private static Message label(String key, Adjustment adjustment) {
        return adjustment.reason().isNone() ? Message.of(key) : Message.of(key + ".why", adjustment.reason());
    }

    private static Optional<Step> belowOne(Ruled ruled, BigFraction sum) {
        Message label = Message.of("dnd35.cr.below-one", sum);
        return switch (ruled.rulings().reading(Rulings35.BELOW_ONE)) {
            case "one" -> Optional.of(new Step.AtLeast(ruled.reason(label, "", Rulings35.BELOW_ONE), BigFraction.ONE));
            case "fractions" ->
                Optional.of(new Step.Add(
                        ruled.reason(label, "", Rulings35.BELOW_ONE),
                        fraction(sum).subtract(sum)));
            default -> Optional.empty();
        };
    }

    /// The house fractions: 0 is 1/2, −1 is 1/3, −2 is 1/4, −3 is 1/6, −4 and less is 1/8.
    private static BigFraction fraction(BigFraction sum) {
        return BigFraction.of(
                1,
                switch ((int) Math.max(Labels.whole(sum), -4)) {
                    case 0 -> 2;
                    case -1 -> 3;
                    case -2 -> 4;
                    case -3 -> 6;
                    default -> 8;
                });
    }
}
