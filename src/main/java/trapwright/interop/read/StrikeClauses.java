package trapwright.interop.read;

import java.util.Optional;
import trapwright.dice.Dice;

/// Damage: in the brackets of an attack (`1d6/x3, arrow`), of a spell (`8d6 fire`), or by itself (`walls close in
/// (12d6, crush)`).
final class StrikeClauses {
    private static final Cursor.Stretch NO_WORDS = new Cursor.Stretch("", "", 0);

    private StrikeClauses() {}

    /// Damage that stands by itself.
    static boolean read(Cursor cursor, Draft draft) {
        int before = cursor.at();
        if (draft.speech.hears(cursor, "strike") && !draft.speech.hears(cursor, "no-damage")) {
            draft.partFor(draft.part().hasHarm());
            if (draft.part().told.contains(Told.HARM)) {
                draft.again(cursor.toSeparator(";,."));
            } else {
                dealt(cursor, draft);
            }
            return true;
        }
        Optional<Speech.Heard> deed = draft.speech.take(cursor, "deed");
        Optional<Cursor> detail = deed.isPresent() ? cursor.bracket() : Optional.empty();
        if (detail.isPresent()) {
            detail.get().skipSeparators();
            if (startsWithDice(detail.get(), draft)) {
                int at = deed.get().start();
                draft.partFor(draft.part().hasHarm());
                if (draft.part().told.contains(Told.HARM)) {
                    draft.again(cursor.stretch(at, cursor.at()));
                    return true;
                }
                blow(detail.get(), draft);
                deed(cursor.stretch(at, deed.get().end()), draft.part());
                return true;
            }
        }
        cursor.back(before);
        return false;
    }

    private static boolean startsWithDice(Cursor detail, Draft draft) {
        return draft.speech.hears(detail, "missiles")
                || draft.speech.hears(detail, "per-target")
                || draft.speech.hears(detail, "throw") && !draft.speech.hears(detail, "no-damage");
    }

    /// "walls close in", then "crush": the card keeps both as one text.
    private static void deed(Cursor.Stretch what, PartDraft part) {
        part.strike = part.strike.map(strike -> {
            boolean bare = what.folded().equals("harm") || what.folded().equals("degats");
            String sort = strike.words().words();
            String words = bare ? sort : sort.isEmpty() ? what.words() : what.words() + ", " + sort;
            return new PartDraft.StrikeRead(
                    strike.dice(), strike.critical(), Cursor.Stretch.of(words, what.place()), strike.rounds());
        });
    }

    /// The brackets of an attack: number of missiles, dice, critical, poison, and what strikes.
    static void blow(Cursor detail, Draft draft) {
        PartDraft part = draft.part();
        while (!detail.isDone()) {
            detail.skipSeparators();
            Optional<Speech.Heard> missiles = draft.speech.take(detail, "per-target");
            if (missiles.isPresent()) {
                FeatureClauses.missiles(missiles.get(), detail, draft);
                continue;
            }
            if (draft.speech.take(detail, "see-note").isPresent()) {
                continue;
            }
            if (startsWithDice(detail, draft)) {
                if (part.told.contains(Told.HARM)) {
                    draft.again(detail.toSeparator(",;"));
                } else {
                    dealt(detail, draft);
                }
                continue;
            }
            Cursor.Stretch words = detail.toSeparator(",;");
            if (words.isEmpty()) {
                Leftover.report(detail, draft);
                return;
            }
            name(words, draft);
        }
    }

    private static void name(Cursor.Stretch words, Draft draft) {
        PartDraft part = draft.part();
        PartDraft.StrikeRead strike = part.strike.orElse(new PartDraft.StrikeRead(Dice.NONE, "", NO_WORDS, 1));
        if (strike.words().isEmpty() && !Character.isDigit(words.folded().charAt(0))) {
            part.strike =
                    Optional.of(new PartDraft.StrikeRead(strike.dice(), strike.critical(), words, strike.rounds()));
        } else {
            Leftover.report(words, draft);
        }
    }

    /// Dice and what follows them up to the next comma.
    static void dealt(Cursor cursor, Draft draft) {
        draft.part().told.add(Told.HARM);
        Dice dice = dice(cursor, draft);
        String critical = draft.speech
                .take(cursor, "critical")
                .map(StrikeClauses::critical)
                .orElse("");
        int factor = cursor.at();
        if (draft.speech.take(cursor, "factor").isPresent()) {
            Leftover.report(cursor.stretch(factor, cursor.at()), draft);
        }
        Cursor.Stretch words = NO_WORDS;
        cursor.skipBlanks();
        if (draft.speech.take(cursor, "plus-poison").isEmpty()
                && draft.speech.take(cursor, "plus").isPresent()) {
            poison(cursor.toSeparator(",;"), draft);
        }
        int start = cursor.at();
        Cursor.Stretch all = cursor.toSeparator(",;.");
        int end = cursor.at();
        cursor.back(start);
        Optional<Speech.Heard> rounds = draft.speech.find(cursor.upTo(end), "rounds");
        int lasting = rounds.map(heard -> Math.max(1, heard.number(heard.has("for") ? "for" : "rounds")))
                .orElse(1);
        if (rounds.isPresent()) {
            int untold = rounds.get().end();
            words = cursor.stretch(start, rounds.get().start());
            Leftover.report(cursor.stretch(untold, end), draft);
        } else {
            words = all;
        }
        cursor.to(end);
        Cursor.Stretch before =
                draft.part().strike.map(PartDraft.StrikeRead::words).orElse(NO_WORDS);
        Cursor.Stretch type = typed(words);
        draft.part().strike =
                Optional.of(new PartDraft.StrikeRead(dice, critical, type.isEmpty() ? before : type, lasting));
    }

    /// The words without "damage", which says nothing.
    private static Cursor.Stretch typed(Cursor.Stretch words) {
        String folded = words.folded();
        if (folded.equals("damage") || folded.equals("de degats") || folded.equals("degats")) {
            return NO_WORDS;
        }
        return folded.endsWith(" damage")
                ? Cursor.Stretch.of(
                        words.words().substring(0, words.words().length() - " damage".length()), words.place())
                : words;
    }

    private static Dice dice(Cursor cursor, Draft draft) {
        Optional<Speech.Heard> missiles = draft.speech.take(cursor, "missiles");
        if (missiles.isPresent()) {
            if (draft.part().told.add(Told.MISSILES)) {
                draft.part().missiles =
                        missiles.get().part("times").map(StrikeClauses::plain).map(Dice::of);
            } else {
                draft.again(
                        cursor.stretch(missiles.get().start(), missiles.get().end()));
            }
            return Dice.of(plain(missiles.get().part("one").orElse("")));
        }
        return draft.speech
                .take(cursor, "throw")
                .map(heard -> Dice.of(plain(heard.part("dice").orElse(""))))
                .orElse(Dice.NONE);
    }

    /// Dice without blanks.
    static String plain(String dice) {
        return dice.replaceAll("\\s", "");
    }

    private static String critical(Speech.Heard heard) {
        String range = heard.part("threat").map(StrikeClauses::plain).orElse("20");
        String factor = heard.part("factor").or(() -> heard.part("times")).orElse("2");
        String critical = range + "/x" + factor;
        return critical.equals("20/x2") ? "" : critical;
    }

    /// "plus greenblood oil poison".
    private static void poison(Cursor.Stretch words, Draft draft) {
        String name = words.folded();
        if (Names.find(Names.Sort.POISON, name).isPresent() || name.endsWith(" poison")) {
            if (draft.part().poison.isEmpty()) {
                draft.part().poison = Optional.of(new PartDraft.PoisonRead(words, Optional.empty(), Tolls.NONE));
            } else if (!draft.part().poison.get().isCalled(words)) {
                draft.again(words);
            }
        } else {
            Leftover.report(words, draft);
        }
    }
}
