package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Weight;
import trapwright.system.dnd5e.Triggering;
import trapwright.system.dnd5e.Triggering.Trigger;

/// What sets a 5e trap off.
public final class Dnd5eTriggerForm {
    public final Choice<Trigger> trigger;
    public final Bilingual words;
    public final FormField<Optional<Weight>> weight;

    /// @param path what stands before the ids: nothing, or a variant's path with a slash
    Dnd5eTriggerForm(Fields<Triggering> triggering, String path, ObjectProperty<Tongue> tongue) {
        trigger = Choice.of(
                triggering.field(path + "trigger", Trigger.PLATE, Triggering::trigger, Triggering::withTrigger),
                Trigger.class,
                "form5e.trigger");
        words = triggering.text(path + "trigger-words", tongue, Triggering::words, Triggering::withWords);
        weight = triggering.field(path + "weight", Optional.empty(), Triggering::weight, Triggering::withWeight);
    }
}
