package trapwright.store;

import tools.jackson.databind.JsonNode;

/// Something from a file that is kept as it is, because this version may not change it.
public final class Whole {
    private final JsonNode tree;

    Whole(JsonNode tree) {
        this.tree = tree;
    }

    JsonNode tree() {
        return tree;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Whole that && tree.equals(that.tree);
    }

    @Override
    public int hashCode() {
        return tree.hashCode();
    }
}
