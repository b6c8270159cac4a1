package trapwright.ui.form;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.FormField;
import trapwright.app.Ladder;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LadderBar;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.NumberField;
import trapwright.ui.kit.Phrases;

/// A number whose value moves the CR in bands: the scale, where the value stands, and the values worth knowing.
public final class LadderPane extends VBox {
    private final Wires wires;
    private final Phrases phrases;
    private final Ladder ladder;
    private final FormField<Integer> field;
    private final LadderBar bar;
    private final VBox rungs = new VBox();

    /// @param box the number in its box
    LadderPane(Wires wires, Ladder ladder, Glyph glyph, FieldBox box) {
        this.wires = wires;
        this.ladder = ladder;
        phrases = wires.phrases();
        field = ladder.field();
        bar = new LadderBar(field::choose);
        box.aside();
        HBox.setHgrow(box, Priority.ALWAYS);
        HBox head = new HBox(new Icon(glyph, "large", "accent"), box);
        head.getStyleClass().add("panel-head");
        if (box.control() instanceof NumberField number) {
            number.onBand(ladder::nextBand);
        }
        getStyleClass().addAll("panel", "ladder");
        getChildren().addAll(head, bar, rungs);
        Wires.show(this, field.enabled());
        Redraw.on(this, this::draw, field, phrases.words());
    }

    /// Shows the scale only while the number moves the CR.
    public LadderPane scaledWhile(ObservableBooleanValue holds) {
        Wires.show(bar, holds);
        Wires.show(rungs, holds);
        return this;
    }

    private void draw() {
        List<LadderBar.Band> bands = ladder.bands().stream().map(this::band).toList();
        bar.show(bands, field.get());
        rungs.getChildren()
                .setAll(ladder.rungs().getValue().stream().map(this::rung).toList());
    }

    private LadderBar.Band band(Ladder.Band band) {
        LadderBar.Kind kind =
                band.cr() < 0 ? LadderBar.Kind.LOW : band.cr() == 0 ? LadderBar.Kind.BASE : LadderBar.Kind.HIGH;
        String text = band.cr() == 0 ? phrases.say("ui.ladder.same") : phrases.say("ui.ladder.cr", band.cr());
        return new LadderBar.Band(band.low(), band.high(), kind, text);
    }

    private LinkRow rung(Ladder.Rung rung) {
        List<Chip.Text> chips = wires.chips(rung.trial());
        Label value = new Label(phrases.say("ui.number.plain", rung.value()));
        value.getStyleClass().add("rung-value");
        Label says = new Label(phrases.say(rung.says()));
        says.setMinWidth(0);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        LinkRow row = new LinkRow(AccessibleRole.BUTTON, () -> field.choose(rung.value()), value, says, space);
        chips.stream().map(Chip::new).forEach(row.getChildren()::add);
        row.getStyleClass().add("rung-row");
        row.setId(field.id() + "-" + rung.value());
        row.setAccessibleText(
                phrases.say("ui.ladder.spoken", Integer.toString(rung.value()), says.getText(), Effects.spoken(chips)));
        wires.look(row, () -> phrases.say("ui.number.plain", rung.value()), rung::trial);
        return row;
    }
}
