package trapwright.interop.csv;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.interop.answer.Plain;
import trapwright.interop.entry.Entry;
import trapwright.rules.Figure;

/// A card as the cells of a row, by column.
final class Row {
    /// The columns in order.
    static final List<String> COLUMNS = List.of(
            "id",
            "name",
            "system",
            "kind",
            "cr",
            "severity",
            "tier",
            "trigger",
            "reset",
            "bypass",
            "searchDc",
            "disableDc",
            "attack",
            "save",
            "damage",
            "priceGp",
            "costGp",
            "costXp",
            "craftDc",
            "tags",
            "file");

    private Row() {}

    static Map<String, String> of(Entry entry) {
        Map<String, String> row = new HashMap<>();
        for (Figure figure : entry.assessment().figures()) {
            if (figure instanceof Figure.Amount amount && COLUMNS.contains(amount.id())) {
                row.put(amount.id(), Plain.number(amount.unit(), amount.value()).toPlainString());
            }
        }
        row.putAll(
                switch (entry.card()) {
                    case TrapCard.Dnd35 card -> Row35.of(card, entry.words());
                    case TrapCard.Dnd5e card -> Row5e.of(card.trap(), entry);
                    case TrapCard.Ose card -> RowOse.of(card, entry);
                });
        row.put("id", entry.card().face().id().toString());
        row.put("name", entry.name());
        row.put("system", entry.card().system());
        row.put("tags", String.join("; ", entry.tags()));
        row.put("file", entry.file());
        return row;
    }
}
