package trapwright.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Builds a good tree another way: fields go, come, change their values or their places.
final class Rebuilt {
    /// The beginning of fields that no version knows, each with a value of its own.
    static final String UNKNOWN = "x-unknown-";

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String[] TEXTS = {
        "",
        " ",
        "\u0000",
        "\uD800",
        "\u202E",
        "😀",
        "x".repeat(Limits.TEXT),
        "x".repeat(Limits.TEXT + 1),
        "java.lang.Runtime",
        "..",
        "0d6",
        "1d0",
        "d",
        "2d6+",
        "1d6-10",
        "1000d1000",
        "99999d99999",
        "(1000d1000)x1000d1000",
        "((((1d6))))",
        "1d6+1d6+1d6+1d6",
        "trapwright/1",
        "trapwright/2",
        "trapwright-book/1",
        "trapwright-party/1",
        "dnd35",
        "dnd5e",
        "ose",
        "none",
        "{0}",
        "-",
        "1/0"
    };
    private static final String[] NUMBERS = {
        "0",
        "-1",
        "1",
        "1.5",
        "65",
        "1000",
        "1000000",
        "1000001",
        "-1000000",
        "2147483648",
        "9223372036854775808",
        "1e9",
        "1e39",
        "1e-39",
        "1e41",
        "1e-41"
    };

    private final List<JsonNode> donors;
    private final Random random;

    Rebuilt(List<JsonNode> donors, Random random) {
        this.donors = donors;
        this.random = random;
    }

    JsonNode of(JsonNode good) {
        JsonNode tree = good.deepCopy();
        for (int left = 1 + random.nextInt(4); left > 0; left--) {
            List<JsonNode> inside = containers(tree);
            JsonNode place = inside.get(random.nextInt(inside.size()));
            if (place instanceof ObjectNode object) {
                change(object);
            } else if (place instanceof ArrayNode list) {
                change(list);
            }
        }
        return tree;
    }

    private void change(ObjectNode object) {
        List<String> names = List.copyOf(object.propertyNames());
        if (names.isEmpty() || random.nextInt(3) == 0) {
            int number = random.nextInt(1_000_000);
            object.set(UNKNOWN + number, random.nextBoolean() ? NODES.numberNode(number) : value());
            return;
        }
        String name = names.get(random.nextInt(names.size()));
        switch (random.nextInt(4)) {
            case 0 -> object.remove(name);
            case 1 -> object.set(name, value());
            case 2 -> object.set(name, foreign());
            default ->
                object.set(
                        names.get(random.nextInt(names.size())),
                        object.get(name).deepCopy());
        }
    }

    private void change(ArrayNode list) {
        if (list.isEmpty() || random.nextInt(3) == 0) {
            list.insert(random.nextInt(list.size() + 1), random.nextBoolean() ? value() : foreign());
            return;
        }
        int place = random.nextInt(list.size());
        switch (random.nextInt(4)) {
            case 0 -> list.remove(place);
            case 1 -> list.set(place, value());
            case 2 -> {
                JsonNode same = list.get(place);
                int times = random.nextInt(20) == 0 ? 2_000 : random.nextInt(10);
                for (int i = 0; i < times; i++) {
                    list.insert(place, same.deepCopy());
                }
            }
            default -> list.set(place, list.get(random.nextInt(list.size())).deepCopy());
        }
    }

    private JsonNode value() {
        return switch (random.nextInt(7)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.objectNode();
            case 3 -> NODES.arrayNode();
            case 4 -> deep(random.nextInt(20) == 0 ? 200 : random.nextInt(Limits.DEPTH));
            case 5 -> NODES.numberNode(new BigDecimal(NUMBERS[random.nextInt(NUMBERS.length)]));
            default -> NODES.stringNode(TEXTS[random.nextInt(TEXTS.length)]);
        };
    }

    private JsonNode deep(int levels) {
        JsonNode node = NODES.numberNode(1);
        for (int i = 0; i < levels; i++) {
            node = i % 2 == 0 ? NODES.arrayNode().add(node) : NODES.objectNode().set("a", node);
        }
        return node;
    }

    /// A part of another file, or of another place of this one.
    private JsonNode foreign() {
        List<JsonNode> parts = containers(donors.get(random.nextInt(donors.size())));
        return parts.get(random.nextInt(parts.size())).deepCopy();
    }

    private static List<JsonNode> containers(JsonNode tree) {
        List<JsonNode> found = new ArrayList<>();
        gather(tree, found);
        return found;
    }

    private static void gather(JsonNode node, List<JsonNode> found) {
        if (node.isContainer()) {
            found.add(node);
            node.forEach(inner -> gather(inner, found));
        }
    }
}
