package trapwright.interop.read;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import trapwright.rules.Message;

/// A text to be read: as it was given, made easy to compare, with its brackets and its lines.
final class Page {
    /// The longest text that is read; the rest is left out and said so.
    static final int LONGEST = 2_000_000;

    private final String original;
    private final Folded text;
    private final Brackets brackets;
    private final Lines lines;
    private final boolean cut;
    private final BitSet controls;

    Page(String given) {
        this(given, given);
    }

    /// A text that was tidied for reading; places are those of the text as it was given.
    ///
    /// @param tidied of the same length as the given one
    Page(String given, String tidied) {
        original = tidied.length() <= LONGEST ? tidied : tidied.substring(0, LONGEST);
        text = new Folded(original);
        brackets = new Brackets(text);
        cut = given.length() > LONGEST;
        lines = new Lines(given);
        controls = text.controls();
    }

    /// Whether the text was longer than what is read.
    boolean isCut() {
        return cut;
    }

    /// Says that the rest was left out.
    Remark rest() {
        Message message = Message.of("interop.read.too-long", LONGEST);
        return new Remark(Remark.Sort.NOT_UNDERSTOOD, message, place(LONGEST), -1);
    }

    Folded text() {
        return text;
    }

    Brackets brackets() {
        return brackets;
    }

    Cursor cursor(int from, int to) {
        return new Cursor(text, brackets, from, to);
    }

    Cursor.Stretch stretch(int from, int to) {
        return cursor(from, to).rest();
    }

    /// Where a stretch stands in the text as given.
    Remark.Place place(int at) {
        return lines.place(at);
    }

    /// Notes what is wrong with the characters of a stretch: brackets without partners and control characters.
    void faults(int from, int to, Notes notes) {
        for (int at = brackets.nextLone(from); at >= 0 && at < to; at = brackets.nextLone(at + 1)) {
            String kind = brackets.opens(at) ? "opened" : "closed";
            notes.remark(Remark.Sort.NOT_UNDERSTOOD, text.place(at), "interop.read.bracket." + kind);
        }
        int end = text.place(to);
        for (int at = controls.nextSetBit(text.place(from)); at >= 0 && at < end; at = controls.nextSetBit(at + 1)) {
            String code = String.format(Locale.ROOT, "U+%04X", (int) original.charAt(at));
            notes.remark(Remark.Sort.NOT_UNDERSTOOD, at, "interop.read.control", code);
        }
    }

    /// The notes on a card as remarks, in the order of the text.
    List<Remark> remarks(Notes notes, int card) {
        return notes.notes.stream()
                .sorted(Comparator.comparingInt(Notes.Note::place))
                .map(note -> new Remark(note.sort(), note.text(), place(note.place()), card))
                .toList();
    }
}
