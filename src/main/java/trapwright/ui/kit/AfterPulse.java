package trapwright.ui.kit;

import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;

/// Waits until a node's window has been drawn once with it.
public final class AfterPulse {
    private AfterPulse() {}

    /// Does something once, after the first drawing of the scene that the node is put into.
    public static void run(Node node, Runnable what) {
        Scene scene = node.getScene();
        if (scene != null) {
            once(scene, what);
            return;
        }
        node.sceneProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Scene> observed, Scene was, Scene is) {
                node.sceneProperty().removeListener(this);
                once(is, what);
            }
        });
    }

    private static void once(Scene scene, Runnable what) {
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                // not within the pulse, which would wait for it
                Platform.runLater(what);
            }
        });
    }
}
