package trapwright.ui.form;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.Node;

/// Draws a node again when something that it shows changes, but not while nobody can see it.
public final class Redraw {
    private final Node node;
    private final Runnable draw;
    private boolean stale = true;

    private Redraw(Node node, Runnable draw) {
        this.node = node;
        this.draw = draw;
    }

    /// Draws at once when the node is in a window, else as soon as it comes into one.
    ///
    /// @param watched what the node shows
    public static void on(Node node, Runnable draw, Observable... watched) {
        Redraw redraw = new Redraw(node, draw);
        InvalidationListener changed = observable -> redraw.changed();
        for (Observable observable : watched) {
            observable.addListener(changed);
        }
        node.sceneProperty().addListener((scene, was, is) -> redraw.look());
        redraw.draw();
    }

    private void changed() {
        stale = true;
        look();
    }

    private void look() {
        if (stale && node.getScene() != null) {
            draw();
        }
    }

    private void draw() {
        stale = false;
        draw.run();
    }
}
