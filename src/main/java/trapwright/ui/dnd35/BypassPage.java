package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.ui.form.Bench;
import trapwright.ui.kit.Glyph;

/// How the trap can be passed unharmed (3.5, section 2.3).
final class BypassPage extends VBox {
    BypassPage(Bench<Dnd35Form> bench) {
        getChildren().add(bench.wires().options(bench.form().workings.bypass, BypassPage::glyph));
    }

    private static Glyph glyph(Bypass bypass) {
        return switch (bypass) {
            case NONE -> Glyph.CANCEL;
            case LOCK -> Glyph.LOCK_OUTLINE;
            case HIDDEN_SWITCH -> Glyph.EYE_OFF_OUTLINE;
            case HIDDEN_LOCK -> Glyph.KEY_VARIANT;
        };
    }
}
