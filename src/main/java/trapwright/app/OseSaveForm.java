package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Save;

/// The saving throw against an old-school trap.
public final class OseSaveForm {
    /// One of the five saves, or none.
    public final Choice<OseSave> letter;

    /// What the trap adds to the roll.
    public final FormField<Integer> modifier;

    public final Choice<Save.Result> result;

    /// What success leaves, for the result that says so; disabled for the others.
    public final Bilingual lesser;

    OseSaveForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        letter = Choice.of(
                trap.field("save", OseSave.NONE, OseSave::of, (now, chosen) -> chosen.in(now)),
                OseSave.class,
                "formose.save");
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
}
