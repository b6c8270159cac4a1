package trapwright.card;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Trap.Joining;

/// Several traps of a book that a party meets together.
///
/// @param name what the meeting is called; may be empty
/// @param joining whether each trap can happen without the others (3.5, section 9)
/// @param traps the ids of its traps, in order
public record Encounter(Wording name, Joining joining, List<UUID> traps) {
    /// Nobody meets anything yet.
    public static final Encounter NONE = new Encounter(Wording.NONE, Joining.INDEPENDENT, List.of());

    /// Copies the ids.
    public Encounter {
        traps = List.copyOf(traps);
    }

    /// The same traps as a group that can be reckoned; what is not among the cards is left out.
    ///
    /// @param cards the cards of the book
    public TrapGroup among(List<TrapCard> cards) {
        Set<UUID> wanted = new HashSet<>(traps);
        return new TrapGroup(
                cards.stream().filter(card -> wanted.contains(card.face().id())).toList(),
                joining == Joining.DEPENDENT);
    }

    public Encounter withName(Wording changed) {
        return new Encounter(changed, joining, traps);
    }

    public Encounter withJoining(Joining changed) {
        return new Encounter(name, changed, traps);
    }

    public Encounter withTraps(List<UUID> changed) {
        return new Encounter(name, joining, changed);
    }
}
