package trapwright.measure;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// An amount of money in copper pieces: 100 to a gold piece, 10 to a silver piece.
///
/// @param copper copper pieces; negative in an adjustment or a price modifier
public record Money(long copper) {
    /// No money.
    public static final Money NONE = new Money(0);

    private static final int COPPER_IN_GOLD = 100;

    /// Whole gold pieces.
    public static Money gold(long gold) {
        return new Money(Math.multiplyExact(gold, COPPER_IN_GOLD));
    }

    /// Reads gold pieces with at most two decimals; more are rounded.
    ///
    /// @throws ArithmeticException when the amount is too large to count
    @JsonCreator
    public static Money ofGold(BigDecimal gold) {
        return new Money(
                gold.movePointRight(2).setScale(0, RoundingMode.HALF_UP).longValueExact());
    }

    /// Gold pieces with as many decimals as needed, as files hold it.
    @JsonValue
    public BigDecimal inGold() {
        BigDecimal gold = BigDecimal.valueOf(copper, 2).stripTrailingZeros();
        return gold.scale() < 0 ? gold.setScale(0) : gold;
    }
}
