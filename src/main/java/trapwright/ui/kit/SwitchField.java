package trapwright.ui.kit;

import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import trapwright.rules.Message;

/// A few words of which one always holds, under a label.
public final class SwitchField extends VBox {
    /// @param id the node's id, and its words' after the point
    /// @param room where its words are: the label is `room.id`, a value's name `room.id.value`
    /// @param values what can be chosen
    /// @param chosen what is chosen
    public <T> SwitchField(String id, String room, Phrases phrases, List<T> values, ObjectProperty<T> chosen) {
        String key = room + "." + id;
        Switch<T> choice = new Switch<>(id);
        for (T value : values) {
            ToggleButton button = choice.add(value);
            String name = key + "." + value.toString().toLowerCase(Locale.ROOT);
            button.textProperty().bind(phrases.text(name));
            button.accessibleTextProperty().bind(phrases.text("ui.print.choice", Message.of(key), Message.of(name)));
        }
        chosen.subscribe(choice::show);
        choice.onChoose(chosen::set);
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.getStyleClass().add("field-label");
        getChildren().setAll(label, choice);
        getStyleClass().add("field-box");
    }
}
