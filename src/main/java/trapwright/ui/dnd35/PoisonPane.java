package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35PoisonForm;
import trapwright.app.Dnd35TollForm;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Columns;
import trapwright.ui.kit.Glyph;

/// The poison: one of the table, or the game master's own (3.5, section 7).
final class PoisonPane extends VBox {
    private static final int MOST_DOSES = 1000;
    private static final int MOST_DC = 60;

    PoisonPane(Bench<Dnd35Form> bench) {
        Dnd35PoisonForm form = bench.form().poison;
        Wires wires = bench.wires();
        Inputs inputs = bench.inputs();
        getChildren()
                .add(bench.panel(
                        "poison",
                        Glyph.BOTTLE_TONIC_SKULL_OUTLINE,
                        wires.picker(form.poison),
                        Bench.fields(
                                2, inputs.number(form.doses, 1, MOST_DOSES, false), inputs.maybeNumber(form.printedDc)),
                        Bench.fields(2, inputs.line(form.name), wires.picker(form.way)),
                        Bench.fields(
                                3,
                                inputs.number(form.dc, 0, MOST_DC, false),
                                inputs.money(form.price),
                                inputs.maybeNumber(form.cr)),
                        toll(bench, form.initial),
                        toll(bench, form.secondary)));
    }

    private static Columns toll(Bench<Dnd35Form> bench, Dnd35TollForm form) {
        return Bench.fields(
                3,
                bench.wires().picker(form.kind),
                bench.inputs().dice(form.dice),
                bench.wires().picker(form.ability));
    }
}
