package trapwright.ui.kit;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A control with its label above and what the rules say of it below.
public final class FieldBox extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final VBox sayings = new VBox();
    private final Region control;

    /// A finding about the field.
    public record Saying(Mark mark, String text) {}

    /// @param field the field's id, which becomes the control's id
    /// @param label its label, which is its accessible name as well
    public FieldBox(String field, ObservableValue<String> label, Region control) {
        this.control = control;
        Label name = new Label();
        name.textProperty().bind(label);
        name.getStyleClass().add("field-label");
        name.setWrapText(true);
        name.setMinHeight(USE_PREF_SIZE);
        Node input = control instanceof NumberField number ? number.input() : control;
        name.setLabelFor(input);
        input.setId(field);
        input.accessibleTextProperty().bind(label);
        control.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().add("field-box");
        getChildren().addAll(name, control, sayings);
        say(List.of());
    }

    /// Shows findings, the gravest first; none for a field that is in order.
    public void say(List<Saying> found) {
        sayings.getChildren()
                .setAll(found.stream()
                        .map(saying -> new FindingLine(saying.mark(), saying.text()))
                        .toList());
        sayings.setManaged(!found.isEmpty());
        control.pseudoClassStateChanged(ERROR, found.stream().anyMatch(saying -> saying.mark() == Mark.ERROR));
        control.pseudoClassStateChanged(WARNING, found.stream().anyMatch(saying -> saying.mark() == Mark.WARNING));
    }
}
