package trapwright.system.dnd5e;

import java.util.Optional;
import trapwright.measure.Weight;
import trapwright.rules.Wording;

/// What sets the trap off.
///
/// @param trigger the kind of trigger
/// @param words what happens to it, in the game master's words
/// @param weight the weight it takes, when it takes one
public record Triggering(Trigger trigger, Wording words, Optional<Weight> weight) {
    /// A trigger without details.
    public static Triggering of(Trigger trigger) {
        return new Triggering(trigger, Wording.NONE, Optional.empty());
    }

    public Triggering withTrigger(Trigger changed) {
        return new Triggering(changed, words, weight);
    }

    public Triggering withWords(Wording changed) {
        return new Triggering(trigger, changed, weight);
    }

    public Triggering withWeight(Optional<Weight> changed) {
        return new Triggering(trigger, words, changed);
    }

    /// The kinds of trigger that printed traps have.
    public enum Trigger {
        PLATE,
        WIRE,
        LOCK,
        LID,
        OBJECT_LIFTED,
        AREA_ENTERED,
        OBJECT_TOUCHED,
        /// Anything else; needs words.
        OTHER
    }
}
