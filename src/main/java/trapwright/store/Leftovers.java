package trapwright.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a file holds beyond what this version knows: unknown fields at any depth, to be written back untouched.
///
/// A field inside a part that the game master has since taken out goes with that part.
public final class Leftovers {
    /// Nothing unknown.
    public static final Leftovers NONE = new Leftovers(Map.of(), Map.of());

    /// Readings by id: an empty one is a choice, not an absence.
    private static final String RULINGS = "rulings";

    private final Map<String, JsonNode> added;
    private final Map<String, Leftovers> inner;

    private Leftovers(Map<String, JsonNode> added, Map<String, Leftovers> inner) {
        this.added = added;
        this.inner = inner;
    }

    /// What a file's tree has that ours, written with every field, has not.
    static Leftovers between(JsonNode file, JsonNode ours) {
        Map<String, JsonNode> added = new LinkedHashMap<>();
        Map<String, Leftovers> inner = new LinkedHashMap<>();
        names(file).forEach(name -> {
            JsonNode theirs = child(file, name);
            JsonNode known = child(ours, name);
            if (known == null) {
                added.put(name, theirs);
            } else {
                Leftovers deeper = between(Objects.requireNonNull(theirs), known);
                if (!deeper.isNone()) {
                    inner.put(name, deeper);
                }
            }
        });
        return added.isEmpty() && inner.isEmpty() ? NONE : new Leftovers(added, inner);
    }

    /// Every field of a tree but those named.
    static Leftovers except(JsonNode file, Set<String> known) {
        Map<String, JsonNode> added = new LinkedHashMap<>();
        file.properties().forEach(field -> {
            if (!known.contains(field.getKey())) {
                added.put(field.getKey(), field.getValue());
            }
        });
        return added.isEmpty() ? NONE : new Leftovers(added, Map.of());
    }

    /// Puts the unknown fields behind the known ones.
    void addTo(ObjectNode tree) {
        added.forEach(tree::set);
    }

    /// Ours without empty fields that are empty anyway when a file leaves them out, and with the unknown ones.
    ///
    /// @param spoken fields that are not empty when a file leaves them out
    JsonNode mergedInto(JsonNode ours, Set<String> spoken) {
        if (ours instanceof ArrayNode list) {
            ArrayNode merged = list.arrayNode();
            for (int i = 0; i < list.size(); i++) {
                merged.add(inner.getOrDefault(Integer.toString(i), NONE).mergedInto(list.get(i), spoken));
            }
            return merged;
        }
        if (!(ours instanceof ObjectNode object)) {
            return ours;
        }
        ObjectNode merged = object.objectNode();
        object.properties().forEach(field -> {
            String name = field.getKey();
            JsonNode value = name.equals(RULINGS)
                    ? field.getValue()
                    : inner.getOrDefault(name, NONE).mergedInto(field.getValue(), spoken);
            if (!value.isNull() && (spoken.contains(name) || !isEmpty(value))) {
                merged.set(name, value);
            }
        });
        addTo(merged);
        return merged;
    }

    /// Whether everything in the file is known.
    public boolean isNone() {
        return added.isEmpty() && inner.isEmpty();
    }

    /// Where the unknown fields are, such as `trap.design.colour`.
    public List<String> fields() {
        List<String> fields = new ArrayList<>(added.keySet());
        inner.forEach((name, deeper) -> deeper.fields().forEach(field -> fields.add(name + "." + field)));
        return fields;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Leftovers that && added.equals(that.added) && inner.equals(that.inner);
    }

    @Override
    public int hashCode() {
        return Objects.hash(added, inner);
    }

    @Override
    public String toString() {
        return fields().stream().collect(Collectors.joining(", ", "[", "]"));
    }

    static boolean isEmpty(JsonNode value) {
        return value.isNull()
                || value.isContainer() && value.isEmpty()
                || value.isString() && value.stringValue().isEmpty()
                || value.isBoolean() && !value.booleanValue();
    }

    private static List<String> names(JsonNode node) {
        if (node.isObject()) {
            return List.copyOf(node.propertyNames());
        }
        List<String> indexes = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            indexes.add(Integer.toString(i));
        }
        return indexes;
    }

    private static @Nullable JsonNode child(JsonNode node, String name) {
        return node.isArray() ? node.get(Integer.parseInt(name)) : node.get(name);
    }
}
