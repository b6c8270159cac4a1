package trapwright.interop.read;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/// Tells the stars that multiply, as in `1d6/*3`, from those of Markdown emphasis, as in `*Pit Trap*`.
final class Stars {
    private final String text;
    private final BitSet emphasis = new BitSet();

    Stars(String text) {
        this.text = text;
        int line = 0;
        while (line < text.length()) {
            int end = text.indexOf('\n', line);
            end = end < 0 ? text.length() : end;
            pair(line, end);
            line = end + 1;
        }
    }

    /// Whether the star here is emphasis, which says nothing.
    boolean isEmphasis(int at) {
        return emphasis.get(at);
    }

    /// Whether the star here stands between a number or bracket and another.
    boolean isTimes(int at) {
        int before = at - 1;
        while (before >= 0 && (isBlank(before) || text.charAt(before) == '\\')) {
            before--;
        }
        int after = at + 1;
        while (after < text.length() && isBlank(after)) {
            after++;
        }
        return is(before, "0123456789)/") && is(after, "0123456789(");
    }

    private void pair(int from, int to) {
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = from; i < to; i++) {
            if (text.charAt(i) != '*') {
                continue;
            }
            int run = i;
            while (run < to && text.charAt(run) == '*') {
                run++;
            }
            if (run - i > 1) {
                emphasis.set(i, run);
            } else {
                star(i, open);
            }
            i = run - 1;
        }
        open.stream().filter(at -> !touchesDigit(at)).forEach(emphasis::set);
    }

    private void star(int at, Deque<Integer> open) {
        boolean closes = at > 0 && !isBlank(at - 1);
        boolean opens = at + 1 < text.length() && !isBlank(at + 1);
        if (closes && opens && isTimes(at)) {
            return;
        }
        if (closes && !open.isEmpty() && !(isTimes(at) && isTimes(open.peek()))) {
            emphasis.set(at);
            emphasis.set(open.pop());
        } else if (opens && !is(at - 1, "\\")) {
            open.push(at);
        } else if (!touchesDigit(at)) {
            emphasis.set(at);
        }
    }

    private boolean touchesDigit(int at) {
        return isTimes(at) || is(at - 1, "0123456789") || is(at + 1, "0123456789");
    }

    private boolean is(int at, String characters) {
        return at >= 0 && at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
    }

    private boolean isBlank(int at) {
        return Character.isWhitespace(text.charAt(at)) || Character.isSpaceChar(text.charAt(at));
    }
}
