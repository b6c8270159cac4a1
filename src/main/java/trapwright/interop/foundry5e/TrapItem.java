package trapwright.interop.foundry5e;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.StableId;
import trapwright.interop.foundry.Notes;
import trapwright.rules.Wording;
import trapwright.sheet.Clean;
import trapwright.store.FileNames;
import trapwright.store.PlainJson;
import trapwright.system.dnd5e.Edition;

/// A 5e card as an item of Foundry's 5e system, and as an actor that carries it, for those who want the trap on the
/// map.
public final class TrapItem {
    /// The type that the system's own traps have.
    private static final String TYPE = "equipment";

    private static final String PICTURE = "icons/svg/trap.svg";

    private TrapItem() {}

    /// The item's file, as Foundry's "Import Data" reads it.
    public static String item(Entry entry, TrapCard.Dnd5e card) {
        return PlainJson.write(itemOf(entry, card));
    }

    /// The actor's file.
    public static String actor(Entry entry, TrapCard.Dnd5e card) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("_id", StableId.of(card.face().id(), "item"));
        item.putAll(itemOf(entry, card));
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("biography", Map.of("value", description(entry)));
        details.put("type", Map.of("value", "custom"));
        Map<String, Object> actor = document(entry, "npc");
        actor.put("system", Map.of("details", details));
        actor.put("items", List.of(item));
        return PlainJson.write(closed(actor, card));
    }

    private static Map<String, Object> itemOf(Entry entry, TrapCard.Dnd5e card) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("value", description(entry));
        description.put("chat", "");
        Map<String, Object> source = new LinkedHashMap<>();
        source.put("custom", "Trapwright");
        source.put(
                "rules",
                switch (card.trap().concept().edition()) {
                    case Edition.V5_1 -> "2014";
                    case Edition.V5_2 -> "2024";
                });
        source.put("license", Clean.line(card.face().source().licence()));
        source.put("book", Clean.line(card.face().source().work()));
        Map<String, Object> system = new LinkedHashMap<>();
        system.put("description", description);
        system.put("identifier", FileNames.plain(Wording.same(entry.name())));
        system.put("source", source);
        system.put("type", Map.of("value", ""));
        system.put("activities", new Activities(entry, card).all());
        Map<String, Object> item = document(entry, TYPE);
        item.put("system", system);
        return closed(item, card);
    }

    private static Map<String, Object> document(Entry entry, String type) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("name", entry.name());
        document.put("type", type);
        document.put("img", PICTURE);
        return document;
    }

    private static Map<String, Object> closed(Map<String, Object> document, TrapCard.Dnd5e card) {
        document.put("effects", List.of());
        document.put("flags", Map.of("trapwright", Map.of("id", card.face().id().toString())));
        return document;
    }

    private static String description(Entry entry) {
        return Notes.of(List.of(entry.subtitle()), entry);
    }
}
