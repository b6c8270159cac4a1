package trapwright.ui.frame;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;

/// Finds where the focus goes: the first control of a region, and the region after the one that has the focus.
public final class Regions {
    private Regions() {}

    /// The first control inside a node that Tab would reach.
    public static Optional<Node> first(Node node) {
        return all(node).findFirst();
    }

    /// The region after, or before, the one that has the focus; the first or last when none has.
    ///
    /// @param by +1 or −1
    public static Node next(List<? extends Node> regions, int by) {
        int at = -1;
        for (int i = 0; i < regions.size(); i++) {
            if (regions.get(i).isFocusWithin() || regions.get(i).isFocused()) {
                at = i;
            }
        }
        int from = at < 0 && by < 0 ? 0 : at;
        return regions.get(Math.floorMod(from + by, regions.size()));
    }

    private static Stream<Node> all(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return Stream.empty();
        }
        if (node.isFocusTraversable()) {
            return Stream.of(node);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(Regions::all)
                : Stream.empty();
    }
}
