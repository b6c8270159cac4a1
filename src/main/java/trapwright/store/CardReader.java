package trapwright.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// Makes cards of trees, and says what it could not.
final class CardReader {
    private static final String TRAP = "trap";
    private static final int FIELDS_SHOWN = 4;

    private final Origin origin;
    private final boolean newer;
    private final List<Message> notices = new ArrayList<>();

    /// @param newer whether the file's format is newer than ours, so that nothing in it may be changed
    CardReader(Origin origin, boolean newer) {
        this.origin = origin;
        this.newer = newer;
    }

    /// What the game master should know, in the order it was met.
    List<Message> notices() {
        return notices;
    }

    /// One trap.
    ///
    /// @param path where it stands in the file
    Entry read(JsonNode tree, List<String> path) throws FileTrouble {
        if (!tree.isObject()) {
            throw origin.trouble("store.value", path, String.join(".", path), Message.of("store.expected.object"));
        }
        if (newer) {
            return locked(tree, readable(tree, path));
        }
        Optional<TrapCard> known = card(tree, path);
        return known.isPresent() ? open(tree, known.get()) : locked(tree, Optional.empty());
    }

    private Entry open(JsonNode tree, TrapCard card) {
        ObjectNode known = (ObjectNode) CardWriter.every(card);
        known.put(Format.FIELD, "");
        Leftovers rest = Leftovers.between(tree, known);
        if (!rest.isNone()) {
            notices.add(Message.of("store.notice.unknown", origin.label(), named(rest.fields())));
        }
        return new Entry.Open(card, rest);
    }

    private static Entry locked(JsonNode tree, Optional<TrapCard> readable) {
        return new Entry.Locked(readable, name(tree), system(tree), new Whole(tree));
    }

    /// The card of a file that is only looked at; nothing when it holds what we cannot read.
    private Optional<TrapCard> readable(JsonNode tree, List<String> path) {
        try {
            return card(tree, path);
        } catch (FileTrouble unreadable) {
            return Optional.empty();
        }
    }

    /// The card; nothing, and a notice, when it is of a system or has a part that only a later version may know.
    private Optional<TrapCard> card(JsonNode tree, List<String> path) throws FileTrouble {
        JsonNode named = tree.path("system");
        Optional<KnownSystem> system = KnownSystem.of(named.asString(""));
        if (named.isString() && system.isEmpty()) {
            notices.add(Message.of("store.notice.foreign", origin.label(), name(tree), system(tree)));
            return Optional.empty();
        }
        if (!tree.path(TRAP).isObject()) {
            throw origin.trouble("store.value", inside(path), TRAP, Message.of("store.expected.object"));
        }
        List<String> place = path;
        try {
            CardLayout layout = Json.bind(withId(tree), CardLayout.class);
            place = inside(path);
            return Optional.of(system.orElseThrow().card(layout.face(), layout.trap()));
        } catch (JacksonException wrong) {
            if (!Diagnosis.isLater(wrong)) {
                throw Diagnosis.ofValue(origin, place, wrong);
            }
            notices.add(Diagnosis.later(origin, place, wrong));
            return Optional.empty();
        }
    }

    private static List<String> inside(List<String> path) {
        return Stream.concat(path.stream(), Stream.of(TRAP)).toList();
    }

    /// A file without an id, written by hand, gets one that stays the same as long as the file does.
    private static JsonNode withId(JsonNode tree) {
        if (tree.has("id")) {
            return tree;
        }
        byte[] text = tree.toString().getBytes(StandardCharsets.UTF_8);
        ObjectNode copy = ((ObjectNode) tree).objectNode().setAll((ObjectNode) tree);
        return copy.put("id", UUID.nameUUIDFromBytes(text).toString());
    }

    private static String named(List<String> fields) {
        String some = fields.stream().limit(FIELDS_SHOWN).map(Diagnosis::shown).collect(Collectors.joining(", "));
        return fields.size() > FIELDS_SHOWN ? some + ", …" : some;
    }

    private static String system(JsonNode tree) {
        return Diagnosis.shown(tree.path("system").asString(""));
    }

    private static Wording name(JsonNode tree) {
        JsonNode name = tree.path("name");
        return new Wording(name.path("en").asString(""), name.path("fr").asString(""));
    }
}
