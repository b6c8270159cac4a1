package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.Node;
import javafx.scene.Parent;

/// Draws a node again when something that it shows changes, but not while nobody can see it.
public final class Redraw {
    private final Node node;
    private final Runnable draw;
    private boolean stale = true;

    private Redraw(Node node, Runnable draw) {
        this.node = node;
        this.draw = draw;
    }

    /// Draws once, and again after each change: at once when the node can be seen, else as soon as it can be.
    ///
    /// @param watched what the node shows
    public static void on(Node node, Runnable draw, Observable... watched) {
        watch(node, draw, watched).draw();
    }

    /// Draws when the node is first seen, and again after each change.
    ///
    /// @param watched what the node shows
    public static void whenSeen(Node node, Runnable draw, Observable... watched) {
        watch(node, draw, watched);
    }

    private static Redraw watch(Node node, Runnable draw, Observable... watched) {
        Redraw redraw = new Redraw(node, draw);
        InvalidationListener changed = observable -> redraw.changed();
        for (Observable observable : watched) {
            observable.addListener(changed);
        }
        node.sceneProperty().addListener((scene, was, is) -> redraw.look());
        of(node).add(redraw);
        return redraw;
    }

    /// Draws what has waited inside a node that can be seen from now on.
    static void shown(Node node) {
        if (node.getProperties().containsKey(Redraw.class)) {
            of(node).forEach(Redraw::look);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(Redraw::shown);
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Redraw> of(Node node) {
        return (List<Redraw>) node.getProperties().computeIfAbsent(Redraw.class, key -> new ArrayList<Redraw>());
    }

    private void changed() {
        stale = true;
        look();
    }

    private void look() {
        if (stale && canBeSeen()) {
            draw();
        }
    }

    private boolean canBeSeen() {
        boolean seen = node.getScene() != null;
        for (Node at = node; seen && at != null; at = at.getParent()) {
            seen = at.isVisible();
        }
        return seen;
    }

    private void draw() {
        stale = false;
        draw.run();
    }
}
