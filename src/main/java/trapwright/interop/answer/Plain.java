package trapwright.interop.answer;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Unit;

/// Exact fractions as the decimal numbers of an answer.
public final class Plain {
    private static final int COPPER_DIGITS = 2;

    private Plain() {}

    /// A number of that unit; exact where its decimals end, else to 16 digits. Copper becomes gold with two decimals.
    public static BigDecimal number(Unit unit, BigFraction value) {
        return switch (unit) {
            case COPPER -> decimal(value).setScale(0, RoundingMode.HALF_UP).movePointLeft(COPPER_DIGITS);
            case CR, XP, DC, DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> stripped(decimal(value));
        };
    }

    private static BigDecimal decimal(BigFraction value) {
        BigDecimal above = new BigDecimal(value.getNumerator());
        BigDecimal below = new BigDecimal(value.getDenominator());
        try {
            return above.divide(below);
        } catch (ArithmeticException endless) {
            return above.divide(below, MathContext.DECIMAL64);
        }
    }

    private static BigDecimal stripped(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
}
