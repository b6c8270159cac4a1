package trapwright.system.dnd5e;

/// Passive Perception: 10 + all modifiers, +5 with advantage, −5 with disadvantage; no roll (5e, section 2).
///
/// @param score the passive score
public record PassivePerception(int score) {
    private static final int BASE = 10;
    private static final int SWING = 5;

    /// The score of a Perception bonus.
    ///
    /// @param bonus all modifiers of the check
    /// @param circumstance advantage, disadvantage (dim light for sight) or neither
    public static PassivePerception of(int bonus, Circumstance circumstance) {
        int swing = switch (circumstance) {
            case ADVANTAGE -> SWING;
            case PLAIN -> 0;
            case DISADVANTAGE -> -SWING;
        };
        return new PassivePerception(BASE + bonus + swing);
    }

    /// Whether it notices: a score equal to the DC does.
    public boolean notices(int dc) {
        return score >= dc;
    }

    /// What helps or hinders.
    public enum Circumstance {
        ADVANTAGE,
        PLAIN,
        DISADVANTAGE
    }
}
