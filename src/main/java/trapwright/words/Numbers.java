package trapwright.words;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.StringJoiner;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;

/// Numbers as a language writes them. Gaps are U+00A0, which every font on the card has.
///
/// @param language the language
public record Numbers(Language language) {
    /// The minus sign that is as wide as a plus.
    static final String MINUS = "−";

    private static final int GROUP = 3;
    private static final int LONGEST_DECIMALS = 4;
    private static final int COPPER_IN_GOLD = 100;
    private static final int COPPER_IN_SILVER = 10;
    private static final BigFraction HUNDRED = BigFraction.of(100);

    /// A whole number in groups of three: `12,650`, « 12 650 ».
    public String whole(long value) {
        String digits = value < 0 ? Long.toString(value).substring(1) : Long.toString(value);
        StringBuilder grouped = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % GROUP == 0) {
                grouped.append(gap());
            }
            grouped.append(digits.charAt(i));
        }
        return value < 0 ? MINUS + grouped : grouped.toString();
    }

    /// A decimal number.
    public String decimal(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        if (plain.scale() <= 0) {
            return whole(plain.longValue());
        }
        String[] parts = plain.abs().toPlainString().split("\\.", 2);
        String written = whole(Long.parseLong(parts[0])) + point() + parts[1];
        return plain.signum() < 0 ? MINUS + written : written;
    }

    /// A fraction: as a decimal number where that ends soon (`8.5`), else as it is (`1/3`).
    public String exact(BigFraction value) {
        try {
            BigDecimal decimal = new BigDecimal(value.getNumerator())
                    .divide(new BigDecimal(value.getDenominator()), LONGEST_DECIMALS, RoundingMode.UNNECESSARY);
            return decimal(decimal);
        } catch (ArithmeticException endless) {
            return fraction(value);
        }
    }

    /// A fraction with a stroke, a whole number without: `1/2`.
    public String fraction(BigFraction value) {
        if (value.getDenominator().equals(java.math.BigInteger.ONE)) {
            return whole(value.longValue());
        }
        String written = value.getNumerator().abs() + "/" + value.getDenominator();
        return value.signum() < 0 ? MINUS + written : written;
    }

    /// A chance in whole per cent; never 0 % or 100 % for what can and may not happen, but `<1%` and `>99%`.
    public String chance(BigFraction value) {
        int percent = value.multiply(HUNDRED).add(BigFraction.of(1, 2)).intValue();
        boolean below = percent < 1 && value.signum() > 0;
        boolean above = percent >= 100 && value.compareTo(BigFraction.ONE) < 0;
        String key = below ? "common.percent.below" : above ? "common.percent.above" : "common.percent";
        int shown = below ? 1 : above ? 99 : Math.clamp(percent, 0, 100);
        return new Words(language, Units.METRIC).say(Message.of(key, shown));
    }

    /// Money in gold, silver and copper, leaving out what is none: `4,216 gp 6 sp 7 cp`.
    public String money(Money money) {
        long copper = Math.abs(money.copper());
        StringJoiner coins = new StringJoiner(" ");
        coin(coins, "common.gold", copper / COPPER_IN_GOLD);
        coin(coins, "common.silver", copper % COPPER_IN_GOLD / COPPER_IN_SILVER);
        coin(coins, "common.copper", copper % COPPER_IN_SILVER);
        if (coins.length() == 0) {
            coins.add(new Words(language, Units.METRIC).say(Message.of("common.gold", 0)));
        }
        return money.copper() < 0 ? MINUS + coins : coins.toString();
    }

    private void coin(StringJoiner coins, String key, long count) {
        if (count > 0) {
            coins.add(new Words(language, Units.METRIC).say(Message.of(key, count)));
        }
    }

    private String gap() {
        return switch (language) {
            case EN -> ",";
            case FR -> "\u00a0";
        };
    }

    private String point() {
        return switch (language) {
            case EN -> ".";
            case FR -> ",";
        };
    }
}
