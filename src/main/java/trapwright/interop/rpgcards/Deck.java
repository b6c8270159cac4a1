package trapwright.interop.rpgcards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trapwright.interop.entry.Entry;
import trapwright.store.PlainJson;

/// Cards as a deck of the rpg-cards web tool. An entry too long for a poker card goes on cards of the same title.
public final class Deck {
    private Deck() {}

    /// The deck of all entries.
    public static String of(List<Entry> entries) {
        List<Map<String, Object>> deck = new ArrayList<>();
        for (Entry entry : entries) {
            List<List<String>> cards = Element.dealt(Elements.of(entry));
            for (int i = 0; i < cards.size(); i++) {
                String title = Element.shown(entry.name());
                deck.add(card(
                        entry,
                        cards.size() == 1 ? title : title + " (" + (i + 1) + "/" + cards.size() + ")",
                        cards.get(i)));
            }
        }
        return PlainJson.write(deck);
    }

    private static Map<String, Object> card(Entry entry, String title, List<String> contents) {
        Map<String, Object> card = new LinkedHashMap<>();
        card.put("count", 1);
        card.put("title", title);
        card.put("contents", contents);
        card.put("tags", tags(entry));
        card.put("color_front", "#%06x".formatted(entry.page().band().tint().band()));
        card.put("icon_front", entry.icon());
        return card;
    }

    /// The tool compares tags in small letters.
    private static List<String> tags(Entry entry) {
        List<String> tags = new ArrayList<>(List.of("trap", entry.card().system()));
        entry.tags().forEach(tag -> tags.add(tag.toLowerCase(Locale.ROOT)));
        return tags.stream().distinct().toList();
    }
}
