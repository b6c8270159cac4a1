package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;

/// The form of a 5e card: every field of its face and of its trap.
public final class Dnd5eForm implements TrapForm {
    public final Document<TrapCard.Dnd5e> document;
    public final FaceForm face;
    public final Dnd5eConceptForm concept;
    public final Dnd5eTriggerForm trigger;
    public final Dnd5eLastingForm lasting;

    /// How it is noticed.
    public final Rows<Clue, Dnd5eClueForm> clues;

    /// What helps against it.
    public final Rows<Counter, Dnd5eCounterForm> counters;

    public final Rows<Effect, Dnd5eEffectForm> effects;

    /// Its rounds, when it is complex.
    public final Dnd5eCourseForm course;

    /// Severity, levels and scaling.
    public final Dnd5eLevellingForm levelling;

    private final List<FormStep> steps;

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public Dnd5eForm(Document<TrapCard.Dnd5e> document, Tongue tongue) {
        this.document = document;
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), Dnd5eRules.INSTANCE, tongue);
        Fields<Dnd5eTrap> trap = new Dnd5eFields(document);
        concept = new Dnd5eConceptForm(trap, face.tongue);
        trigger = new Dnd5eTriggerForm(
                trap.in(now -> Optional.of(now.triggering()), Dnd5eTrap::withTriggering), "", face.tongue);
        lasting = new Dnd5eLastingForm(trap, face.tongue);
        clues = new Rows<>(
                trap.in(now -> Optional.of(now.clues()), Dnd5eTrap::withClues),
                "clues",
                (each, at) -> new Dnd5eClueForm(each, at, face.tongue));
        counters = new Rows<>(
                trap.in(now -> Optional.of(now.counters()), Dnd5eTrap::withCounters),
                "counters",
                (each, at) -> new Dnd5eCounterForm(each, at, face.tongue));
        effects = new Rows<>(
                trap.in(now -> Optional.of(now.effects()), Dnd5eTrap::withEffects),
                "effects",
                (each, at) -> new Dnd5eEffectForm(each, at, face.tongue));
        course = new Dnd5eCourseForm(trap, face.tongue);
        levelling = new Dnd5eLevellingForm(document, trap, concept.edition.field(), face.tongue);
        steps = Dnd5eSteps.of(document);
    }

    @Override
    public Document<TrapCard.Dnd5e> document() {
        return document;
    }

    @Override
    public String words() {
        return "form5e.";
    }

    @Override
    public FaceForm face() {
        return face;
    }

    @Override
    public List<FormStep> steps() {
        return steps;
    }

    @Override
    public int stepOf(String key) {
        return FormSteps.of(steps, Dnd5eSteps.first(key));
    }

    @Override
    public Spot find(String key) {
        return new Spot(stepOf(key), key.isEmpty() ? "" : Dnd5eKey.of(key).id());
    }
}
