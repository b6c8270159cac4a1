package trapwright.system.ose;

import trapwright.rules.Wording;

/// A saving throw: d20 + modifier against the value of class and level (old-school, section 4).
///
/// @param letter which of the five
/// @param modifier what the trap adds to the roll; negative when it is hard to resist
/// @param result what success gives
/// @param lesser the lesser effect that success leaves, in the game master's words
public record Save(Letter letter, int modifier, Result result, Wording lesser) {
    /// A save without details.
    public static Save of(Letter letter, Result result) {
        return new Save(letter, 0, result, Wording.NONE);
    }

    public Save withLetter(Letter changed) {
        return new Save(changed, modifier, result, lesser);
    }

    public Save withModifier(int changed) {
        return new Save(letter, changed, result, lesser);
    }

    public Save withResult(Result changed) {
        return new Save(letter, modifier, changed, lesser);
    }

    public Save withLesser(Wording changed) {
        return new Save(letter, modifier, result, changed);
    }

    /// The five saves.
    public enum Letter {
        /// Death or poison.
        D,
        /// Wands.
        W,
        /// Paralysis or petrification.
        P,
        /// Breath attacks.
        B,
        /// Spells, rods, or staves.
        S
    }

    /// What a successful save gives.
    public enum Result {
        /// Nothing happens.
        AVOIDS,
        /// Half the damage, rounded down, and no other effect.
        HALF,
        /// No effect but the damage: the usual save against a poison that also wounds.
        DAMAGE_ONLY,
        /// Only the lesser effect that the game master names, without damage.
        LESSER
    }
}
