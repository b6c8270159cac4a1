package trapwright.rules;

/// What a figure counts.
public enum Unit {
    /// A challenge rating; a fraction below 1 under the house rule.
    CR,
    /// Copper pieces.
    COPPER,
    /// Experience points.
    XP,
    /// A difficulty class.
    DC,
    /// Hit points of damage, exact mean.
    DAMAGE,
    /// Days.
    DAYS,
    /// A plain number.
    COUNT,
    /// What is added to a roll, written with its sign.
    BONUS,
    /// A chance from 0 to 1.
    CHANCE,
    /// A chance from 0 to 1 that one six-sided die decides.
    IN_SIX
}
