package trapwright.store;

import java.util.List;
import java.util.Map;

/// Writes an answer, such as that of `assess --json`, as JSON text.
public final class Answer {
    private Answer() {}

    /// Lists become arrays; maps become objects with their keys in the map's order. Indented, with a line feed at the
    /// end.
    public static String text(Map<String, ?> answer) {
        return Json.write(answer);
    }

    /// The same for several answers in one list.
    public static String text(List<? extends Map<String, ?>> answer) {
        return Json.write(answer);
    }
}
