package trapwright.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.card.Encounter;
import trapwright.card.FrontMatter;
import trapwright.card.PageSetup;
import trapwright.party.Party;
import trapwright.rules.Message;

/// What a book's file says beside its traps, as it was read.
///
/// @param front what this version knows of it
/// @param rest what it does not know
/// @param notices what the game master should know
/// @param isLater whether it has a choice that only a later version may know, so that nothing in it may be changed
record BookFront(FrontMatter front, Leftovers rest, List<Message> notices, boolean isLater) {
    private static final String GROUPS = "groups";
    private static final String PARTY = "party";
    private static final String PAGE = "page";

    /// Fields that are not false when a file leaves them out.
    private static final Set<String> SPOKEN =
            Stream.concat(Stream.of("cropMarks"), PartyFiles.SPOKEN.stream()).collect(Collectors.toUnmodifiableSet());

    /// Reads it.
    ///
    /// @param newer whether the file's format is newer than ours, so that nothing in it need be as we know it
    static BookFront read(Origin origin, JsonNode book, boolean newer) throws FileTrouble {
        ObjectNode tree = ((ObjectNode) book).objectNode();
        book.properties().stream()
                .filter(field ->
                        !field.getKey().equals(Format.FIELD) && !field.getKey().equals(CardWriter.TRAPS))
                .forEach(field -> tree.set(field.getKey(), field.getValue()));
        BookFront unknown = new BookFront(FrontMatter.NONE, Leftovers.except(tree, Set.of()), List.of(), true);
        if (newer) {
            return unknown;
        }
        List<String> path = new ArrayList<>();
        try {
            FrontMatter front = new FrontMatter(groups(origin, tree, path), party(origin, tree), page(tree, path));
            return new BookFront(front, Leftovers.between(tree, tree(front, PartyTree::every)), List.of(), false);
        } catch (JacksonException wrong) {
            if (!Diagnosis.isLater(wrong)) {
                throw Diagnosis.ofValue(origin, path, wrong);
            }
            return new BookFront(unknown.front(), unknown.rest(), List.of(Diagnosis.later(origin, path, wrong)), true);
        }
    }

    /// What is written, merged with what this version did not know.
    static ObjectNode written(FrontMatter front, Leftovers rest) {
        ObjectNode tree = tree(front, party -> PartyTree.entered(party).without(Format.FIELD));
        if (front.page().equals(PageSetup.USUAL)) {
            tree.remove(PAGE);
        }
        return (ObjectNode) rest.mergedInto(tree, SPOKEN);
    }

    private static ObjectNode tree(FrontMatter front, Function<Party, JsonNode> party) {
        ObjectNode tree = Json.object();
        ArrayNode groups = tree.putArray(GROUPS);
        front.groups().forEach(group -> groups.add(Json.tree(group)));
        front.party().ifPresent(said -> tree.set(PARTY, party.apply(said)));
        tree.set(PAGE, Json.tree(front.page()));
        return tree;
    }

    /// @param path is left at the part that was read last, for a complaint
    private static List<Encounter> groups(Origin origin, JsonNode tree, List<String> path) throws FileTrouble {
        JsonNode listed = tree.path(GROUPS);
        path.add(GROUPS);
        if (!listed.isMissingNode() && !listed.isArray()) {
            throw origin.trouble("store.value", path, GROUPS, Message.of("store.expected.list"));
        }
        if (listed.size() > Limits.GROUPS) {
            throw origin.trouble("store.groups", path, Limits.GROUPS);
        }
        List<Encounter> groups = new ArrayList<>();
        for (int i = 0; i < listed.size(); i++) {
            path.add(Integer.toString(i));
            Encounter group = Json.bind(object(origin, listed.get(i), path), Encounter.class);
            if (group.traps().size() > Limits.GROUP_TRAPS) {
                throw origin.trouble("store.group.traps", path, Limits.GROUP_TRAPS);
            }
            groups.add(group);
            path.removeLast();
        }
        path.removeLast();
        return groups;
    }

    private static Optional<Party> party(Origin origin, JsonNode tree) throws FileTrouble {
        JsonNode said = tree.path(PARTY);
        List<String> path = List.of(PARTY);
        return said.isMissingNode()
                ? Optional.empty()
                : Optional.of(PartyFiles.within(origin, object(origin, said, path), path));
    }

    private static PageSetup page(JsonNode tree, List<String> path) {
        path.add(PAGE);
        JsonNode said = tree.path(PAGE);
        return said.isMissingNode() ? PageSetup.USUAL : Json.bind(said, PageSetup.class);
    }

    private static JsonNode object(Origin origin, JsonNode tree, List<String> path) throws FileTrouble {
        if (!tree.isObject()) {
            throw origin.trouble("store.value", path, String.join(".", path), Message.of("store.expected.object"));
        }
        return tree;
    }
}
