package trapwright.store;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import trapwright.rules.Message;
import trapwright.store.FileTrouble.Kind;

/// JSON of other programs, as plain maps, lists, texts, numbers and truth values.
public final class PlainJson {
    private PlainJson() {}

    /// Reads an object.
    ///
    /// @param label what to call it in a complaint
    public static Map<String, Object> read(String label, String text) throws FileTrouble {
        Origin origin = new Origin(label, text);
        Object plain;
        try {
            plain = Json.bind(Json.parse(origin, true), Object.class);
        } catch (JacksonException broken) {
            throw new FileTrouble(Kind.BROKEN, Message.of("store.foreign.no-object", label));
        }
        if (!(plain instanceof Map<?, ?> object)) {
            throw new FileTrouble(Kind.BROKEN, Message.of("store.foreign.no-object", label));
        }
        return keyed(object);
    }

    /// Writes a value made of maps, lists, texts, numbers and truth values; keys stay in the map's order. Indented,
    /// with
    /// a line feed at the end.
    public static String write(Object value) {
        return Json.write(value);
    }

    private static Map<String, Object> keyed(Map<?, ?> object) {
        Map<String, Object> keyed = new LinkedHashMap<>();
        object.forEach((key, value) -> keyed.put(String.valueOf(key), value));
        return keyed;
    }
}
