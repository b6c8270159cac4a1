package trapwright.sheet;

/// Whom a card is for.
public enum Side {
    /// The game master: everything.
    GM,
    /// The players: what they are handed, and nothing of the rules.
    PLAYER,
    /// The player who builds the trap: what it costs and why, and the work.
    BUILDER
}
