package trapwright.rules;

import java.util.List;
import trapwright.party.Party;

/// One game system's rules over its own kind of trap.
///
/// @param <T> the system's trap
public interface Ruleset<T> {
    /// The system's stable id: `dnd35`, `dnd5e` or `ose`.
    String id();

    /// A new trap with the rulebook's base values.
    T blank();

    /// Answers for any trap, half-finished ones too. Pure: no clock, locale, files or chance.
    Assessment assess(T trap, Rulings rulings);

    /// What the trap does to a party, exact. Answers for any trap and any party, and is as pure as [#assess].
    Odds odds(T trap, Rulings rulings, Party party);

    /// The rolls it makes at the table, in the order in which they are made.
    List<Throw> dice(T trap);

    /// The rulings that change one of this system's figures.
    List<Ruling> rulings();
}
