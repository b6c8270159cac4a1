package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Triggering;
import trapwright.system.dnd5e.Variant;

/// Another version of a 5e trap. What it leaves empty is as in the trap.
public final class Dnd5eVariantForm {
    public final Bilingual name;

    /// What is different, in words.
    public final Bilingual words;

    /// Whether it has a trigger of its own.
    public final FormField<Boolean> ownTrigger;

    public final Dnd5eTriggerForm trigger;
    public final Rows<Clue, Dnd5eClueForm> clues;
    public final Rows<Counter, Dnd5eCounterForm> counters;
    public final Rows<Effect, Dnd5eEffectForm> effects;

    Dnd5eVariantForm(Fields<Variant> variant, String path, ObjectProperty<Tongue> tongue) {
        name = variant.text(
                path + "/variant-name",
                tongue,
                Variant::name,
                (now, typed) ->
                        new Variant(typed, now.words(), now.triggering(), now.clues(), now.counters(), now.effects()));
        words = variant.text(
                path + "/variant-words",
                tongue,
                Variant::words,
                (now, typed) ->
                        new Variant(now.name(), typed, now.triggering(), now.clues(), now.counters(), now.effects()));
        ownTrigger = variant.field(
                path + "/own-trigger",
                false,
                now -> now.triggering().isPresent(),
                (now, own) -> now.withTriggering(
                        own ? Optional.of(Triggering.of(Triggering.Trigger.OTHER)) : Optional.empty()));
        trigger = new Dnd5eTriggerForm(
                variant.in(Variant::triggering, (now, changed) -> now.withTriggering(Optional.of(changed))),
                path + "/",
                tongue);
        clues = new Rows<>(
                variant.in(now -> Optional.of(now.clues()), Variant::withClues),
                path + "/clues",
                (each, at) -> new Dnd5eClueForm(each, at, tongue));
        counters = new Rows<>(
                variant.in(now -> Optional.of(now.counters()), Variant::withCounters),
                path + "/counters",
                (each, at) -> new Dnd5eCounterForm(each, at, tongue));
        effects = new Rows<>(
                variant.in(now -> Optional.of(now.effects()), Variant::withEffects),
                path + "/effects",
                (each, at) -> new Dnd5eEffectForm(each, at, tongue));
    }
}
