package trapwright.interop.fivetools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.interop.entry.Entry;
import trapwright.store.PlainJson;
import trapwright.system.dnd5e.Edition;

/// 5e cards as a 5etools homebrew file.
public final class Homebrew {
    static final String SOURCE = "Trapwright";

    /// Seconds since 1970, the same in every export: a card knows no date, and a file exported twice is the same file.
    private static final long DATE = 1_767_225_600;

    private Homebrew() {}

    /// A 5e card and its entry.
    ///
    /// @param entry the entry
    /// @param card the card
    public record Written(Entry entry, TrapCard.Dnd5e card) {}

    /// The file of all cards; of both printings it names the older, when one of the cards follows it.
    public static String of(List<Written> cards) {
        boolean newer = cards.stream().allMatch(written -> edition(written.card()) == Edition.V5_2);
        Map<String, Object> source = new LinkedHashMap<>();
        source.put("json", SOURCE);
        source.put("abbreviation", "TRW");
        source.put("full", SOURCE);
        source.put("version", "1.0.0");
        Map<String, Object> meta = new LinkedHashMap<>();
        meta.put("sources", List.of(source));
        meta.put("dateAdded", DATE);
        meta.put("dateLastModified", DATE);
        meta.put("edition", newer ? "one" : "classic");
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("_meta", meta);
        file.put(
                "trap",
                cards.stream()
                        .map(written -> new HomebrewTrap(written.entry(), written.card()).json())
                        .toList());
        return PlainJson.write(file);
    }

    private static Edition edition(TrapCard.Dnd5e card) {
        return card.trap().concept().edition();
    }
}
