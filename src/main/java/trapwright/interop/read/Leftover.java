package trapwright.interop.read;

/// Reports words that no clause could be made of.
final class Leftover {
    private Leftover() {}

    /// Reports all that is left at a cursor.
    static void report(Cursor cursor, Notes notes) {
        report(cursor.rest(), notes);
    }

    static void report(Cursor.Stretch words, Notes notes) {
        if (!words.isEmpty() && !words.folded().chars().allMatch(c -> "()[].,;:!?-/ ".indexOf(c) >= 0)) {
            notes.remark(Remark.Sort.NOT_UNDERSTOOD, words.place(), "interop.read.not-understood", words.words());
        }
    }
}
