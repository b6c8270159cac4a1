package trapwright.ui.frame;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;

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
            if (hasFocus(regions.get(i))) {
                at = i;
            }
        }
        int from = at < 0 && by < 0 ? 0 : at;
        return regions.get(Math.floorMod(from + by, regions.size()));
    }

    /// Whether a node, or one inside it, has the focus. JavaFX's own answer stays true after a node inside has gone.
    static boolean hasFocus(Node region) {
        Node at = region.getScene() == null ? null : region.getScene().getFocusOwner();
        while (at != null && !at.equals(region)) {
            at = at.getParent();
        }
        return at != null;
    }

    /// Puts the focus on a control as Tab would, so that it can be seen where it is.
    public static void enter(Node control) {
        control.requestFocus();
        if (!control.isFocusVisible()) {
            control.requestFocusTraversal(TraversalDirection.NEXT);
            Optional.ofNullable(control.getScene().getFocusOwner())
                    .filter(other -> !other.equals(control))
                    .ifPresent(other -> other.requestFocusTraversal(TraversalDirection.PREVIOUS));
            if (!control.isFocused()) {
                control.requestFocus();
            }
        }
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
