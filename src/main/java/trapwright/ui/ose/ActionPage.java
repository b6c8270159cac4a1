package trapwright.ui.ose;

import java.util.List;
import javafx.scene.layout.VBox;
import trapwright.app.OseActionForm;
import trapwright.app.OseForm;
import trapwright.system.ose.Springing.Action;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// What sets the trap off, who passes without risk, and how it is set again (old-school, section 3).
final class ActionPage extends VBox {
    ActionPage(Bench<OseForm> bench) {
        OseActionForm form = bench.form().action;
        getChildren()
                .addAll(
                        bench.wires().options(form.action, 3, ActionPage::glyph),
                        bench.panel("wording", Glyph.FORMAT_TEXT, bench.inputs().line(form.words)),
                        bench.panel(
                                "habits",
                                Glyph.PAW,
                                bench.wires()
                                        .toggles("habits", List.of(new Wires.Toggle(form.monstersAvoid, Glyph.PAW))),
                                bench.inputs().line(form.reset)));
    }

    private static Glyph glyph(Action action) {
        return switch (action) {
            case STEP -> Glyph.SHOE_PRINT;
            case OPEN -> Glyph.DOOR_OPEN;
            case LIFT -> Glyph.ARROW_UP;
            case TOUCH -> Glyph.HAND_BACK_RIGHT;
            case PULL -> Glyph.LINK_VARIANT;
            case PASS -> Glyph.RUN_FAST;
            case OTHER -> Glyph.DOTS_HORIZONTAL;
        };
    }
}
