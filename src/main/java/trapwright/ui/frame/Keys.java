package trapwright.ui.frame;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The window's own keys. They come before a field's, so that undo always takes back a step of the card.
public final class Keys {
    private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

    private final Map<KeyCombination, Runnable> keys = new LinkedHashMap<>();

    /// @param act does an action
    public Keys(Consumer<Action> act) {
        for (Action action : Action.values()) {
            action.keys().forEach(key -> keys.put(key, () -> act.accept(action)));
        }
    }

    /// Turning to the next step and back: Alt with an arrow, on a Mac with the Command key too.
    ///
    /// @param turn gets +1 or −1
    public Keys turning(Consumer<Integer> turn) {
        KeyCombination.Modifier[] held = MAC
                ? new KeyCombination.Modifier[] {KeyCombination.ALT_DOWN, KeyCombination.META_DOWN}
                : new KeyCombination.Modifier[] {KeyCombination.ALT_DOWN};
        keys.put(new KeyCodeCombination(KeyCode.RIGHT, held), () -> turn.accept(1));
        keys.put(new KeyCodeCombination(KeyCode.LEFT, held), () -> turn.accept(-1));
        return this;
    }

    /// A function key that goes on, and back with Shift.
    ///
    /// @param go gets +1 or −1
    public Keys going(KeyCode key, Consumer<Integer> go) {
        keys.put(new KeyCodeCombination(key), () -> go.accept(1));
        keys.put(new KeyCodeCombination(key, KeyCombination.SHIFT_DOWN), () -> go.accept(-1));
        return this;
    }

    /// Listens in a window.
    public void in(Scene scene) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> keys.entrySet().stream()
                        .filter(entry -> entry.getKey().match(event))
                        .findFirst()
                        .ifPresent(entry -> {
                            event.consume();
                            entry.getValue().run();
                        }));
    }
}
