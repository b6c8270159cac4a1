package trapwright.store;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;

/// Turns what the JSON library objects to into one sentence of ours.
final class Diagnosis {
    private static final int NAME_SHOWN = 60;

    private Diagnosis() {}

    /// A text that is no JSON, or beyond a limit.
    ///
    /// @param reached where the reader stood
    static FileTrouble ofText(Origin origin, JacksonException broken, TokenStreamLocation reached) {
        TokenStreamLocation own = broken.getLocation();
        TokenStreamLocation place = own != null && own.getLineNr() > 0 ? own : reached;
        String said = String.valueOf(broken.getOriginalMessage());
        if (broken instanceof StreamConstraintsException) {
            return limit(origin, said, place);
        }
        if (broken instanceof UnexpectedEndOfInputException) {
            return origin.trouble("store.json.ends", place);
        }
        return said.startsWith("Duplicate")
                ? origin.trouble("store.json.twice", place, shown(quoted(said)))
                : origin.trouble("store.json.syntax", place);
    }

    private static FileTrouble limit(Origin origin, String said, TokenStreamLocation place) {
        if (said.contains("nesting depth")) {
            return origin.trouble("store.json.deep", place, Limits.DEPTH);
        }
        if (said.contains("Number value length")) {
            return origin.trouble("store.json.number", place, Limits.DIGITS);
        }
        return said.contains("Token count")
                ? origin.trouble("store.json.many", place)
                : origin.trouble("store.json.text", place, Limits.TEXT);
    }

    /// A value that is not what its field holds.
    ///
    /// @param before the path to the value that was bound
    static FileTrouble ofValue(Origin origin, List<String> before, JacksonException wrong) {
        List<String> path = new ArrayList<>(before);
        for (JacksonException.Reference step : wrong.getPath()) {
            String name = step.getPropertyName();
            path.add(name == null ? Integer.toString(Math.max(0, step.getIndex())) : name);
        }
        return origin.trouble("store.value", path, shown(String.join(".", path)), expected(wrong));
    }

    private static Message expected(JacksonException wrong) {
        if (wrong instanceof InvalidTypeIdException kind && kind.getBaseType() != null) {
            return oneOf(kinds(kind.getBaseType().getRawClass()));
        }
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof MismatchedInputException mismatch) {
                return expected(mismatch.getTargetType());
            }
        }
        return Message.of("store.expected.other");
    }

    private static Message expected(@Nullable Class<?> type) {
        if (type == null) {
            return Message.of("store.expected.other");
        }
        if (type.isEnum()) {
            return oneOf(Arrays.stream(type.getEnumConstants())
                    .map(constant ->
                            ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .toList());
        }
        if (type == int.class || type == Integer.class) {
            return Message.of("store.expected.whole", Limits.WHOLE);
        }
        if (type == BigDecimal.class || type == Money.class) {
            return Message.of("store.expected.number");
        }
        if (type == boolean.class) {
            return Message.of("store.expected.yes-no");
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
        return Message.of(
                "store.expected.one-of",
                values.stream().map(value -> '"' + value + '"').collect(Collectors.joining(", ")));
    }

    private static List<String> kinds(Class<?> base) {
        JsonSubTypes kinds = base.getAnnotation(JsonSubTypes.class);
        return kinds == null
                ? List.of()
                : Arrays.stream(kinds.value()).map(JsonSubTypes.Type::name).toList();
    }

    private static String quoted(String said) {
        int start = said.indexOf('"');
        int end = said.lastIndexOf('"');
        return start >= 0 && end > start ? said.substring(start + 1, end) : "";
    }

    /// A name from a file, fit to be shown: no control characters, not too long.
    static String shown(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", "");
        return plain.codePointCount(0, plain.length()) <= NAME_SHOWN
                ? plain
                : plain.substring(0, plain.offsetByCodePoints(0, NAME_SHOWN)) + "…";
    }
}
