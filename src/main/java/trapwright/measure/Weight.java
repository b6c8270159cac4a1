package trapwright.measure;

import java.math.BigDecimal;

/// A weight as typed. Converting uses the games' own ratio, 2 lb. = 1 kg (5e, section 9), and is never written back.
///
/// @param amount how much, 0 or more
/// @param unit pounds or kilograms
public record Weight(BigDecimal amount, Unit unit) {
    private static final BigDecimal POUNDS_IN_A_KILOGRAM = BigDecimal.TWO;

    /// Refuses a negative weight and drops trailing zeros, so that equal weights are equal.
    public Weight {
        if (amount.signum() < 0) {
            throw new IllegalArgumentException("negative weight " + amount);
        }
        amount = plain(amount);
    }

    /// A whole number of pounds.
    public static Weight pounds(int amount) {
        return new Weight(BigDecimal.valueOf(amount), Unit.POUNDS);
    }

    /// This weight in another unit.
    public Weight in(Unit wanted) {
        if (wanted == unit) {
            return this;
        }
        return switch (wanted) {
            case KILOGRAMS -> new Weight(amount.divide(POUNDS_IN_A_KILOGRAM), wanted);
            case POUNDS -> new Weight(amount.multiply(POUNDS_IN_A_KILOGRAM), wanted);
        };
    }

    private static BigDecimal plain(BigDecimal amount) {
        BigDecimal stripped = amount.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /// The two units of the games.
    public enum Unit {
        /// Pounds.
        POUNDS,
        /// Kilograms.
        KILOGRAMS
    }
}
