package trapwright.store;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.ValueInstantiationException;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Message;

/// Says what a field holds, when a file has something else in it.
final class Expected {
    private Expected() {}

    /// The values that a kind or a choice may have, as a file writes them.
    static String choices(JacksonException wrong) {
        return switch (wrong) {
            case InvalidTypeIdException kind -> joined(kinds(kind.getBaseType().getRawClass()));
            case MismatchedInputException choice -> joined(choices(choice.getTargetType()));
            default -> "";
        };
    }

    /// What a value should have been.
    static Message of(JacksonException wrong) {
        if (wrong instanceof InvalidTypeIdException kind) {
            return oneOf(kinds(kind.getBaseType().getRawClass()));
        }
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof ValueInstantiationException refused && refused.getType() != null) {
                return of(refused.getType().getRawClass());
            }
            if (cause instanceof MismatchedInputException mismatch) {
                return of(mismatch.getTargetType());
            }
        }
        return Message.of("store.expected.other");
    }

    private static Message of(@Nullable Class<?> type) {
        if (type == null) {
            return Message.of("store.expected.other");
        }
        if (type.isEnum()) {
            return oneOf(choices(type));
        }
        if (type == int.class || type == Integer.class) {
            return Message.of("store.expected.whole", Limits.WHOLE);
        }
        if (type == BigDecimal.class || type == Money.class) {
            return Message.of("store.expected.number", Limits.GOLD);
        }
        if (type == boolean.class) {
            return Message.of("store.expected.yes-no");
        }
        if (type == Length.class || type == Weight.class || type == Span.class) {
            return Message.of("store.expected.measure");
        }
        if (type == UUID.class) {
            return Message.of("store.expected.id");
        }
        if (type == String.class || type == Dice.class) {
            return Message.of("store.expected.text");
        }
        return Message.of(Collection.class.isAssignableFrom(type) ? "store.expected.list" : "store.expected.object");
    }

    private static Message oneOf(List<String> values) {
        return Message.of("store.expected.one-of", joined(values));
    }

    private static String joined(List<String> values) {
        return values.stream().map(value -> '"' + value + '"').collect(Collectors.joining(", "));
    }

    private static List<String> choices(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(choice -> Json.tree(choice).stringValue())
                .toList();
    }

    private static List<String> kinds(Class<?> base) {
        JsonSubTypes kinds = base.getAnnotation(JsonSubTypes.class);
        return kinds == null
                ? List.of()
                : Arrays.stream(kinds.value()).map(JsonSubTypes.Type::name).toList();
    }
}
