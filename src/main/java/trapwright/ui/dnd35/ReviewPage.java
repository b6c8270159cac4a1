package trapwright.ui.dnd35;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35AdjustmentForm;
import trapwright.app.PrintedForm;
import trapwright.app.RulingForm;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Disclosure;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Panel;

/// What the rules have to say, the readings that are followed, the game master's own adjustment, the printed figures.
final class ReviewPage extends VBox {
    private static final int MOST_CR = 40;

    private final Bench bench;
    private final Consumer<String> go;
    private final VBox findings = new VBox();

    /// @param go goes to a field
    ReviewPage(Bench bench, Consumer<String> go) {
        this.bench = bench;
        this.go = go;
        findings.getStyleClass().add("finding-rows");
        findings.setId("review-findings");
        getChildren()
                .addAll(
                        bench.panel("findings", Glyph.CLIPBOARD_CHECK_OUTLINE, findings),
                        adjustment(),
                        bench.panel("rulings", Glyph.GAVEL, rulings()),
                        printed());
        Redraw.on(
                findings,
                this::draw,
                bench.form().document.assessment(),
                bench.phrases().words());
    }

    private void draw() {
        List<Finding> found = bench.form().document.assessment().getValue().findings();
        findings.getChildren().setAll(found.stream().map(this::row).toList());
        if (found.isEmpty()) {
            findings.getChildren().setAll(line(Mark.CHECKED, bench.phrases().say("ui.findings.none")));
        }
    }

    private Node row(Finding finding) {
        Mark mark = Wires.mark(finding.level());
        String text = bench.phrases().say(finding.message());
        LinkRow row = new LinkRow(AccessibleRole.HYPERLINK, () -> go.accept(finding.field()), line(mark, text));
        row.getStyleClass().add("finding-row");
        row.setAccessibleText(bench.phrases().say(mark.key()) + ": " + text);
        return row;
    }

    private static HBox line(Mark mark, String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox line = new HBox(mark.icon(), label);
        line.getStyleClass().addAll("finding-line", mark.style());
        HBox.setHgrow(line, Priority.ALWAYS);
        return line;
    }

    private Panel adjustment() {
        Dnd35AdjustmentForm form = bench.form().adjustment;
        Inputs inputs = bench.inputs();
        return bench.panel(
                "adjustment",
                Glyph.TARGET,
                Bench.fields(2, inputs.number(form.cr, -MOST_CR, MOST_CR, true), inputs.money(form.price)),
                inputs.line(form.reason));
    }

    private VBox rulings() {
        VBox rows = new VBox();
        rows.setId("rulings");
        rows.getStyleClass().add("ruling-rows");
        for (RulingForm ruling : bench.form().face.rulings) {
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

    private Panel printed() {
        PrintedForm form = bench.form().face.printed;
        Inputs inputs = bench.inputs();
        return bench.panel(
                "printed",
                Glyph.SCRIPT_TEXT_OUTLINE,
                Bench.fields(
                        3, inputs.maybeNumber(form.cr), inputs.maybeMoney(form.price), inputs.maybeNumber(form.xp)),
                inputs.line(form.note));
    }
}
