package trapwright.ui.kit;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.CustomTextField;

/// One line of text or dice, with room for a remark at its end, such as the average of the dice.
public final class LineField extends CustomTextField {
    private final Label remark = new Label();
    private Consumer<String> edited = text -> {};
    private Runnable left = () -> {};
    private boolean showing;

    public LineField() {
        getStyleClass().add("line-field");
        remark.getStyleClass().addAll("caption", "remark");
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
    }

    /// Shows a text; the caret stays where it is when nothing changed.
    public void show(String text) {
        if (!text.equals(getText())) {
            showing = true;
            setText(text);
            showing = false;
        }
    }

    /// Shows a remark at the end of the line; an empty one takes it away.
    public void remark(String text) {
        remark.setText(text);
        setRight(text.isEmpty() ? null : remark);
    }

    /// The field below its name.
    public VBox labelled(ObservableValue<String> name) {
        Label label = new Label();
        label.textProperty().bind(name);
        label.setLabelFor(this);
        accessibleTextProperty().bind(name);
        return new VBox(label, this);
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
