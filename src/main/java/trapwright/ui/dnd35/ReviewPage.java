package trapwright.ui.dnd35;

import java.util.function.Consumer;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35AdjustmentForm;
import trapwright.app.Dnd35Form;
import trapwright.app.PrintedForm;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FindingsPanel;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.RulingsPanel;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// What the rules have to say, the readings that are followed, the game master's own adjustment, the printed figures.
final class ReviewPage extends VBox {
    private static final int MOST_CR = 40;

    private final Bench<Dnd35Form> bench;

    /// @param go goes to a field
    ReviewPage(Bench<Dnd35Form> bench, Consumer<String> go) {
        this.bench = bench;
        getChildren().addAll(FindingsPanel.of(bench, go), adjustment(), RulingsPanel.of(bench), printed());
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
