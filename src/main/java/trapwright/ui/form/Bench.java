package trapwright.ui.form;

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
import trapwright.app.TrapForm;
import trapwright.ui.kit.Columns;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.OptionGroup;
import trapwright.ui.kit.Panel;
import trapwright.ui.kit.Phrases;

/// What every page of a form is built with.
///
/// @param form the open card's form
/// @param wires ties choices to the card
/// @param inputs ties fields to the card
public record Bench<F extends TrapForm>(F form, Wires wires, Inputs inputs) {
    /// A bench for the pages of a form.
    public static <F extends TrapForm> Bench<F> of(F form, Wires wires) {
        return new Bench<>(form, wires, new Inputs(wires));
    }

    public Phrases phrases() {
        return wires.phrases();
    }

    /// A panel with a title, and a line below it, of its own: `panel.ID` and `.says` among the form's words.
    public Panel panel(String id, Glyph glyph, Node... content) {
        String key = wires.key("panel." + id);
        return new Panel(glyph, phrases().text(key), phrases().textOrNone(key + ".says"), content);
    }

    /// Fields side by side.
    public static Columns fields(int columns, Node... fields) {
        Columns row = new Columns(columns, fields);
        row.getStyleClass().add("fields");
        BooleanBinding any = Bindings.createBooleanBinding(
                () -> Arrays.stream(fields).anyMatch(Node::isManaged),
                Arrays.stream(fields).map(Node::managedProperty).toArray(Observable[]::new));
        return Wires.show(row, any);
    }

    /// Pieces of a step one below the other.
    public static VBox body(Node... nodes) {
        VBox box = new VBox(nodes);
        box.getStyleClass().add("step-body");
        return box;
    }

    /// A group of options under its field's label.
    public <T> Region labelled(Choice<T> choice, Function<T, Glyph> glyph) {
        OptionGroup group = wires.options(choice, glyph);
        VBox box = new VBox(heading(phrases().text(wires.label(choice.id()))), group);
        box.getStyleClass().add("field-box");
        return Wires.show(box, choice.field().enabled());
    }

    /// A label like a field's.
    public static Label heading(ObservableValue<String> text) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().add("field-label");
        label.setWrapText(true);
        return label;
    }
}
