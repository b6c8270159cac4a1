package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35Parts;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Phrases;

/// Shows which part of a compound is edited, and turns to another one; not there while the trap is single.
final class PartSwitch extends FlowPane {
    private final Dnd35Parts parts;
    private final Phrases phrases;
    private final String id;
    private final ToggleGroup group = new ToggleGroup();
    private final List<ToggleButton> buttons = new ArrayList<>();
    private final List<Node> before;

    /// @param id the start of the buttons' ids
    /// @param before what stands before the buttons
    private PartSwitch(Bench<Dnd35Form> bench, String id, Node... before) {
        parts = bench.form().parts;
        phrases = bench.phrases();
        this.id = id;
        this.before = List.of(before);
        getStyleClass().add("part-row");
        setId(id + "s");
        Wires.show(
                this,
                Bindings.createBooleanBinding(
                        parts::isCompound, bench.form().document.card()));
        Redraw.on(this, this::draw, bench.form().document.card(), parts.index(), phrases.words());
    }

    /// The switch by itself.
    static PartSwitch of(Bench<Dnd35Form> bench) {
        return new PartSwitch(bench, "part");
    }

    /// A page that says above its fields which part they belong to.
    static Region over(Bench<Dnd35Form> bench, String step, Region page) {
        Label says = new Label();
        says.textProperty().bind(bench.phrases().text("form35.part.shown"));
        says.getStyleClass().add("field-label");
        page.getStyleClass().add("step-body");
        return Bench.body(new PartSwitch(bench, step + "-part", says), page);
    }

    private void draw() {
        while (buttons.size() < parts.count()) {
            buttons.add(button(buttons.size()));
        }
        List<Node> shown = new ArrayList<>(before);
        for (int i = 0; i < parts.count(); i++) {
            buttons.get(i).setText(phrases.say(parts.name(i)));
            buttons.get(i).setSelected(parts.index().get() == i);
            shown.add(buttons.get(i));
        }
        if (!getChildren().equals(shown)) {
            getChildren().setAll(shown);
        }
    }

    private ToggleButton button(int index) {
        ToggleButton button = new ToggleButton();
        button.setId(id + "-" + index);
        button.getStyleClass().add("part");
        button.setToggleGroup(group);
        button.setOnAction(event -> {
            button.setSelected(true);
            parts.open(index);
        });
        return button;
    }
}
