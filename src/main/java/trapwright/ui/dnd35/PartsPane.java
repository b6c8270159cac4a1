package trapwright.ui.dnd35;

import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35Parts;
import trapwright.system.dnd35.Dnd35Trap.Joining;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// Several traps on one card: which part the other steps show, and how the parts hang together (3.5, section 9).
final class PartsPane extends VBox {
    private final Dnd35Parts parts;
    private final Phrases phrases;
    private final Bench<Dnd35Form> bench;
    private final Button add;
    private final Button remove;
    private final Button earlier;
    private final Button later;

    PartsPane(Bench<Dnd35Form> bench) {
        this.bench = bench;
        parts = bench.form().parts;
        phrases = bench.phrases();
        add = button("add-part", Glyph.PLUS, parts::add);
        remove = button("remove-part", Glyph.TRASH_CAN_OUTLINE, parts::remove);
        earlier = button("part-earlier", Glyph.ARROW_LEFT, () -> parts.move(-1));
        later = button("part-later", Glyph.ARROW_RIGHT, () -> parts.move(1));
        FlowPane buttons = new FlowPane(add, remove, earlier, later);
        buttons.getStyleClass().add("button-row");
        getChildren()
                .add(bench.panel(
                        "parts",
                        Glyph.CALL_SPLIT,
                        PartSwitch.of(bench),
                        buttons,
                        bench.labelled(bench.form().concept.joining, PartsPane::glyph),
                        wholeName()));
        Redraw.on(this, this::draw, bench.form().document.card(), parts.index(), phrases.words());
    }

    private javafx.scene.Node wholeName() {
        return bench.inputs().line(bench.form().concept.partName);
    }

    private void draw() {
        boolean several = parts.isCompound();
        for (Button button : java.util.List.of(remove, earlier, later)) {
            button.setManaged(several);
            button.setVisible(several);
        }
        earlier.setDisable(parts.index().get() == 0);
        later.setDisable(parts.index().get() == parts.count() - 1);
    }

    private Button button(String id, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(phrases.text("form35.action." + id));
        button.setGraphic(new Icon(glyph, "small"));
        button.setOnAction(event -> action.run());
        return button;
    }

    private static Glyph glyph(Joining joining) {
        return switch (joining) {
            case DEPENDENT -> Glyph.LINK_VARIANT;
            case INDEPENDENT -> Glyph.CALL_SPLIT;
        };
    }
}
