package trapwright.interop.read;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/// Which bracket closes which, worked out once for a whole text. One that is never closed ends at the next blank line.
final class Brackets {
    private static final int NONE = -1;
    private final int[] partners;

    Brackets(CharSequence text) {
        partners = new int[text.length()];
        Arrays.fill(partners, NONE);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < partners.length; i++) {
            switch (text.charAt(i)) {
                case '(', '[' -> open.push(i);
                case ')', ']' -> {
                    if (!open.isEmpty()) {
                        partners[open.pop()] = i;
                    }
                }
                case '\f' -> closeAll(open, i);
                default -> {}
            }
        }
        closeAll(open, partners.length);
    }

    private void closeAll(Deque<Integer> open, int at) {
        open.forEach(place -> partners[place] = at);
        open.clear();
    }

    boolean opens(int at) {
        return partners[at] != NONE;
    }

    /// Where the bracket that opens here is closed.
    int close(int at) {
        return partners[at];
    }
}
