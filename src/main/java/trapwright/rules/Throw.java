package trapwright.rules;

import trapwright.dice.Roll;

/// A roll that a trap makes at the table.
public sealed interface Throw {
    /// What it is for.
    Message name();

    /// An attack: a twenty-sided die and a bonus against an armour class.
    ///
    /// @param bonus the attack bonus
    record Attack(Message name, int bonus) implements Throw {}

    /// Damage, or another amount.
    ///
    /// @param roll the dice
    /// @param least what a missile does at least: 1 in 3.5, else 0
    record Amount(Message name, Roll roll, int least) implements Throw {}

    /// A chance of so many faces of a six-sided die.
    ///
    /// @param faces on how many it comes true
    /// @param secret whether the players must not see how it fell
    record InSix(Message name, int faces, boolean secret) implements Throw {}
}
