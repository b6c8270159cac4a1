package trapwright.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A framed piece of a page: icon and title, and below them the fields that belong together.
public final class Panel extends Stack {
    private final HBox head;

    /// @param title its title
    /// @param says one line below the title; empty for none
    public Panel(Glyph glyph, ObservableValue<String> title, ObservableValue<String> says, Node... content) {
        Label name = new Label();
        name.textProperty().bind(title);
        name.getStyleClass().add("panel-title");
        name.setWrapText(true);
        Label line = new Label();
        line.textProperty().bind(says);
        line.getStyleClass().add("caption");
        line.setWrapText(true);
        line.visibleProperty().bind(line.textProperty().isNotEmpty());
        line.managedProperty().bind(line.visibleProperty());
        VBox words = new VBox(name, line);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        head = new HBox(new Icon(glyph, "large", "accent"), words);
        head.getStyleClass().add("panel-head");
        getStyleClass().add("panel");
        getChildren().add(head);
        getChildren().addAll(content);
    }

    /// Puts a control at the right of the title.
    public Panel beside(Region control) {
        head.getChildren().add(control);
        return this;
    }
}
