package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Triggering;

/// Reads printed 5e traps, English or French: paragraphs of 2014, entries of 2024, and what the product prints
/// (5e, section 10). What holds no figure becomes the description; figures that no clause takes are given back.
final class Dnd5eReader {
    private static final int LONGEST_NAME = 60;

    private final Page page;
    private final List<TrapCard> cards = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    private Dnd5eReader(Page page) {
        this.page = page;
    }

    /// Reads every trap of a text.
    static Reading read(Page page) {
        Dnd5eReader reader = new Dnd5eReader(page);
        List<Dnd5eHeads.Head> heads = Dnd5eHeads.of(page);
        int length = page.text().length();
        if (heads.isEmpty()) {
            reader.headless();
            return new Reading(reader.cards, reader.remarks);
        }
        reader.outside(0, heads.getFirst().nameFrom());
        for (int i = 0; i < heads.size(); i++) {
            int end = i + 1 < heads.size() ? heads.get(i + 1).nameFrom() : length;
            reader.entry(heads.get(i), end);
        }
        return new Reading(reader.cards, reader.remarks);
    }

    private void outside(int from, int to) {
        Cursor.Stretch words = page.stretch(from, to);
        if (!words.isEmpty()) {
            Message message = Message.of("interop.read.outside", words.shortened());
            remarks.add(new Remark(Remark.Sort.NOT_UNDERSTOOD, message, page.place(words.place()), -1));
        }
    }

    private Dnd5eDraft draft(int from, int to) {
        Dnd5eDraft draft = new Dnd5eDraft(page);
        draft.all(new Piece(page, from, to), "marks.dnd5e");
        page.faults(from, to, draft);
        draft.place = page.text().place(from);
        return draft;
    }

    /// A text without a line that says what kind of trap it is; a short first line is its name.
    private void headless() {
        int end = 0;
        while (end < page.text().length() && "\n\f".indexOf(page.text().charAt(end)) < 0) {
            end++;
        }
        Cursor.Stretch line = page.stretch(0, end);
        boolean named =
                line.words().length() <= LONGEST_NAME && end < page.text().length();
        Dnd5eDraft draft = draft(0, page.text().length());
        if (named) {
            draft.name = line;
        }
        body(draft, named ? end : 0, page.text().length());
        finish(draft);
    }

    private void entry(Dnd5eHeads.Head head, int end) {
        Dnd5eDraft draft = draft(head.nameFrom(), end);
        draft.name = page.stretch(head.nameFrom(), head.nameTo());
        Cursor line = page.cursor(head.kindFrom(), page.text().length());
        Speech.Heard kind = draft.take(line, "fifth.kind").orElseThrow();
        int from = line.at();
        draft.own = head.inLine() || kind.match().group().contains("· 5e");
        kind(kind, draft);
        List<Piece> kinds = draft.own ? List.of() : new Piece(page, from, Math.max(from, end)).subheads();
        if (kinds.size() < 2) {
            body(draft, from, Math.max(from, end));
            finish(draft);
            return;
        }
        outside(from, kinds.getFirst().from());
        for (int i = 0; i < kinds.size(); i++) {
            Piece sub = kinds.get(i);
            int upTo = i + 1 < kinds.size() ? kinds.get(i + 1).from() : end;
            Dnd5eDraft one = draft(sub.from(), upTo);
            one.name = sub.stretch();
            kind(kind, one);
            body(one, sub.to() + 1, upTo);
            finish(one);
        }
    }

    private static void kind(Speech.Heard heard, Dnd5eDraft draft) {
        draft.complex = heard.has("complex") || heard.has("complex2");
        if (heard.has("magic") || heard.has("magic2")) {
            draft.kind = Optional.of(heard.has("spell") ? Concept.Kind.MAGIC_SPELL : Concept.Kind.MAGIC_DEVICE);
        } else if (heard.has("mechanical") || heard.has("mechanical2")) {
            draft.kind = Optional.of(Concept.Kind.MECHANICAL);
        }
        if (heard.has("from")) {
            draft.edition = Optional.of(Edition.V5_2);
            draft.aims.add(new Levelling.Aim(severity(heard, draft.edition), levels(heard, "from", "to")));
        } else if (heard.has("from2")) {
            draft.aims.add(new Levelling.Aim(threat(heard.part("threat").orElse("")), levels(heard, "from2", "to2")));
        }
        if (heard.has("more")) {
            Piece more = new Piece(
                    draft.page(), heard.match().start("more"), heard.match().end("more"));
            draft.all(more, "fifth.aim").forEach(aim -> aim(aim, draft));
        }
    }

    static void aim(Speech.Heard heard, Dnd5eDraft draft) {
        draft.understand(heard);
        Levelling.Aim aim = new Levelling.Aim(severity(heard, draft.edition), levels(heard, "from", "to"));
        if (!draft.aims.contains(aim)) {
            draft.aims.add(aim);
        }
    }

    private static Levels levels(Speech.Heard heard, String from, String to) {
        int lowest = heard.number(from);
        return new Levels(lowest, heard.has(to) ? heard.number(to) : lowest);
    }

    static Severity severity(Speech.Heard heard, Optional<Edition> edition) {
        if (heard.has("deadly")) {
            return Severity.DEADLY;
        }
        if (heard.has("dangerous")) {
            return Severity.DANGEROUS;
        }
        boolean modern = edition.filter(Edition.V5_2::equals).isPresent();
        return modern || heard.has("nuisance") ? Severity.NUISANCE : Severity.SETBACK;
    }

    private static Severity threat(String word) {
        return word.startsWith("d") && word.startsWith("dan")
                ? Severity.DANGEROUS
                : word.startsWith("deadly") || word.startsWith("mortel") ? Severity.DEADLY : Severity.SETBACK;
    }

    private void body(Dnd5eDraft draft, int from, int to) {
        Dnd5eSections sections = new Dnd5eSections(draft);
        sections.read(new Piece(page, from, to));
    }

    /// Where nothing else tells, the first sentence that says when something happens.
    private static Triggering taken(Piece piece, Dnd5eDraft draft) {
        draft.remark(
                Remark.Sort.ASSUMED,
                piece.place(),
                "interop.read.fifth.trigger-taken",
                piece.stretch().shortened());
        return Dnd5eWorkings.triggering(piece, draft);
    }

    private void finish(Dnd5eDraft draft) {
        if (draft.name.isEmpty()) {
            draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.no-name");
        }
        Concept.Kind kind = draft.kind.orElseGet(() -> {
            boolean magic = draft.checks.counters.stream()
                    .anyMatch(counter -> counter instanceof trapwright.system.dnd5e.Counter.Dispel);
            draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.no-kind." + (magic ? "device" : "mechanical"));
            return magic ? Concept.Kind.MAGIC_DEVICE : Concept.Kind.MECHANICAL;
        });
        Triggering triggering = draft.triggering
                .or(() -> draft.told.stream()
                        .filter(piece -> draft.speech.hearsIn(piece.folded(), "fifth.when"))
                        .findFirst()
                        .map(piece -> taken(piece, draft)))
                .or(() -> draft.happenings.stream()
                        .flatMap(piece -> Stream.of("fifth.doer", "fifth.when-clause")
                                .flatMap(key -> draft.all(piece, key).stream())
                                .map(heard -> piece.sub(heard.start(), heard.end())))
                        .findFirst()
                        .map(piece -> taken(piece, draft)))
                .orElseGet(() -> {
                    draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.fifth.no-trigger");
                    return Triggering.of(Triggering.Trigger.OTHER);
                });
        if (draft.effects.all().isEmpty()) {
            draft.remark(Remark.Sort.NOT_UNDERSTOOD, draft.place, "interop.read.fifth.no-effect");
        }
        Dnd5eTrap trap = new Dnd5eTrap(
                new Concept(draft.edition.orElse(Edition.V5_1), kind, draft.complex, draft.variants),
                triggering,
                draft.lasting,
                draft.checks.clues,
                draft.checks.counters,
                draft.effects.all(),
                draft.course,
                new Levelling(draft.aims, draft.scaling));
        Face face = Face.blank(UUID.randomUUID());
        Wording description = draft.written(String.join(" ", draft.description));
        face = face.withTexts(face.texts()
                .withName(draft.written(draft.name.words()))
                .withDescription(description)
                .withNoticed(draft.written(draft.tell)));
        cards.add(new TrapCard.Dnd5e(face, trap));
        remarks.addAll(page.remarks(draft, cards.size() - 1));
    }
}
