package trapwright.ui.dnd5e;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eTriggerForm;
import trapwright.system.dnd5e.Triggering.Trigger;
import trapwright.ui.form.Bench;
import trapwright.ui.kit.Glyph;

/// What sets the trap off.
final class TriggerPage extends VBox {
    TriggerPage(Bench<Dnd5eForm> bench) {
        Dnd5eTriggerForm form = bench.form().trigger;
        getChildren()
                .addAll(
                        bench.wires().options(form.trigger, TriggerPage::glyph),
                        bench.inputs().line(form.words),
                        Bench.fields(2, bench.inputs().maybeWeight(form.weight)));
    }

    private static Glyph glyph(Trigger trigger) {
        return switch (trigger) {
            case PLATE -> Glyph.SHOE_PRINT;
            case WIRE -> Glyph.LINK_VARIANT;
            case LOCK -> Glyph.LOCK_OUTLINE;
            case LID -> Glyph.PACKAGE_VARIANT;
            case OBJECT_LIFTED -> Glyph.ARROW_UP;
            case AREA_ENTERED -> Glyph.DOOR_OPEN;
            case OBJECT_TOUCHED -> Glyph.HAND_BACK_RIGHT;
            case OTHER -> Glyph.STAR_FOUR_POINTS;
        };
    }
}
