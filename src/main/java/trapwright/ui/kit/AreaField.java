package trapwright.ui.kit;

import java.util.function.Consumer;
import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Several lines of text. Tab leaves it, as it leaves every other field.
public final class AreaField extends TextArea {
    private Consumer<String> edited = text -> {};
    private Runnable left = () -> {};
    private boolean showing;

    /// @param lines how many lines it shows
    public AreaField(int lines) {
        getStyleClass().add("area-field");
        setWrapText(true);
        setPrefRowCount(lines);
        textProperty().addListener((text, was, is) -> {
            if (!showing) {
                edited.accept(is);
            }
        });
        focusedProperty().addListener((focus, was, is) -> {
            if (!is) {
                left.run();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown() && !event.isAltDown()) {
                requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
                event.consume();
            }
        });
    }

    /// Shows a text; the caret stays where it is when nothing changed.
    public void show(String text) {
        if (!text.equals(getText())) {
            showing = true;
            setText(text);
            showing = false;
        }
    }

    /// What to do with each new text.
    public void onEdit(Consumer<String> action) {
        edited = action;
    }

    /// What to do when the focus leaves it.
    public void onLeave(Runnable action) {
        left = action;
    }
}
