package trapwright.interop.read;

import java.util.Locale;
import java.util.Optional;
import trapwright.measure.Length;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Effect.Area;
import trapwright.system.dnd5e.Effect.Shape;
import trapwright.system.dnd5e.Effect.Targets;
import trapwright.system.dnd5e.Effect.Who;

/// Whom a 5e effect strikes, and in which area (5e, section 4).
final class Dnd5eTargets {
    private Dnd5eTargets() {}

    /// The words before the colon or behind "against", as the product prints them.
    static Targets printed(Piece who, Dnd5eDraft draft) {
        String folded = who.folded();
        if (draft.speech.hearsWhole(folded, "fifth.triggerer")) {
            return Targets.TRIGGERER;
        }
        Optional<Speech.Heard> each = whole(who, "fifth.each-in", draft);
        Optional<Speech.Heard> heard = each.or(() -> whole(who, "fifth.random-in", draft));
        if (heard.isPresent()) {
            Speech.Heard in = heard.get();
            Piece area = who.sub(in.match().start("area"), in.match().end("area"));
            return new Targets(each.isPresent() ? Who.EACH : Who.RANDOM, printedArea(area, draft), Wording.NONE);
        }
        return worded(who, draft);
    }

    private static Optional<Speech.Heard> whole(Piece piece, String key, Dnd5eDraft draft) {
        Cursor cursor = piece.cursor();
        Optional<Speech.Heard> heard = draft.speech.take(cursor, key);
        cursor.skipBlanks();
        return heard.filter(found -> cursor.isDone());
    }

    /// "whoever stands there (a 30 ft. cone)".
    private static Targets worded(Piece who, Dnd5eDraft draft) {
        Who kind = kind(who, draft);
        int bracket = who.page().text().charAt(Math.max(who.from(), who.to() - 1)) == ')' ? opening(who) : -1;
        if (bracket > who.from()) {
            Piece inside = who.sub(bracket + 1, who.to() - 1);
            Optional<Area> area =
                    printedArea(inside, draft).filter(found -> found.size().isPresent());
            if (area.isPresent()) {
                return new Targets(kind, area, draft.written(who.sub(who.from(), bracket)));
            }
        }
        return new Targets(kind, Optional.empty(), draft.written(who));
    }

    private static int opening(Piece piece) {
        for (int i = piece.from(); i < piece.to(); i++) {
            if (piece.page().brackets().opens(i) && piece.page().brackets().after(i) >= piece.to()) {
                return i;
            }
        }
        return -1;
    }

    static Who kind(Piece who, Dnd5eDraft draft) {
        if (draft.speech.hearsIn(who.folded(), "fifth.random-any")) {
            return Who.RANDOM;
        }
        return draft.speech.hearsIn(who.folded(), "fifth.each-any") ? Who.EACH : Who.TRIGGERER;
    }

    private static Optional<Area> printedArea(Piece piece, Dnd5eDraft draft) {
        if (draft.speech.hearsWhole(piece.folded(), "fifth.reach")) {
            return Optional.empty();
        }
        for (Shape shape : Shape.values()) {
            Cursor cursor = piece.cursor();
            Optional<Speech.Heard> heard = draft.speech.take(cursor, key(shape));
            if (heard.isPresent()) {
                Area area = area(shape, heard.get());
                Optional<Cursor> words = cursor.bracket();
                cursor.skipBlanks();
                if (cursor.isDone()) {
                    return Optional.of(new Area(
                            shape,
                            area.size(),
                            area.width(),
                            words.map(inside -> draft.written(inside.rest().words()))
                                    .orElse(Wording.NONE)));
                }
            }
        }
        return Optional.of(Area.of(draft.written(piece)));
    }

    /// The first area that a sentence names.
    static Optional<Area> named(Piece sentence, Dnd5eDraft draft) {
        for (Shape shape : Shape.values()) {
            Optional<Speech.Heard> heard = draft.find(sentence, key(shape));
            if (heard.isPresent()) {
                return Optional.of(area(shape, heard.get()));
            }
        }
        return Optional.empty();
    }

    /// The place that creatures are in, in the words of a sentence.
    static Optional<Area> where(Piece sentence, Dnd5eDraft draft) {
        return draft.all(sentence, "fifth.each-where").stream()
                .findFirst()
                .map(heard ->
                        sentence.sub(heard.match().start("where"), heard.match().end("where")))
                .map(piece -> Area.of(draft.written(piece)));
    }

    private static Area area(Shape shape, Speech.Heard heard) {
        Optional<Length> size = heard.has("amount")
                ? Optional.of(WorkingsClauses.length(heard, "amount", "unit"))
                : heard.has("amount3")
                        ? Optional.of(WorkingsClauses.length(heard, "amount3", "unit3"))
                        : Optional.empty();
        Optional<Length> width = heard.has("amount2")
                ? Optional.of(WorkingsClauses.length(heard, "amount2", "unit2"))
                : Optional.empty();
        return new Area(shape, size, width, Wording.NONE);
    }

    private static String key(Shape shape) {
        return "fifth.area." + shape.name().toLowerCase(Locale.ROOT);
    }
}
