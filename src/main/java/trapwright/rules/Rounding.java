package trapwright.rules;

import java.math.BigInteger;
import org.apache.commons.numbers.fraction.BigFraction;

/// How a fraction becomes a whole number.
public enum Rounding {
    /// To the nearest, exact halves up.
    HALF_UP,
    /// To the nearest, exact halves down.
    HALF_DOWN,
    /// Towards minus infinity.
    DOWN,
    /// Towards plus infinity.
    UP;

    private static final BigFraction HALF = BigFraction.of(1, 2);

    /// The whole number this rounding gives.
    public BigFraction whole(BigFraction value) {
        return switch (this) {
            case HALF_UP -> floor(value.add(HALF));
            case HALF_DOWN -> floor(value.negate().add(HALF)).negate();
            case DOWN -> floor(value);
            case UP -> floor(value.negate()).negate();
        };
    }

    private static BigFraction floor(BigFraction value) {
        BigInteger[] parts = value.getNumerator().divideAndRemainder(value.getDenominator());
        boolean below = parts[1].signum() != 0 && value.signum() < 0;
        return BigFraction.of(below ? parts[0].subtract(BigInteger.ONE) : parts[0]);
    }
}
