package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;

/// Finds where a second trap begins in a stretch that names two: at a CR and a kind behind skill DCs.
final class Splits {
    private static final List<String> KINDS = List.of("kind.mechanical", "kind.device", "kind.spell");
    private static final List<String> ENDS = List.of("search", "disable");
    private static final String SEPARATORS = ";.\n";

    private final Folded text;
    private final Brackets brackets;
    private final Speech speech = new Speech();

    Splits(Folded text, Brackets brackets) {
        this.text = text;
        this.brackets = brackets;
    }

    /// Where further traps begin with their names.
    List<Integer> in(int from, int to) {
        List<Integer> found = new ArrayList<>();
        Cursor cursor = new Cursor(text, brackets, from, to);
        Behind behind = new Behind();
        while (!cursor.isDone()) {
            cursor.skipSeparators();
            int start = cursor.at();
            if (speech.hears(cursor, "multiple")) {
                return List.of();
            }
            boolean cr = speech.hears(cursor, "cr");
            if (!cr && KINDS.stream().anyMatch(key -> speech.hears(cursor, key))) {
                if (behind.complete && behind.name >= 0) {
                    found.add(behind.name);
                    behind = new Behind();
                }
                behind.kind = true;
            } else if (ENDS.stream().anyMatch(key -> speech.hears(cursor, key))) {
                behind.complete |= behind.kind;
            }
            if (!cr && behind.complete) {
                behind.name = behind(cursor.upTo(to));
            } else if (cr && behind.cr && behind.complete && behind.name < 0) {
                behind.name = start;
            }
            behind.cr |= cr;
            cursor.toSeparator(SEPARATORS);
            if (cursor.at() == start && !cursor.isDone()) {
                cursor.to(start + 1);
            }
        }
        return found;
    }

    /// Where words begin that no clause can be made of, up to the next separator; a negative number when there are
    /// none.
    private int behind(Cursor cursor) {
        int end = end(cursor);
        Cursor clause = cursor.upTo(end);
        while (!clause.isDone()) {
            clause.skipSeparators();
            Draft draft = new Draft();
            if (Clause.TELLING.stream().noneMatch(one -> one.read(clause, draft))) {
                return clause.isDone() ? -1 : clause.at();
            }
        }
        return -1;
    }

    private static int end(Cursor cursor) {
        Cursor ahead = cursor.upTo(cursor.end());
        ahead.toSeparator(SEPARATORS);
        return ahead.at();
    }

    /// What stands behind in the same trap.
    private static final class Behind {
        private boolean cr;
        private boolean kind;
        private boolean complete;
        private int name = -1;
    }
}
