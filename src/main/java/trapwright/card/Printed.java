package trapwright.card;

import java.util.Optional;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// The figures a book prints for a trap.
///
/// @param cr the printed CR
/// @param price the printed market price or cost
/// @param xp the printed cost in experience points
/// @param note what is odd about them
public record Printed(Optional<Integer> cr, Optional<Money> price, Optional<Integer> xp, Wording note) {}
