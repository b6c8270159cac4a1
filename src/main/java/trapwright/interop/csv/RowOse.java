package trapwright.interop.csv;

import java.util.HashMap;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.interop.entry.Entry;

/// The cells that an old-school card fills.
final class RowOse {
    private RowOse() {}

    static Map<String, String> of(TrapCard.Ose card, Entry entry) {
        Map<String, String> cells = new HashMap<>();
        cells.put("kind", entry.kindAlone());
        cells.put("trigger", entry.said("action-words"));
        cells.put("reset", entry.line(card.trap().practice().reset()));
        card.trap().harm().attack().ifPresent(attack -> cells.put("attack", Integer.toString(attack.bonus())));
        cells.put("save", entry.number("ose.block.save"));
        cells.put("damage", entry.number("ose.block.damage"));
        return cells;
    }
}
