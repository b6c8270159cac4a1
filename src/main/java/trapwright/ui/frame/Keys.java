package trapwright.ui.frame;

import java.util.Arrays;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;

/// The window's own keys. They come before a field's, so that undo always takes back a step of the card.
public final class Keys {
    private Keys() {}

    /// Listens in a window.
    ///
    /// @param act does an action
    public static void in(Scene scene, Consumer<Action> act) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> Arrays.stream(Action.values())
                        .filter(action -> action.keys().stream().anyMatch(key -> key.match(event)))
                        .findFirst()
                        .ifPresent(action -> {
                            event.consume();
                            act.accept(action);
                        }));
    }
}
