package trapwright.interop.fivetools;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import trapwright.card.TrapCard;
import trapwright.interop.foreign.Found;
import trapwright.interop.foreign.Values;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.system.dnd5e.Edition;

/// Reads the traps of a 5etools homebrew file. What other things it holds is named.
public final class HomebrewReader {
    private HomebrewReader() {}

    /// The traps of a file; nothing when it is no homebrew file with traps.
    ///
    /// @param file the file
    /// @param text the file's text, for the places of remarks
    public static Optional<Reading> read(Map<String, Object> file, String text) {
        List<?> traps = Values.list(file, "trap");
        if (!file.containsKey("_meta") || traps.isEmpty()) {
            return Optional.empty();
        }
        Edition edition = Values.text(file, "_meta", "edition").equals("one") ? Edition.V5_2 : Edition.V5_1;
        List<TrapCard> cards = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>();
        for (Object trap : traps) {
            Found found = new Found(text, Values.text(trap, "name"), cards.size());
            cards.add(new ForeignTrap(Values.map(trap), edition, found).card());
            remarks.addAll(found.remarks());
        }
        Set<String> others = new LinkedHashSet<>(file.keySet());
        others.removeAll(Set.of("_meta", "trap", "$schema"));
        if (!others.isEmpty()) {
            Found whole = new Found(text, others.iterator().next(), -1);
            whole.say(Remark.Sort.NOT_UNDERSTOOD, "imports.others", String.join(", ", others));
            remarks.addAll(whole.remarks());
        }
        return Optional.of(new Reading(cards, remarks));
    }
}
