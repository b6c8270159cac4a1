package trapwright.interop.read;

import java.util.Locale;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.system.ose.Save;

/// A save of an old-school entry: `save versus breath for half`, `save versus poison or die` (old-school, section 4).
///
/// @param save the save and what a success leaves
/// @param orDie whether failing it kills
record OseSave(Save save, boolean orDie) {
    /// Takes the save that stands at the cursor, with its result.
    static Optional<OseSave> take(Cursor body, Notes notes) {
        return notes.speech.take(body, "ose.save").map(against -> {
            int modifier = against.number(against.has("modifier") ? "modifier" : "modifier2");
            Save save = new Save(letter(against), modifier, Save.Result.AVOIDS, Wording.NONE);
            if (notes.speech.take(body, "ose.or-die").isPresent()) {
                boolean half = notes.speech.take(body, "ose.or-die.half").isPresent();
                return new OseSave(half ? save.withResult(Save.Result.HALF) : save, true);
            }
            return new OseSave(result(body, save, notes), false);
        });
    }

    private static Save result(Cursor body, Save read, Notes notes) {
        for (Save.Result result : Save.Result.values()) {
            String key = "ose.result." + result.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (notes.speech.take(body, key).isPresent()) {
                return result == Save.Result.LESSER
                        ? read.withResult(result)
                                .withLesser(notes.written(body.rest().words()))
                        : read.withResult(result);
            }
        }
        if (notes.speech.take(body, "ose.or").isEmpty()) {
            notes.remark(Remark.Sort.ASSUMED, body.place(), "interop.read.no-result.avoids");
        }
        return read;
    }

    private static Save.Letter letter(Speech.Heard heard) {
        for (Save.Letter letter : Save.Letter.values()) {
            if (heard.has(letter.name().toLowerCase(Locale.ROOT))) {
                return letter;
            }
        }
        return Save.Letter.D;
    }
}
