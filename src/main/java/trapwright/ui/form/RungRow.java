package trapwright.ui.form;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import trapwright.app.FormField;
import trapwright.app.Ladder;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.LinkRow;

/// A value worth knowing on a ladder, and what it would do; a click or a key sets it.
final class RungRow extends LinkRow {
    private final Wires wires;
    private final FormField<Integer> field;
    private final Label value = new Label();
    private final Label says = new Label();
    private final HBox chips = new HBox();
    private Ladder.Rung shown;

    RungRow(Wires wires, FormField<Integer> field, Ladder.Rung first) {
        super(AccessibleRole.BUTTON, () -> {});
        this.wires = wires;
        this.field = field;
        shown = first;
        onGo(() -> field.choose(shown.value()));
        value.getStyleClass().add("rung-value");
        says.setMinWidth(0);
        says.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(says, Priority.ALWAYS);
        chips.getStyleClass().add("picker-chips");
        getStyleClass().add("rung-row");
        getChildren().addAll(value, says, chips);
        wires.look(this, () -> wires.phrases().say("ui.number.plain", shown.value()), () -> shown.trial());
    }

    void show(Ladder.Rung rung) {
        shown = rung;
        List<Chip.Text> effects = wires.chips(rung.trial());
        value.setText(wires.phrases().say("ui.number.plain", rung.value()));
        says.setText(wires.phrases().say(rung.says()));
        Chip.show(chips.getChildren(), effects);
        setId(field.id() + "-" + rung.value());
        setAccessibleText(wires.phrases()
                .say("ui.ladder.spoken", Integer.toString(rung.value()), says.getText(), Effects.spoken(effects)));
    }
}
