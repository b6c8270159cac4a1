package trapwright.interop.read;

import java.util.Optional;

/// `CR 5`, `Search DC 20`, `Disable Device DC 20`.
final class SkillClauses {
    private SkillClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        int place = cursor.place();
        int start = cursor.at();
        Speech speech = draft.speech;
        Optional<Speech.Heard> cr = speech.take(cursor, "cr");
        if (cr.isPresent()) {
            if (!draft.repeats(draft.cr.isPresent(), cursor, start)) {
                draft.cr = cr.get().part("cr");
                draft.crPlace = place;
            }
            return true;
        }
        Optional<Speech.Heard> search = speech.take(cursor, "search");
        if (search.isPresent()) {
            if (!draft.repeats(Told.SEARCH, cursor, start)) {
                draft.part().searchDc = Optional.of(search.get().number("dc"));
                draft.part().dcPlace = place;
            }
            return true;
        }
        Optional<Speech.Heard> disable = speech.take(cursor, "disable");
        disable.filter(heard -> !draft.repeats(Told.DISABLE, cursor, start))
                .ifPresent(heard -> draft.part().disableDc = Optional.of(heard.number("dc")));
        return disable.isPresent();
    }
}
