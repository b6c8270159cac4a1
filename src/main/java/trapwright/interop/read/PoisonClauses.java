package trapwright.interop.read;

import java.util.Optional;

/// `poison (medium spider venom, DC 14 Fortitude save resists, 1d4 Str/1d4 Str)`.
final class PoisonClauses {
    private PoisonClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        int start = cursor.at();
        if (draft.speech.take(cursor, "poison").isEmpty()) {
            return false;
        }
        if (draft.repeats(Told.POISON, cursor, start)) {
            return true;
        }
        cursor.bracket().ifPresent(detail -> {
            Cursor.Stretch name = detail.toSeparator(",;");
            Optional<Integer> dc = Optional.empty();
            Optional<Tolls> tolls = Optional.empty();
            while (!detail.isDone()) {
                detail.skipSeparators();
                Optional<Speech.Heard> save = draft.speech.take(detail, "poison.save");
                if (save.isPresent() && dc.isPresent()) {
                    draft.again(detail.stretch(save.get().start(), save.get().end()));
                    continue;
                }
                if (save.isPresent()) {
                    dc = Optional.of(save.get().number("dc"));
                    detail.bracket();
                    continue;
                }
                Optional<Tolls> loss = tolls.isEmpty() ? Tolls.read(draft.speech, detail) : Optional.empty();
                if (loss.isPresent()) {
                    tolls = loss;
                    continue;
                }
                Cursor.Stretch words = detail.toSeparator(",;");
                if (words.isEmpty()) {
                    detail.rest();
                }
                Leftover.report(words, draft);
            }
            if (draft.part().poison.filter(before -> !before.isCalled(name)).isPresent()) {
                draft.again(cursor.stretch(start, cursor.at()));
            } else {
                draft.part().poison = Optional.of(new PartDraft.PoisonRead(name, dc, tolls.orElse(Tolls.NONE)));
            }
        });
        return true;
    }
}
