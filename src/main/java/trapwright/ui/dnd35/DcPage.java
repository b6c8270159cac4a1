package trapwright.ui.dnd35;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35DcForm;
import trapwright.app.Dnd35Form;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// How hard the trap is to find and to disable (3.5, section 2.4).
final class DcPage extends VBox {
    private static final int LEAST = 0;
    private static final int MOST = 100;

    private final Bench<Dnd35Form> bench;
    private final Label derived = new Label();

    DcPage(Bench<Dnd35Form> bench) {
        this.bench = bench;
        Dnd35DcForm form = bench.form().dcs;
        derived.setWrapText(true);
        derived.setMinHeight(USE_PREF_SIZE);
        VBox magic = bench.panel("dcs-magic", Glyph.AUTO_FIX, derived);
        Wires.show(magic, Bindings.not(form.searchDc.enabled()));
        getChildren()
                .addAll(
                        bench.inputs().ladder(form.searchLadder, Glyph.MAGNIFY, LEAST, MOST, false),
                        bench.inputs().ladder(form.disableLadder, Glyph.WRENCH, LEAST, MOST, false),
                        magic);
        Redraw.on(
                derived,
                this::draw,
                bench.form().document.assessment(),
                bench.phrases().words());
    }

    private void draw() {
        derived.setText(bench.phrases().say("form35.dcs.derived", number("searchDc"), number("disableDc")));
    }

    private String number(String figure) {
        Assessment assessment = bench.form().document.assessment().getValue();
        return assessment
                .amount(figure)
                .map(Figure.Amount::value)
                .map(value -> bench.phrases().say("ui.number.exact", value))
                .orElse("–");
    }
}
