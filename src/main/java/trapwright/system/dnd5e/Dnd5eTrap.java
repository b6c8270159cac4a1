package trapwright.system.dnd5e;

import java.util.List;

/// One 5e trap, in the order of its wizard.
///
/// @param concept what sort of trap it is
/// @param triggering what sets it off
/// @param lasting how long it acts, and whether it acts again
/// @param clues how it is noticed
/// @param counters what helps against it
/// @param effects what happens
/// @param course how a complex trap goes on
/// @param levelling for whom it is meant, and how it grows
public record Dnd5eTrap(
        Concept concept,
        Triggering triggering,
        Lasting lasting,
        List<Clue> clues,
        List<Counter> counters,
        List<Effect> effects,
        Course course,
        Levelling levelling) {
    /// Copies the lists.
    public Dnd5eTrap {
        clues = List.copyOf(clues);
        counters = List.copyOf(counters);
        effects = List.copyOf(effects);
    }

    public Dnd5eTrap withConcept(Concept changed) {
        return new Dnd5eTrap(changed, triggering, lasting, clues, counters, effects, course, levelling);
    }

    public Dnd5eTrap withTriggering(Triggering changed) {
        return new Dnd5eTrap(concept, changed, lasting, clues, counters, effects, course, levelling);
    }

    public Dnd5eTrap withLasting(Lasting changed) {
        return new Dnd5eTrap(concept, triggering, changed, clues, counters, effects, course, levelling);
    }

    public Dnd5eTrap withClues(List<Clue> changed) {
        return new Dnd5eTrap(concept, triggering, lasting, changed, counters, effects, course, levelling);
    }

    public Dnd5eTrap withCounters(List<Counter> changed) {
        return new Dnd5eTrap(concept, triggering, lasting, clues, changed, effects, course, levelling);
    }

    public Dnd5eTrap withEffects(List<Effect> changed) {
        return new Dnd5eTrap(concept, triggering, lasting, clues, counters, changed, course, levelling);
    }

    public Dnd5eTrap withCourse(Course changed) {
        return new Dnd5eTrap(concept, triggering, lasting, clues, counters, effects, changed, levelling);
    }

    public Dnd5eTrap withLevelling(Levelling changed) {
        return new Dnd5eTrap(concept, triggering, lasting, clues, counters, effects, course, changed);
    }

    /// The trap as one of its variants, which has no variants of its own.
    public Dnd5eTrap as(Variant variant) {
        return withConcept(concept.withVariants(List.of()))
                .withTriggering(variant.triggering().orElse(triggering))
                .withClues(variant.clues().isEmpty() ? clues : variant.clues())
                .withCounters(variant.counters().isEmpty() ? counters : variant.counters())
                .withEffects(variant.effects().isEmpty() ? effects : variant.effects());
    }

    /// The trap as it is at other levels, which scales no further.
    public Dnd5eTrap at(Levelling.Scaling scaling) {
        return Growth.of(this, scaling);
    }
}
