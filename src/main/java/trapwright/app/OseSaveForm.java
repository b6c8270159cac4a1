package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Save;

/// The saving throw against an old-school trap.
public final class OseSaveForm {
    private static final List<Optional<Save.Letter>> LETTERS = Stream.concat(
                    Stream.of(Optional.<Save.Letter>empty()),
                    Stream.of(Save.Letter.values()).map(Optional::of))
            .toList();

    /// One of the five saves, or none.
    public final Choice<Optional<Save.Letter>> letter;

    /// What the trap adds to the roll.
    public final FormField<Integer> modifier;

    public final Choice<Save.Result> result;

    /// What success leaves, for the result that says so; disabled for the others.
    public final Bilingual lesser;

    OseSaveForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        letter = Choice.of(
                trap.field(
                        "save",
                        Optional.empty(),
                        now -> now.save().map(Save::letter),
                        (now, chosen) -> now.withSave(chosen.map(wanted -> with(now, wanted)))),
                LETTERS,
                wanted -> Message.of(key(wanted)),
                wanted -> Message.of(key(wanted) + ".says"),
                wanted -> Optional.empty());
        Fields<Save> save = trap.in(OseTrap::save, (now, changed) -> now.withSave(Optional.of(changed)));
        modifier = save.field("save-modifier", 0, Save::modifier, Save::withModifier);
        result = Choice.of(
                save.field("save-result", Save.Result.AVOIDS, Save::result, Save::withResult),
                Save.Result.class,
                "formose.save-result");
        Fields<Save> leaving = save.in(
                now -> now.result() == Save.Result.LESSER ? Optional.of(now) : Optional.empty(),
                (now, changed) -> changed);
        lesser = leaving.text("save-lesser", tongue, Save::lesser, Save::withLesser);
    }

    /// A new save gives what its kind of harm usually leaves: half of damage, nothing of anything else (old-school,
    /// section 4).
    private static Save with(OseTrap trap, Save.Letter letter) {
        boolean onlyDamage = trap.harm().effects().isEmpty();
        return trap.save()
                .map(save -> save.withLetter(letter))
                .orElse(Save.of(letter, onlyDamage ? Save.Result.HALF : Save.Result.AVOIDS));
    }

    private static String key(Optional<Save.Letter> letter) {
        return letter.map(wanted -> Choice.key("formose.save", wanted)).orElse("formose.save.none");
    }
}
