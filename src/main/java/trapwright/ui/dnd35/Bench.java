package trapwright.ui.dnd35;

import java.util.Arrays;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.Choice;
import trapwright.app.Dnd35Form;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Columns;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.OptionGroup;
import trapwright.ui.kit.Panel;
import trapwright.ui.kit.Phrases;

/// What every 3.5 page is built with.
///
/// @param form the open card's form
/// @param wires ties choices to the card
/// @param inputs ties fields to the card
record Bench(Dnd35Form form, Wires wires, Inputs inputs) {
    private static final String TITLE = "form35.panel.";

    Phrases phrases() {
        return wires.phrases();
    }

    /// A panel with a title, and a line below it, of its own: `form35.panel.ID` and `.says`.
    Panel panel(String id, Glyph glyph, Node... content) {
        return new Panel(glyph, phrases().text(TITLE + id), phrases().text(TITLE + id + ".says"), content);
    }

    /// Fields side by side.
    static Columns fields(int columns, Node... fields) {
        Columns row = new Columns(columns, fields);
        row.getStyleClass().add("fields");
        BooleanBinding any = Bindings.createBooleanBinding(
                () -> Arrays.stream(fields).anyMatch(Node::isManaged),
                Arrays.stream(fields).map(Node::managedProperty).toArray(Observable[]::new));
        return Wires.show(row, any);
    }

    /// A group of options under its field's label.
    <T> Region labelled(Choice<T> choice, Function<T, Glyph> glyph) {
        OptionGroup group = wires.options(choice, glyph);
        VBox box = new VBox(heading(phrases().text("form35.field." + choice.id())), group);
        box.getStyleClass().add("field-box");
        return Wires.show(box, choice.field().enabled());
    }

    static Label heading(ObservableValue<String> text) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().add("field-label");
        label.setWrapText(true);
        return label;
    }
}
