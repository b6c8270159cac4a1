package trapwright.interop.read;

import java.util.Map;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Dnd35Trap.Joining;

/// Targets, never miss, onset delay, liquid, gas, items, and several traps in one.
final class FeatureClauses {
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("two", 2),
            Map.entry("deux", 2),
            Map.entry("three", 3),
            Map.entry("trois", 3),
            Map.entry("four", 4),
            Map.entry("quatre", 4),
            Map.entry("five", 5),
            Map.entry("cinq", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("sept", 7),
            Map.entry("eight", 8),
            Map.entry("huit", 8),
            Map.entry("nine", 9),
            Map.entry("neuf", 9),
            Map.entry("ten", 10),
            Map.entry("dix", 10));

    private FeatureClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        return multiple(cursor, draft)
                || part(cursor, draft)
                || targets(cursor, draft)
                || flag(cursor, draft)
                || item(cursor, draft);
    }

    private static boolean flag(Cursor cursor, Draft draft) {
        PartDraft part = draft.part();
        Speech speech = draft.speech;
        if (speech.take(cursor, "never-miss").isPresent()) {
            part.neverMiss = true;
            return true;
        }
        int start = cursor.at();
        Optional<Speech.Heard> onset = speech.take(cursor, "onset");
        if (onset.isPresent()) {
            if (!draft.repeats(Told.ONSET, cursor, start)) {
                part.onsetRounds = onset.get().number("rounds");
            }
            return true;
        }
        if (speech.take(cursor, "liquid").isPresent()) {
            part.liquid = true;
            return true;
        }
        if (speech.take(cursor, "gas").isPresent()) {
            part.gas = true;
            return true;
        }
        if (speech.take(cursor, "no-roll").isPresent()) {
            cursor.bracket().ifPresent(detail -> {
                speech.take(detail, "see-note");
                Leftover.report(detail, draft);
            });
            return true;
        }
        return false;
    }

    private static boolean targets(Cursor cursor, Draft draft) {
        int start = cursor.at();
        if (draft.speech.take(cursor, "targets").isEmpty()) {
            return false;
        }
        if (draft.repeats(Told.TARGETS, cursor, start)) {
            return true;
        }
        PartDraft part = draft.part();
        part.targets = true;
        cursor.bracket().ifPresent(detail -> {
            draft.speech.find(detail, "per-target").ifPresent(heard -> missiles(heard, detail, draft));
            Optional<Speech.Heard> arms = draft.speech.find(detail, "targets.arms");
            part.arms = arms.isPresent();
            part.area = detail.stretch(
                            detail.at(), arms.map(Speech.Heard::start).orElse(detail.end()))
                    .words();
            arms.ifPresent(heard -> Leftover.report(detail.stretch(heard.end(), detail.end()), draft));
        });
        return true;
    }

    /// Takes how many missiles strike each target.
    static void missiles(Speech.Heard heard, Cursor cursor, Draft draft) {
        Optional<Dice> count = count(heard);
        if (draft.part().told.add(Told.MISSILES)) {
            draft.part().missiles = count;
        } else if (!draft.part().missiles.equals(count)) {
            draft.again(cursor.stretch(heard.start(), heard.end()));
        }
    }

    /// How many missiles strike each target.
    static Optional<Dice> count(Speech.Heard heard) {
        return heard.part("count")
                .map(word -> NUMBERS.containsKey(word) ? String.valueOf(NUMBERS.get(word)) : StrikeClauses.plain(word))
                .map(Dice::of);
    }

    private static boolean item(Cursor cursor, Draft draft) {
        int start = cursor.at();
        if (draft.speech.take(cursor, "item").isEmpty()) {
            return false;
        }
        if (draft.repeats(Told.ITEM, cursor, start)) {
            return true;
        }
        cursor.bracket().ifPresent(detail -> draft.part().item = Optional.of(detail.rest()));
        return true;
    }

    private static boolean multiple(Cursor cursor, Draft draft) {
        if (draft.speech.take(cursor, "multiple").isEmpty()) {
            return false;
        }
        draft.joining = Optional.of(draft.joining.orElse(Joining.INDEPENDENT));
        cursor.bracket().ifPresent(detail -> {
            if (draft.speech.find(detail, "multiple.dependent").isPresent()) {
                draft.joining = Optional.of(Joining.DEPENDENT);
            }
            draft.speech
                    .find(detail, "multiple.count")
                    .ifPresent(heard -> draft.announced =
                            count(heard).map(Dice::text).map(Integer::parseInt).orElse(0));
        });
        return true;
    }

    private static boolean part(Cursor cursor, Draft draft) {
        if (draft.joining.isEmpty() || draft.speech.take(cursor, "part").isEmpty()) {
            return false;
        }
        draft.number();
        cursor.bracket().ifPresent(detail -> draft.part().name = detail.rest().words());
        return true;
    }
}
