package trapwright.store;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import trapwright.measure.Money;

/// Numbers within our limits. A number written as text, with decimals where none can be, or too large is refused; `1e1`
/// and `10.0` are 10, as the schema has it.
final class Bounded {
    private Bounded() {}

    /// A whole number.
    static final class Whole extends StdDeserializer<Integer> {
        private final boolean always;

        /// @param always whether there has to be one
        Whole(boolean always) {
            super(Integer.class);
            this.always = always;
        }

        @Override
        public Integer deserialize(JsonParser parser, DeserializationContext context) {
            if (isNumber(parser)) {
                BigDecimal number = parser.getDecimalValue();
                boolean isWhole = number.stripTrailingZeros().scale() <= 0;
                if (isWhole && number.abs().compareTo(BigDecimal.valueOf(Limits.WHOLE)) <= 0) {
                    return number.intValueExact();
                }
            }
            return refused(context);
        }

        @Override
        public @Nullable Object getNullValue(DeserializationContext context) {
            return always ? refused(context) : null;
        }

        private static Integer refused(DeserializationContext context) {
            return context.reportInputMismatch(Integer.class, "no whole number");
        }
    }

    /// A decimal number, such as a length.
    static final class Decimal extends StdDeserializer<BigDecimal> {
        Decimal() {
            super(BigDecimal.class);
        }

        @Override
        public BigDecimal deserialize(JsonParser parser, DeserializationContext context) {
            return decimal(parser, context);
        }
    }

    /// Gold pieces.
    static final class Gold extends StdDeserializer<Money> {
        Gold() {
            super(Money.class);
        }

        @Override
        public Money deserialize(JsonParser parser, DeserializationContext context) {
            return Money.ofGold(decimal(parser, context));
        }
    }

    private static boolean isNumber(JsonParser parser) {
        JsonToken token = parser.currentToken();
        return token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT;
    }

    private static BigDecimal decimal(JsonParser parser, DeserializationContext context) {
        if (isNumber(parser)) {
            BigDecimal number = parser.getDecimalValue();
            if (number.abs().compareTo(BigDecimal.valueOf(Limits.GOLD)) <= 0) {
                return number;
            }
        }
        return (BigDecimal) context.reportInputMismatch(BigDecimal.class, "no number");
    }
}
