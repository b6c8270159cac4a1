package trapwright.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Harm.Affliction;
import trapwright.system.dnd5e.Harm.Condition;
import trapwright.system.dnd5e.Harm.Gate;

/// A condition that a 5e effect imposes.
public final class Dnd5eConditionForm {
    public final Choice<Condition> condition;
    public final Choice<Gate> gate;
    public final FormField<Optional<Span>> lasting;

    /// How one gets rid of it.
    public final Bilingual escape;

    Dnd5eConditionForm(Fields<Affliction> affliction, String path, ObjectProperty<Tongue> tongue) {
        condition = Dnd5eChoice.of(
                affliction.field(
                        path + "@condition",
                        Condition.PRONE,
                        Affliction::condition,
                        (now, chosen) -> new Affliction(chosen, now.gate(), now.lasting(), now.escape())),
                List.of(Condition.values()),
                chosen -> Message.of(Choice.key("dnd5e.condition", chosen)));
        gate = Choice.of(
                affliction.field(
                        path + "/gate",
                        Gate.AUTO,
                        Affliction::gate,
                        (now, chosen) -> new Affliction(now.condition(), chosen, now.lasting(), now.escape())),
                List.of(Gate.AUTO, Gate.HIT, Gate.SAVE_NONE),
                chosen -> Message.of(Choice.key("form5e.gate", chosen)),
                chosen -> Message.of(Choice.key("form5e.gate", chosen) + ".says"),
                chosen -> Optional.empty());
        lasting = affliction.field(path + "/lasting", Optional.empty(), Affliction::lasting, Affliction::withLasting);
        escape = affliction.text(path + "/escape", tongue, Affliction::escape, Affliction::withEscape);
    }
}
