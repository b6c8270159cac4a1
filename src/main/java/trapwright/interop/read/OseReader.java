package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Kind;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;
import trapwright.system.ose.Practice;
import trapwright.system.ose.Springing;

/// Reads printed old-school entries, English or French (old-school, section 7):
/// `Pit (room trap, 2-in-6 when the slab is stepped on): 20 ft. deep, 2d6 damage. Search 1-in-6.`
final class OseReader {
    private static final int USUAL_FACES = 2;

    private final Page page;
    private final List<TrapCard> cards = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    private OseReader(Page page) {
        this.page = page;
    }

    /// Reads every entry of a text.
    static Reading read(Page page) {
        OseReader reader = new OseReader(page);
        List<Head> heads = reader.heads();
        int behind = 0;
        for (int i = 0; i < heads.size(); i++) {
            Head head = heads.get(i);
            int next =
                    i + 1 < heads.size() ? heads.get(i + 1).name() : page.text().length();
            reader.outside(behind, head.name());
            behind = reader.end(head.close(), next);
            reader.entry(head, behind);
        }
        reader.outside(behind, page.text().length());
        return new Reading(reader.cards, reader.remarks);
    }

    /// The brackets behind a name, or the clause behind its colon, and where the name begins.
    private record Head(int name, int open, int close) {}

    private List<Head> heads() {
        List<Head> heads = new ArrayList<>();
        Speech speech = new Speech();
        int behind = 0;
        for (int i = 0; i < page.text().length(); i++) {
            boolean colon = page.text().charAt(i) == ':';
            boolean bracket = page.text().charAt(i) == '(' && page.brackets().opens(i);
            Cursor kind = page.cursor(i, page.text().length());
            if (i >= behind
                    && (colon || bracket)
                    && speech.take(kind, "ose.head").isPresent()) {
                int close = bracket ? page.brackets().close(i) : clauseEnd(kind);
                heads.add(new Head(nameStart(behind, i), i, close));
                behind = close;
            }
        }
        return heads;
    }

    /// Where the words end that say what sets off a trap whose kind stands behind a colon.
    private static int clauseEnd(Cursor kind) {
        kind.toSeparator(";:.");
        return kind.at();
    }

    private int nameStart(int least, int open) {
        int start = least;
        for (int i = least; i < open; i++) {
            char c = page.text().charAt(i);
            boolean sentence = c == '.' && Character.isWhitespace(page.text().charAt(i + 1));
            if (c == '\n' || c == '\f' || sentence) {
                start = i + 1;
            }
        }
        return start;
    }

    private int end(int from, int next) {
        for (int i = from; i < next; i++) {
            if (page.text().charAt(i) == '\f') {
                return i;
            }
        }
        return next;
    }

    private void outside(int from, int to) {
        Cursor.Stretch words = page.stretch(from, to);
        if (!words.isEmpty()) {
            Message message = Message.of("interop.read.outside", words.shortened());
            remarks.add(new Remark(Remark.Sort.NOT_UNDERSTOOD, message, page.place(words.place()), -1));
        }
    }

    private void entry(Head head, int end) {
        Notes notes = new Notes();
        page.faults(head.name(), end, notes);
        Cursor.Stretch name = page.stretch(head.name(), head.open());
        if (name.isEmpty()) {
            notes.remark(Remark.Sort.ASSUMED, page.text().place(head.open()), "interop.read.no-name");
        }
        Cursor inside = page.cursor(head.open(), head.close());
        Speech.Heard kind = notes.speech.take(inside, "ose.head").orElseThrow();
        boolean odds = kind.has("faces") || notes.speech.hearsIn(kind.match().group(), "ose.odds");
        if (!odds) {
            notes.remark(Remark.Sort.ASSUMED, page.text().place(head.open()), "interop.read.ose.no-odds", USUAL_FACES);
        }
        int chance = odds ? faces(kind) : USUAL_FACES;
        Cursor.Stretch action = inside.rest();
        Cursor body = page.cursor(Math.min(head.close() + 1, end), end);
        OseHarm harm = new OseHarm(notes);
        harm.read(body.upTo(closing(body)));
        Closing closing = closing(body, closing(body), notes);
        boolean treasure = kind.has("treasure");
        OseTrap blank = OseRules.INSTANCE.blank();
        OseTrap trap = blank.withKind(treasure ? new Kind.Treasure(Wording.NONE) : new Kind.Room())
                .withPlace(treasure ? blank.place().withArea(new Place.Area.Victim()) : blank.place())
                .withSpringing(springing(action, chance, notes))
                .withDetection(closing.detection())
                .withHarm(harm.harm())
                .withSave(harm.save())
                .withPractice(Practice.NONE.withTell(notes.written(closing.tell())));
        Face face = Face.blank(UUID.randomUUID());
        face = face.withTexts(
                face.texts().withName(notes.written(name.words())).withDescription(notes.written(closing.rest())));
        cards.add(new TrapCard.Ose(face, trap));
        remarks.addAll(page.remarks(notes, cards.size() - 1));
    }

    static int faces(Speech.Heard odds) {
        return odds.has("faces") ? odds.number("faces") : Springing.FACES;
    }

    private static Springing springing(Cursor.Stretch action, int chance, Notes notes) {
        if (action.isEmpty()) {
            notes.remark(Remark.Sort.NOT_UNDERSTOOD, action.place(), "interop.read.ose.no-action");
        }
        if (chance < 1 || chance > Springing.FACES) {
            notes.remark(Remark.Sort.DIFFERS, action.place(), "interop.read.ose.faces", chance);
        }
        for (Springing.Action kind : Springing.Action.values()) {
            String key = "ose.action." + kind.name().toLowerCase(Locale.ROOT);
            if (notes.speech.hearsWhole(action.folded(), key + ".usual")) {
                return new Springing(kind, Wording.NONE, chance);
            }
            if (kind != Springing.Action.OTHER && notes.speech.hearsIn(action.folded(), key)) {
                return new Springing(kind, notes.written(action.words()), chance);
            }
        }
        return new Springing(Springing.Action.OTHER, notes.written(action.words()), chance);
    }

    /// Where the sentences begin that say how it is found and told.
    private static int closing(Cursor body) {
        return new Speech().find(body, "ose.closing").map(Speech.Heard::start).orElse(body.end());
    }

    /// How it is found and told, and what else there was to say.
    private record Closing(Detection detection, String tell, String rest) {}

    private static Closing closing(Cursor body, int from, Notes notes) {
        body.to(from);
        Optional<Detection> detection = Optional.empty();
        String tell = "";
        List<String> rest = new ArrayList<>();
        while (!body.isDone()) {
            body.skipSeparators();
            int place = body.place();
            int start = body.at();
            if (notes.speech.take(body, "ose.thief").isPresent()) {
                detection = once(detection, new Detection.ThiefSkill(), body, start, notes);
            } else if (notes.speech.hears(body, "ose.search")) {
                detection = once(detection, search(body, notes), body, start, notes);
            } else if (tell.isEmpty() && notes.speech.take(body, "ose.tell").isPresent()) {
                body.skipSeparators();
                tell = body.rest().words();
            } else {
                Cursor.Stretch words = body.toSeparator(".");
                if (words.folded().chars().anyMatch(Character::isDigit)) {
                    Leftover.report(words, notes);
                }
                if (!words.isEmpty()) {
                    rest.add(words.words());
                }
            }
            if (body.place() == place && !body.isDone()) {
                body.to(body.at() + 1);
            }
        }
        if (detection.isEmpty()) {
            notes.remark(Remark.Sort.ASSUMED, body.place(), "interop.read.ose.no-search");
        }
        return new Closing(detection.orElse(new Detection.Undetectable()), tell, String.join(" ", rest));
    }

    private static Optional<Detection> once(
            Optional<Detection> before, Detection read, Cursor body, int start, Notes notes) {
        if (before.isPresent()) {
            notes.again(body.stretch(start, body.at()));
            return before;
        }
        return Optional.of(read);
    }

    /// "Search 1-in-6, dwarf 2-in-6": who is not named searches like all others.
    private static Detection search(Cursor body, Notes notes) {
        int others = notes.speech.take(body, "ose.search").map(OseReader::faces).orElse(1);
        int[] chances = {others, others, others, others};
        List<String> kinds = List.of("dwarf", "elf", "halfling", "thief");
        boolean[] named = new boolean[kinds.size()];
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < kinds.size(); i++) {
                Optional<Speech.Heard> heard = notes.speech.take(body, "ose.search." + kinds.get(i));
                if (heard.isPresent()) {
                    chances[i] = faces(heard.get());
                    named[i] = true;
                    more = true;
                }
            }
        }
        if (others == 1 && !named[0]) {
            notes.remark(Remark.Sort.ASSUMED, body.place(), "interop.read.ose.no-dwarf", others);
        }
        return new Detection.Search(others, chances[0], chances[1], chances[2], chances[3]);
    }
}
