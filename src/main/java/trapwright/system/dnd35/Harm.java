package trapwright.system.dnd35;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import trapwright.dice.Dice;
import trapwright.rules.Wording;

/// The damage of one success on one victim (3.5, section 2.6).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Harm.None.class, name = "none"),
    @JsonSubTypes.Type(value = Harm.Strike.class, name = "strike"),
    @JsonSubTypes.Type(value = Harm.Fall.class, name = "fall")
})
public sealed interface Harm {
    /// No damage by itself: poison, drowning, a spell without dice.
    record None() implements Harm {}

    /// A weapon, a missile, a crushing wall or a spell.
    ///
    /// @param damage the dice of one missile, or of all in the form `(1d4+1)x1d8`
    /// @param weapon what strikes
    /// @param strengthRating how much of the fixed bonus is a named strength rating
    /// @param rounds for how many rounds it goes on, 1 or more
    record Strike(Dice damage, Weapon weapon, int strengthRating, int rounds) implements Harm {}

    /// A fall into a pit; 1d6 for each 10 ft. (3 m).
    ///
    /// @param pit the pit
    record Fall(Pit pit) implements Harm {}

    /// What strikes.
    ///
    /// @param weapon the built-in weapon's id, or empty
    /// @param words what the card calls it ("poisoned spike", "acid"); may be empty for a built-in weapon
    /// @param critical the critical range and factor, such as `19-20/x2`; empty for the usual `20/x2`
    record Weapon(String weapon, Wording words, String critical) {
        /// Nothing named.
        public static final Weapon NONE = new Weapon("", Wording.NONE, "");
    }
}
