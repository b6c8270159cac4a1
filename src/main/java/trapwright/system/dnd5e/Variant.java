package trapwright.system.dnd5e;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;

/// Another version of the same trap: poisoned spikes, another trigger. What it leaves empty stays as it is.
///
/// @param name what it is called
/// @param words what is different
/// @param triggering another trigger
/// @param clues other clues
/// @param counters other countermeasures
/// @param effects other effects
public record Variant(
        Wording name,
        Wording words,
        Optional<Triggering> triggering,
        List<Clue> clues,
        List<Counter> counters,
        List<Effect> effects) {
    /// Copies the lists.
    public Variant {
        clues = List.copyOf(clues);
        counters = List.copyOf(counters);
        effects = List.copyOf(effects);
    }

    /// A variant that only words tell.
    public static Variant of(Wording name, Wording words) {
        return new Variant(name, words, Optional.empty(), List.of(), List.of(), List.of());
    }

    public Variant withTriggering(Optional<Triggering> changed) {
        return new Variant(name, words, changed, clues, counters, effects);
    }

    public Variant withClues(List<Clue> changed) {
        return new Variant(name, words, triggering, changed, counters, effects);
    }

    public Variant withCounters(List<Counter> changed) {
        return new Variant(name, words, triggering, clues, changed, effects);
    }

    public Variant withEffects(List<Effect> changed) {
        return new Variant(name, words, triggering, clues, counters, changed);
    }
}
