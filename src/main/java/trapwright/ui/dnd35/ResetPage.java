package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.ui.form.Bench;
import trapwright.ui.kit.Glyph;

/// How the trap becomes ready again (3.5, section 2.2).
final class ResetPage extends VBox {
    ResetPage(Bench<Dnd35Form> bench) {
        getChildren()
                .addAll(
                        bench.wires().options(bench.form().workings.reset, ResetPage::glyph),
                        Bench.fields(2, bench.inputs().maybeSpan(bench.form().workings.resetTime)));
    }

    private static Glyph glyph(Reset reset) {
        return switch (reset) {
            case NONE -> Glyph.CANCEL;
            case REPAIR -> Glyph.WRENCH;
            case MANUAL -> Glyph.HAND_BACK_RIGHT;
            case AUTOMATIC -> Glyph.AUTORENEW;
        };
    }
}
