package trapwright.workshop;

import trapwright.card.TrapCard;
import trapwright.rules.Message;

/// A trap drawn at random.
///
/// @param card the trap, without a name
/// @param name what it may be called
/// @param seed what draws it again
public record Drawn(TrapCard card, Message name, long seed) {}
