package trapwright.store;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.card.TrapCard;

/// Makes trees of cards and files.
final class CardWriter {
    /// The field of a book that holds its traps.
    static final String TRAPS = "traps";

    private CardWriter() {}

    /// A card with every field it has, empty ones too.
    static ObjectNode every(TrapCard card) {
        return (ObjectNode) Json.tree(CardLayout.of(card));
    }

    /// A file as it is written.
    static JsonNode file(TrapFile file) {
        if (file.untouched().isPresent()) {
            return file.untouched().get().tree();
        }
        return file.isBook() ? book(file) : trap(file.entries().getFirst());
    }

    private static JsonNode trap(Entry entry) {
        return switch (entry) {
            case Entry.Locked locked -> locked.whole().tree();
            case Entry.Open open -> headed(Format.Form.TRAP).setAll((ObjectNode) card(open));
        };
    }

    private static JsonNode book(TrapFile file) {
        ObjectNode tree = headed(Format.Form.BOOK);
        ArrayNode traps = tree.putArray(TRAPS);
        for (Entry entry : file.entries()) {
            traps.add(
                    switch (entry) {
                        case Entry.Locked locked -> locked.whole().tree();
                        case Entry.Open open -> card(open);
                    });
        }
        return tree.setAll(BookFront.written(file.front().orElseThrow(), file.rest()));
    }

    private static JsonNode card(Entry.Open open) {
        return open.rest().mergedInto(every(open.card()), Json.SPOKEN);
    }

    private static ObjectNode headed(Format.Form form) {
        return Json.object().put(Format.FIELD, form.current());
    }
}
