package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Course.Component;

/// A part of a complex 5e trap that can be dealt with by itself.
public final class Dnd5eComponentForm {
    public final Bilingual name;

    /// How many successes it takes.
    public final FormField<Integer> successes;

    public final Rows<Counter, Dnd5eCounterForm> counters;

    Dnd5eComponentForm(Fields<Component> component, String path, ObjectProperty<Tongue> tongue) {
        name = component.text(
                path + "/component-name",
                tongue,
                Component::name,
                (now, typed) -> new Component(typed, now.counters(), now.successes()));
        successes = component.field(
                path + "/successes",
                1,
                Component::successes,
                (now, typed) -> new Component(now.name(), now.counters(), typed));
        counters = new Rows<>(
                component.in(
                        now -> Optional.of(now.counters()),
                        (now, changed) -> new Component(now.name(), changed, now.successes())),
                path + "/counters",
                (each, at) -> new Dnd5eCounterForm(each, at, tongue));
    }
}
