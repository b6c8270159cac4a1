package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Printed;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Trap;

/// Reads printed 3.5 stat lines, English or French, one or many, to cards (3.5, section 13). Any text gives an answer.
final class StatLineReader {
    private final Page page;
    private final List<TrapCard> cards = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    private StatLineReader(Page page) {
        this.page = page;
    }

    /// Reads every trap in a text.
    static Reading read(Page page) {
        StatLineReader reader = new StatLineReader(page);
        for (Entries.Entry entry : new Entries(page.text(), page.brackets()).all()) {
            if (entry.isTrap()) {
                reader.trap(entry);
            } else {
                reader.outside(entry);
            }
        }
        return new Reading(reader.cards, reader.remarks);
    }

    private void outside(Entries.Entry entry) {
        Cursor.Stretch words = page.stretch(entry.nameStart(), entry.nameEnd());
        if (!words.isEmpty()) {
            Message message = Message.of("interop.read.outside", words.shortened());
            remarks.add(new Remark(Remark.Sort.NOT_UNDERSTOOD, message, page.place(words.place()), -1));
        }
    }

    private void trap(Entries.Entry entry) {
        Draft draft = new Draft();
        Cursor cursor = page.cursor(entry.start(), entry.end());
        draft.place = page.text().place(entry.nameStart());
        page.faults(entry.nameStart(), entry.end(), draft);
        Head.head(page.stretch(entry.nameStart(), entry.nameEnd()), draft);
        clauses(cursor, draft);
        if (draft.name.isEmpty()) {
            draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.no-name");
        }
        Dnd35Trap trap = new Assembly(draft).trap();
        TrapCard.Dnd35 card = new TrapCard.Dnd35(face(draft), trap);
        Comparison.with(card, draft);
        int index = cards.size();
        cards.add(card);
        remarks.addAll(page.remarks(draft, index));
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
}
