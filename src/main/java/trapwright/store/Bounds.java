package trapwright.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Checks texts, numbers and pictures of a tree against the limits that the JSON library does not know.
final class Bounds {
    private static final String PICTURE = "base64";

    private final Origin origin;
    private final List<String> path = new ArrayList<>();

    private Bounds(Origin origin) {
        this.origin = origin;
    }

    /// Refuses a tree that is beyond a limit.
    static void check(Origin origin, JsonNode tree) throws FileTrouble {
        new Bounds(origin).walk(tree);
    }

    private void walk(JsonNode node) throws FileTrouble {
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> field : node.properties()) {
                step(field.getKey(), field.getValue());
            }
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                step(Integer.toString(i), node.get(i));
            }
        } else if (node.isString()) {
            text(node.stringValue());
        } else if (node.isBigDecimal() && far(node.decimalValue())) {
            throw origin.trouble("store.json.number", path, Limits.DIGITS);
        }
    }

    private void step(String name, JsonNode value) throws FileTrouble {
        path.addLast(name);
        walk(value);
        path.removeLast();
    }

    private void text(String text) throws FileTrouble {
        if (!path.isEmpty() && path.getLast().equals(PICTURE)) {
            var fault = PictureCheck.fault(text);
            if (fault.isPresent()) {
                throw origin.trouble(fault.get(), path, Limits.PICTURE_SIDE);
            }
        } else if (text.length() > Limits.TEXT) {
            throw origin.trouble("store.json.text", path, Limits.TEXT);
        }
    }

    private static boolean far(BigDecimal number) {
        return Math.abs((long) number.scale()) > Limits.DIGITS
                || Math.abs((long) number.precision() - number.scale()) > Limits.DIGITS;
    }
}
