package trapwright.measure;

/// A stretch of game time as typed.
///
/// @param amount how many, 0 or more
/// @param unit of what
public record Span(int amount, Unit unit) {
    /// Refuses a negative time.
    public Span {
        if (amount < 0) {
            throw new IllegalArgumentException("negative time " + amount);
        }
    }

    /// Units of game time; a round is 6 seconds in 3.5 and 5e, 10 in old-school play.
    public enum Unit {
        /// Rounds.
        ROUNDS,
        /// Minutes.
        MINUTES,
        /// Dungeon turns of ten minutes.
        TURNS,
        /// Hours.
        HOURS,
        /// Days.
        DAYS
    }
}
