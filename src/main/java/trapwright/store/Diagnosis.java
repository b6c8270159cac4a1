package trapwright.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import trapwright.rules.Message;

/// Turns what the JSON library objects to into one sentence of ours.
final class Diagnosis {
    private static final int NAME_SHOWN = 60;

    /// The field that says which kind of several a part is.
    private static final String KIND = "type";

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
        List<String> path = path(before, wrong);
        return origin.trouble("store.value", path, shown(String.join(".", path)), Expected.of(wrong));
    }

    /// Whether a value is of the right form but not one of those that this version knows: a kind or a choice that a
    /// later one may have.
    static boolean isLater(JacksonException wrong) {
        return !unknown(wrong).isEmpty();
    }

    /// A kind or a choice that this version does not know.
    ///
    /// @param before the path to the value that was bound
    static Message later(Origin origin, List<String> before, JacksonException wrong) {
        List<String> path = path(before, wrong);
        if (wrong instanceof InvalidTypeIdException) {
            path.add(KIND);
        }
        return origin.said(
                "store.notice.later",
                path,
                shown(String.join(".", path)),
                shown(unknown(wrong)),
                Expected.choices(wrong));
    }

    private static String unknown(JacksonException wrong) {
        return switch (wrong) {
            case InvalidTypeIdException kind -> Objects.requireNonNullElse(kind.getTypeId(), "");
            case InvalidFormatException choice ->
                choice.getTargetType().isEnum() && choice.getValue() instanceof String text ? text : "";
            default -> "";
        };
    }

    private static List<String> path(List<String> before, JacksonException wrong) {
        List<String> path = new ArrayList<>(before);
        for (JacksonException.Reference step : wrong.getPath()) {
            String name = step.getPropertyName();
            path.add(name == null ? Integer.toString(Math.max(0, step.getIndex())) : name);
        }
        return path;
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
