package trapwright.system.dnd35;

import trapwright.measure.Money;
import trapwright.rules.Wording;

/// The game master's own correction, printed as such.
///
/// @param cr added to the CR before price and Craft DC
/// @param price added to the price at the end
/// @param reason why
public record Adjustment(int cr, Money price, Wording reason) {}
