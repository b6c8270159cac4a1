package trapwright.system.ose;

import trapwright.rules.Wording;

/// What sets the trap off (old-school, section 3).
///
/// @param action the kind of action
/// @param words the action in the game master's words, as they follow "2-in-6 when …"
/// @param chance on how many faces of a six-sided die it springs each time, 1 to 6; 2 is usual, 6 is always
public record Springing(Action action, Wording words, int chance) {
    /// The usual chance.
    public static final int USUAL = 2;

    /// The faces of the die; a chance of as many is certain.
    public static final int FACES = 6;

    /// An action without words at the usual chance.
    public static Springing of(Action action) {
        return new Springing(action, Wording.NONE, USUAL);
    }

    public Springing withAction(Action changed) {
        return new Springing(changed, words, chance);
    }

    public Springing withWords(Wording changed) {
        return new Springing(action, changed, chance);
    }

    public Springing withChance(int changed) {
        return new Springing(action, words, changed);
    }

    /// The kinds of action that traps answer.
    public enum Action {
        STEP,
        OPEN,
        LIFT,
        TOUCH,
        PULL,
        PASS,
        /// Anything else; needs words.
        OTHER
    }
}
