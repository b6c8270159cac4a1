package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import trapwright.measure.Span;
import trapwright.rules.Wording;

/// How long it acts, and whether it acts again; 5.2 prints both, 5.1 neither (5e, section 1).
///
/// @param duration how long it acts
/// @param rearming how it becomes ready again
/// @param uses how often it can act in all; 0 when nothing limits it
/// @param words anything more, such as "the lid stays open"
public record Lasting(Duration duration, Rearming rearming, int uses, Wording words) {
    /// Nothing said.
    public static final Lasting UNSAID = new Lasting(new Duration.Unsaid(), Rearming.UNSAID, 0, Wording.NONE);

    public Lasting withDuration(Duration changed) {
        return new Lasting(changed, rearming, uses, words);
    }

    public Lasting withRearming(Rearming changed) {
        return new Lasting(duration, changed, uses, words);
    }

    public Lasting withUses(int changed) {
        return new Lasting(duration, rearming, changed, words);
    }

    public Lasting withWords(Wording changed) {
        return new Lasting(duration, rearming, uses, changed);
    }

    /// How long a trap acts.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Duration.Unsaid.class, name = "unsaid"),
        @JsonSubTypes.Type(value = Duration.Instantaneous.class, name = "instantaneous"),
        @JsonSubTypes.Type(value = Duration.For.class, name = "for"),
        @JsonSubTypes.Type(value = Duration.Permanent.class, name = "permanent"),
        @JsonSubTypes.Type(value = Duration.Until.class, name = "until")
    })
    public sealed interface Duration {
        /// The entry does not say.
        record Unsaid() implements Duration {}

        /// Over at once.
        record Instantaneous() implements Duration {}

        /// Some time.
        ///
        /// @param time how long
        record For(Span time) implements Duration {}

        /// For good.
        record Permanent() implements Duration {}

        /// Until something happens.
        ///
        /// @param words what; in English it follows "until", in French it stands alone: "jusqu'à ce que …"
        record Until(Wording words) implements Duration {}
    }

    /// How a trap becomes ready again.
    public enum Rearming {
        /// The entry does not say.
        UNSAID,
        /// It stays harmless once it has gone off.
        INERT,
        /// By itself at the start of the next turn.
        NEXT_TURN,
        /// Somebody must set it again.
        BY_HAND
    }
}
