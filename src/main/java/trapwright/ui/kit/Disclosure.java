package trapwright.ui.kit;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A line with a title and a summary that opens what stands below it; that is made when it is first wanted.
public final class Disclosure extends VBox {
    private final Icon arrow = new Icon(Glyph.CHEVRON_RIGHT, "small");
    private final Supplier<Node> content;
    private final LinkRow line;
    private @Nullable Node made;

    /// @param title what it is about
    /// @param summary the short of what stands below
    public Disclosure(ObservableValue<String> title, ObservableValue<String> summary, Supplier<Node> content) {
        this.content = content;
        Label name = new Label();
        name.textProperty().bind(title);
        name.setWrapText(true);
        name.getStyleClass().add("disclosure-title");
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label summed = new Label();
        summed.textProperty().bind(summary);
        summed.getStyleClass().add("caption");
        summed.setWrapText(true);
        line = new LinkRow(AccessibleRole.BUTTON, this::turn, arrow, name, summed);
        line.getStyleClass().add("disclosure-line");
        line.accessibleTextProperty().bind(title.flatMap(said -> summary.map(shorter -> said + ", " + shorter)));
        getStyleClass().add("disclosure");
        getChildren().add(line);
    }

    /// Opens it.
    public void open() {
        if (getChildren().size() == 1) {
            turn();
        }
    }

    private void turn() {
        boolean open = getChildren().size() > 1;
        arrow.show(open ? Glyph.CHEVRON_RIGHT : Glyph.CHEVRON_DOWN);
        if (open) {
            getChildren().remove(1);
        } else {
            if (made == null) {
                made = content.get();
            }
            getChildren().add(made);
        }
        line.notifyAccessibleAttributeChanged(AccessibleAttribute.EXPANDED);
    }
}
