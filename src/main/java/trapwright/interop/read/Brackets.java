package trapwright.interop.read;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/// Which bracket closes which, worked out once for a whole text. One that is never closed ends before the next
/// semicolon or blank line.
final class Brackets {
    private static final int NONE = -1;
    private final CharSequence text;
    private final int[] partners;
    private final BitSet lone = new BitSet();

    Brackets(CharSequence text) {
        this.text = text;
        partners = new int[text.length()];
        Arrays.fill(partners, NONE);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < partners.length; i++) {
            switch (text.charAt(i)) {
                case '(', '[' -> open.push(i);
                case ')', ']' -> close(open, i);
                case '\f' -> lone(open);
                default -> {}
            }
        }
        lone(open);
        endBeforeSemicolons();
    }

    private void close(Deque<Integer> open, int at) {
        if (isNumber(at)) {
            return;
        }
        if (open.isEmpty()) {
            lone.set(at);
        } else {
            partners[open.pop()] = at;
        }
    }

    /// `3)` at the beginning of a line numbers it.
    private boolean isNumber(int at) {
        int start = at;
        while (start > 0 && at - start < 4 && Character.isLetterOrDigit(text.charAt(start - 1))) {
            start--;
        }
        boolean lineStart = start == 0 || text.charAt(start - 1) == '\n' || text.charAt(start - 1) == '\f';
        boolean counts = at - start == 1 || at > start && Character.isDigit(text.charAt(start));
        return lineStart && counts && at + 1 < partners.length && Character.isWhitespace(text.charAt(at + 1));
    }

    private void lone(Deque<Integer> open) {
        open.forEach(lone::set);
        open.clear();
    }

    private void endBeforeSemicolons() {
        int end = partners.length;
        for (int i = partners.length - 1; i >= 0; i--) {
            char c = text.charAt(i);
            if (c == ';' || c == '\f') {
                end = i;
            } else if (lone.get(i) && (c == '(' || c == '[')) {
                partners[i] = end;
            }
        }
    }

    boolean opens(int at) {
        return partners[at] != NONE;
    }

    /// Where the inside of the bracket that opens here ends.
    int close(int at) {
        return partners[at];
    }

    /// Where the text goes on behind the bracket that opens here.
    int after(int at) {
        return lone.get(at) ? partners[at] : partners[at] + 1;
    }

    /// The first bracket without a partner from a place on; a negative number when there is none.
    int nextLone(int from) {
        return lone.nextSetBit(from);
    }
}
