package trapwright.ui.kit;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// The words that appear when the pointer rests on a node. The pop-up is built when the pointer first comes: a window
/// with hundreds of them would open later for nothing.
public final class Tip {
    private final ObservableValue<String> words;

    private Tip(ObservableValue<String> words) {
        this.words = words;
    }

    /// Gives a node its words, which follow their value.
    public static void on(Node node, ObservableValue<String> words) {
        node.getProperties().put(Tip.class, new Tip(words));
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, new EventHandler<>() {
            @Override
            public void handle(MouseEvent event) {
                node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
                Tooltip popup = new Tooltip();
                popup.textProperty().bind(words);
                Tooltip.install(node, popup);
            }
        });
    }

    /// The words a node was given.
    public static Optional<String> of(Node node) {
        return node.getProperties().get(Tip.class) instanceof Tip tip
                ? Optional.ofNullable(tip.words.getValue())
                : Optional.empty();
    }
}
