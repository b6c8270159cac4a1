package trapwright.store;

import java.util.List;
import java.util.Optional;
import trapwright.party.Party;
import trapwright.rules.Message;

/// A party as its file holds it.
///
/// @param party the characters
/// @param rest what the file holds beyond what this version knows
/// @param untouched the whole file when a newer version made it; it is then saved as it was
/// @param notices what the game master should know
public record PartyFile(Party party, Leftovers rest, Optional<Whole> untouched, List<Message> notices) {
    /// Copies the list.
    public PartyFile {
        notices = List.copyOf(notices);
    }

    /// A party that is not in a file yet.
    public static PartyFile of(Party party) {
        return new PartyFile(party, Leftovers.NONE, Optional.empty(), List.of());
    }

    public PartyFile withParty(Party changed) {
        return new PartyFile(changed, rest, untouched, notices);
    }
}
