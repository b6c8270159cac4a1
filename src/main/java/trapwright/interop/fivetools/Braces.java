package trapwright.interop.fivetools;

import java.util.ArrayDeque;
import java.util.Deque;

/// The game master's own braces, of which 5etools makes tags.
final class Braces {
    /// A sign of no width that parts a brace from what would make a tag of it.
    static final char NOTHING = '\u2060';

    private static final String TAG = "@=#";
    private static final char WIDE_OPEN = '\uFF5B';
    private static final char WIDE_CLOSE = '\uFF5D';

    private Braces() {}

    /// A text that 5etools only shows: braces that pair up stay, others become wide ones; none begins a tag.
    static String safe(String text) {
        StringBuilder safe = new StringBuilder(text);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < safe.length(); i++) {
            if (safe.charAt(i) == '{') {
                open.push(i);
            } else if (safe.charAt(i) == '}' && open.poll() == null) {
                safe.setCharAt(i, WIDE_CLOSE);
            }
        }
        open.forEach(lonely -> safe.setCharAt(lonely, WIDE_OPEN));
        for (int i = safe.length() - 2; i >= 0; i--) {
            if (safe.charAt(i) == '{' && TAG.indexOf(safe.charAt(i + 1)) >= 0) {
                safe.insert(i + 1, NOTHING);
            }
        }
        return safe.toString();
    }
}
