package trapwright.store.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.store.Entry;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;

/// The traps a library holds, by their content: to find out that one is there already, under whatever name and id.
public final class Known {
    private final Map<Integer, List<Shelfmark>> filed = new HashMap<>();
    private final List<TrapCard> added = new ArrayList<>();

    /// @param listing what the library holds
    public Known(Listing listing) {
        listing.slips()
                .forEach(slip -> filed.computeIfAbsent(slip.content().fingerprint(), print -> new ArrayList<>())
                        .add(slip.mark()));
    }

    /// Whether all traps of a file are there already; those that this version does not know never count as such.
    public boolean hasAll(TrapFile file) {
        return !file.entries().isEmpty()
                && !file.isReadOnly()
                && file.entries().stream().allMatch(entry -> entry instanceof Entry.Open open && has(open.card()));
    }

    /// Remembers the traps of a file that has just been put into the library.
    public void add(TrapFile file) {
        added.addAll(file.cards());
    }

    private boolean has(TrapCard card) {
        return added.stream().anyMatch(other -> Slip.sameContent(card, other))
                || filed.getOrDefault(Slip.fingerprint(card), List.of()).stream()
                        .anyMatch(mark -> isThere(mark, card));
    }

    private static boolean isThere(Shelfmark mark, TrapCard card) {
        try {
            return Shelving.fetch(mark)
                    .readable()
                    .filter(other -> Slip.sameContent(card, other))
                    .isPresent();
        } catch (FileTrouble gone) {
            return false;
        }
    }
}
