package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.app.FormField;
import trapwright.app.Ladder;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LadderBar;
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
    private final List<RungRow> rows = new ArrayList<>();

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
        List<Ladder.Rung> found = ladder.rungs().getValue();
        while (rows.size() < found.size()) {
            rows.add(new RungRow(wires, field, found.get(rows.size())));
        }
        for (int i = 0; i < found.size(); i++) {
            rows.get(i).show(found.get(i));
        }
        if (rungs.getChildren().size() != found.size()) {
            rungs.getChildren().setAll(rows.subList(0, found.size()));
        }
    }

    private LadderBar.Band band(Ladder.Band band) {
        LadderBar.Kind kind =
                band.cr() < 0 ? LadderBar.Kind.LOW : band.cr() == 0 ? LadderBar.Kind.BASE : LadderBar.Kind.HIGH;
        String text = band.cr() == 0 ? phrases.say("ui.ladder.same") : phrases.say("ui.ladder.cr", band.cr());
        return new LadderBar.Band(band.low(), band.high(), kind, text);
    }
}
