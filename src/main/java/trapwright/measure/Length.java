package trapwright.measure;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// A length as typed. Converting uses the games' own ratio, 5 ft = 1.5 m (3.5, section 13), and is never written back.
///
/// @param amount how much, 0 or more
/// @param unit feet or metres
public record Length(BigDecimal amount, Unit unit) {
    private static final BigDecimal METRES_IN_A_FOOT = new BigDecimal("0.3");

    /// Refuses a negative length and drops trailing zeros, so that equal lengths are equal.
    public Length {
        if (amount.signum() < 0) {
            throw new IllegalArgumentException("negative length " + amount);
        }
        amount = plain(amount);
    }

    /// A whole number of feet.
    public static Length feet(int amount) {
        return new Length(BigDecimal.valueOf(amount), Unit.FEET);
    }

    /// This length in another unit, rounded to two decimals where the ratio does not come out even.
    public Length in(Unit wanted) {
        if (wanted == unit) {
            return this;
        }
        return switch (wanted) {
            case METRES -> new Length(amount.multiply(METRES_IN_A_FOOT), wanted);
            case FEET -> new Length(amount.divide(METRES_IN_A_FOOT, 2, RoundingMode.HALF_UP), wanted);
        };
    }

    private static BigDecimal plain(BigDecimal amount) {
        BigDecimal stripped = amount.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /// The two units of the games.
    public enum Unit {
        /// Imperial feet.
        FEET,
        /// Metres as the French books use them.
        METRES
    }
}
