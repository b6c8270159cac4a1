package trapwright.interop.foreign;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Values out of a foreign file's maps; what is missing or of another kind is nothing.
public final class Values {
    private Values() {}

    /// What a path of keys leads to.
    public static Optional<Object> at(Object value, String... path) {
        Object found = value;
        for (String key : path) {
            found = found instanceof Map<?, ?> map ? map.get(key) : null;
        }
        return Optional.ofNullable(found);
    }

    /// A text; empty when there is none. A number becomes its digits.
    public static String text(Object value, String... path) {
        return at(value, path)
                .filter(found -> found instanceof String || found instanceof Number)
                .map(String::valueOf)
                .orElse("");
    }

    /// A whole number, also one that is written as a text.
    public static Optional<Integer> number(Object value, String... path) {
        String text = text(value, path).strip();
        return text.matches("[+-]?\\d{1,6}(\\.0+)?") ? Optional.of((int) Double.parseDouble(text)) : Optional.empty();
    }

    /// A list; empty when there is none.
    public static List<?> list(Object value, String... path) {
        return at(value, path)
                .filter(List.class::isInstance)
                .map(found -> (List<?>) found)
                .orElse(List.of());
    }

    /// A map with texts as keys; empty when it is none.
    public static Map<String, Object> map(Object value) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> found) {
            found.forEach((key, inner) -> map.put(String.valueOf(key), inner));
        }
        return map;
    }
}
