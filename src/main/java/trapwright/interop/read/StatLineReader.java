package trapwright.interop.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Printed;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Trap;

/// Reads printed 3.5 stat lines, English or French, one or many, to cards (3.5, section 13). Any text gives an answer.
public final class StatLineReader {
    /// The longest text that is read; the rest is left out and said so.
    public static final int LONGEST = 2_000_000;

    private final String original;
    private final Folded text;
    private final Brackets brackets;
    private final BitSet controls;
    private final List<TrapCard> cards = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final Lines lines;

    private StatLineReader(String original) {
        this.original = original.length() <= LONGEST ? original : original.substring(0, LONGEST);
        text = new Folded(this.original);
        brackets = new Brackets(text);
        controls = text.controls();
        lines = new Lines(this.original);
    }

    /// Reads every trap in a text.
    public static Reading read(String text) {
        StatLineReader reader = new StatLineReader(text);
        for (Entries.Entry entry : new Entries(reader.text, reader.brackets).all()) {
            if (entry.isTrap()) {
                reader.trap(entry);
            } else {
                reader.outside(entry);
            }
        }
        if (text.length() > LONGEST) {
            Message cut = Message.of("interop.read.too-long", LONGEST);
            reader.remarks.add(new Remark(Remark.Sort.NOT_UNDERSTOOD, cut, reader.lines.place(LONGEST), -1));
        }
        return new Reading(reader.cards, reader.remarks);
    }

    private void outside(Entries.Entry entry) {
        Cursor.Stretch words = new Cursor(text, brackets, entry.nameStart(), entry.nameEnd()).rest();
        if (!words.isEmpty()) {
            Message message = Message.of("interop.read.outside", shortened(words.words()));
            remarks.add(new Remark(Remark.Sort.NOT_UNDERSTOOD, message, lines.place(words.place()), -1));
        }
    }

    private void trap(Entries.Entry entry) {
        Draft draft = new Draft();
        Cursor cursor = new Cursor(text, brackets, entry.start(), entry.end());
        draft.place = text.place(entry.nameStart());
        unpaired(entry, draft);
        controls(entry, draft);
        Head.head(new Cursor(text, brackets, entry.nameStart(), entry.nameEnd()).rest(), draft);
        clauses(cursor, draft);
        if (draft.name.isEmpty()) {
            draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.no-name");
        }
        Dnd35Trap trap = new Assembly(draft).trap();
        TrapCard.Dnd35 card = new TrapCard.Dnd35(face(draft), trap);
        Comparison.with(card, draft);
        int index = cards.size();
        cards.add(card);
        draft.notes.stream()
                .sorted(Comparator.comparingInt(Draft.Note::place))
                .forEach(note -> remarks.add(new Remark(note.sort(), note.text(), lines.place(note.place()), index)));
    }

    private void unpaired(Entries.Entry entry, Draft draft) {
        for (int at = brackets.nextLone(entry.nameStart());
                at >= 0 && at < entry.end();
                at = brackets.nextLone(at + 1)) {
            String kind = brackets.opens(at) ? "opened" : "closed";
            draft.remark(Remark.Sort.NOT_UNDERSTOOD, text.place(at), "interop.read.bracket." + kind);
        }
    }

    private void controls(Entries.Entry entry, Draft draft) {
        int end = text.place(entry.end());
        for (int at = controls.nextSetBit(text.place(entry.nameStart()));
                at >= 0 && at < end;
                at = controls.nextSetBit(at + 1)) {
            String code = String.format(Locale.ROOT, "U+%04X", (int) original.charAt(at));
            draft.remark(Remark.Sort.NOT_UNDERSTOOD, at, "interop.read.control", code);
        }
    }

    private void clauses(Cursor cursor, Draft draft) {
        boolean first = true;
        while (!cursor.isDone()) {
            cursor.skipSeparators();
            int before = cursor.at();
            boolean read = Clause.ALL.stream().anyMatch(clause -> clause.read(cursor, draft));
            if (!read) {
                Cursor.Stretch words = cursor.toSeparator(first && draft.name.isEmpty() ? ";,.\n" : ";,.");
                if (first && draft.name.isEmpty() && !words.isEmpty()) {
                    Head.head(words, draft);
                } else {
                    Leftover.report(words, draft);
                }
                if (cursor.at() == before && !cursor.isDone()) {
                    cursor.to(before + 1);
                }
            }
            first = false;
        }
    }

    private static Face face(Draft draft) {
        Wording name = Spoken.in(draft.speech.language(), draft.name.words());
        Wording notes = Spoken.in(draft.speech.language(), draft.gmNotes);
        Face face = Face.blank(UUID.randomUUID());
        return face.withTexts(face.texts().withName(name).withNotes(notes)).withPrinted(printed(draft));
    }

    private static Optional<Printed> printed(Draft draft) {
        Optional<Integer> cr = draft.cr.filter(text -> text.matches("\\d{1,3}")).map(Integer::valueOf);
        boolean any = cr.isPresent() || draft.price.isPresent() || draft.xp.isPresent();
        return any ? Optional.of(new Printed(cr, draft.price, draft.xp, Wording.NONE)) : Optional.empty();
    }

    private static String shortened(String words) {
        return words.length() <= 200
                ? words
                : words.substring(
                                0, words.offsetByCodePoints(0, Math.min(200, words.codePointCount(0, words.length()))))
                        + "…";
    }
}
