package trapwright.system.dnd35;

import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rounding;
import trapwright.rules.Step;

/// Average damage counted in sevens (3.5, section 3.3).
final class Sevens {
    private static final BigFraction SEVEN = BigFraction.of(7);
    private static final BigFraction HALF = BigFraction.of(1, 2);

    private Sevens() {}

    /// How many sevens the damage counts, under the ruling for rounding.
    static long count(BigFraction average, Ruled ruled) {
        Rounding rounding = switch (ruled.rulings().reading(Rulings35.DAMAGE_ROUNDING)) {
            case "half-down" -> Rounding.HALF_DOWN;
            case "down" -> Rounding.DOWN;
            case "up" -> Rounding.UP;
            default -> Rounding.HALF_UP;
        };
        return Labels.whole(rounding.whole(average.divide(SEVEN)));
    }

    /// The step that adds them to a CR.
    ///
    /// @param counts how much of them counts: all, or only what is more than the spell level
    static Step step(BigFraction average, long sevens, long counts, Ruled ruled) {
        return new Step.Add(reason(average, sevens, ruled), BigFraction.of(counts));
    }

    /// Names the ruling for an exact half, which the rule itself speaks of, and wherever the game master departs.
    private static Reason reason(BigFraction average, long sevens, Ruled ruled) {
        Message label = Message.of("dnd35.cr.damage", average, sevens * 7);
        BigFraction share = average.divide(SEVEN);
        boolean half = share.subtract(HALF).getDenominator().equals(java.math.BigInteger.ONE);
        return half || ruled.departs(Rulings35.DAMAGE_ROUNDING)
                ? ruled.reason(label, "damage", Rulings35.DAMAGE_ROUNDING)
                : ruled.reason(label, "damage");
    }
}
