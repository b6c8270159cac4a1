package trapwright.ui.kit;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A control with its label above and what the rules say of it below.
public final class FieldBox extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final VBox sayings = new VBox();
    private final Region control;
    private @Nullable List<Saying> said;

    /// A finding about the field.
    public record Saying(Mark mark, String text) {}

    /// @param field the field's id, which becomes the control's id
    /// @param label its label, which is its accessible name as well
    /// @param help one line below the control; empty for none
    public FieldBox(String field, ObservableValue<String> label, ObservableValue<String> help, Region control) {
        this.control = control;
        Label name = new Label();
        name.textProperty().bind(label);
        name.getStyleClass().add("field-label");
        name.setWrapText(true);
        name.setMinHeight(USE_PREF_SIZE);
        Label line = new Label();
        line.textProperty().bind(help);
        line.getStyleClass().add("caption");
        line.setWrapText(true);
        line.setMinHeight(USE_PREF_SIZE);
        line.visibleProperty().bind(line.textProperty().isNotEmpty());
        line.managedProperty().bind(line.visibleProperty());
        Node input = control instanceof HoldsInput holder ? holder.input() : control;
        name.setLabelFor(input);
        input.setId(field);
        input.accessibleTextProperty().bind(label);
        input.accessibleHelpProperty().bind(help);
        control.setMaxWidth(control instanceof NumberField ? USE_PREF_SIZE : Double.MAX_VALUE);
        getStyleClass().add("field-box");
        getChildren().addAll(name, control, line, sayings);
        say(List.of());
    }

    /// The control in the box.
    public Region control() {
        return control;
    }

    /// Puts the control at the right of its label, where the room is wide.
    public void aside() {
        getStyleClass().add("aside");
        VBox words = new VBox();
        words.setMinWidth(0);
        words.getChildren().setAll(List.of(getChildren().get(0), getChildren().get(2)));
        HBox row = new HBox(words, control);
        row.getStyleClass().add("panel-head");
        HBox.setHgrow(words, Priority.ALWAYS);
        control.setMaxWidth(USE_PREF_SIZE);
        getChildren().setAll(row, sayings);
    }

    /// Shows findings, the gravest first; none for a field that is in order.
    public void say(List<Saying> found) {
        if (found.equals(said)) {
            return;
        }
        said = List.copyOf(found);
        sayings.getChildren()
                .setAll(found.stream()
                        .map(saying -> new FindingLine(saying.mark(), saying.text()))
                        .toList());
        sayings.setManaged(!found.isEmpty());
        control.pseudoClassStateChanged(ERROR, found.stream().anyMatch(saying -> saying.mark() == Mark.ERROR));
        control.pseudoClassStateChanged(WARNING, found.stream().anyMatch(saying -> saying.mark() == Mark.WARNING));
    }
}
