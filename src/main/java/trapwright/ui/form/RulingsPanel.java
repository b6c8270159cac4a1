package trapwright.ui.form;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trapwright.app.RulingForm;
import trapwright.rules.Message;
import trapwright.ui.kit.Disclosure;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// The readings that a card follows.
public final class RulingsPanel {
    private final Bench<?> bench;

    private RulingsPanel(Bench<?> bench) {
        this.bench = bench;
    }

    public static Panel of(Bench<?> bench) {
        return bench.panel("rulings", Glyph.GAVEL, new RulingsPanel(bench).rulings());
    }

    private VBox rulings() {
        VBox rows = new VBox();
        rows.setId("rulings");
        rows.getStyleClass().add("ruling-rows");
        for (RulingForm ruling : bench.form().face().rulings) {
            rows.getChildren().add(ruling(ruling));
        }
        return rows;
    }

    private Disclosure ruling(RulingForm ruling) {
        ObservableValue<String> chosen = Bindings.createStringBinding(
                () -> ruling.reading().chosenName().map(bench.phrases()::say).orElse(""),
                ruling.reading().field(),
                bench.phrases().words());
        Disclosure row = new Disclosure(bench.phrases().text(ruling.name()), chosen, () -> readings(ruling));
        row.setId("line-" + ruling.reading().id());
        return row;
    }

    private Node readings(RulingForm ruling) {
        Label source = new Label();
        source.textProperty().bind(bench.phrases().text(Message.of(ruling.name().key() + ".source")));
        source.getStyleClass().add("caption");
        source.setWrapText(true);
        VBox box = new VBox(source, bench.wires().options(ruling.reading(), reading -> Glyph.GAVEL));
        box.getStyleClass().add("reading-box");
        return box;
    }
}
