package trapwright.interop.read;

import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd35.Pit;

/// `20 ft. deep (2d6, fall)` and `pit spikes (Atk +10 melee, 1d4 spikes per target for 1d4+2 each)`.
final class PitClauses {
    private static final int SPIKES_ATTACK = 10;

    private PitClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        return pit(cursor, draft) || spikes(cursor, draft);
    }

    private static boolean pit(Cursor cursor, Draft draft) {
        int place = cursor.place();
        int start = cursor.at();
        Optional<Speech.Heard> heard =
                draft.speech.take(cursor, "pit.deep").or(() -> draft.speech.take(cursor, "pit.turned"));
        if (heard.isEmpty()) {
            return false;
        }
        draft.partFor(draft.part().hasHarm());
        if (draft.repeats(Told.HARM, cursor, start)) {
            return true;
        }
        Length depth = heard.get().has("amount2")
                ? WorkingsClauses.length(heard.get(), "amount2", "unit2")
                : WorkingsClauses.length(heard.get(), "amount", "unit");
        Dice damage = cursor.bracket().map(detail -> fall(detail, draft)).orElse(Dice.NONE);
        draft.part().pit = Optional.of(new PartDraft.PitRead(depth, damage, place));
        return true;
    }

    private static Dice fall(Cursor detail, Draft draft) {
        detail.skipSeparators();
        Dice damage = draft.speech
                .take(detail, "throw")
                .map(heard -> Dice.of(heard.part("dice").orElse("")))
                .orElse(Dice.NONE);
        detail.skipSeparators();
        draft.speech.take(detail, "fall");
        Leftover.report(detail, draft);
        return damage;
    }

    private static boolean spikes(Cursor cursor, Draft draft) {
        int start = cursor.at();
        if (draft.speech.take(cursor, "spikes").isEmpty()) {
            return false;
        }
        if (draft.repeats(Told.SPIKES, cursor, start)) {
            return true;
        }
        draft.part().spikes = Optional.of(Pit.Spikes.USUAL);
        cursor.bracket().ifPresent(detail -> {
            detail.skipSeparators();
            int place = detail.place();
            draft.speech
                    .take(detail, "attack")
                    .filter(heard -> heard.number("bonus") != SPIKES_ATTACK)
                    .ifPresent(heard -> draft.remark(
                            Remark.Sort.DIFFERS, place, "interop.read.spikes-attack", heard.number("bonus")));
            detail.skipSeparators();
            draft.speech
                    .take(detail, "spikes.each")
                    .ifPresent(heard -> draft.part().spikes = Optional.of(new Pit.Spikes(
                            Dice.of(StrikeClauses.plain(heard.part("count").orElse("1d4"))),
                            Dice.of(StrikeClauses.plain(heard.part("damage").orElse(""))))));
            Leftover.report(detail, draft);
        });
        return true;
    }
}
