package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35WorkingsForm;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.kit.Glyph;

/// What sets the trap off (3.5, section 2.1).
final class TriggerPage extends VBox {
    TriggerPage(Bench<Dnd35Form> bench) {
        Dnd35WorkingsForm form = bench.form().workings;
        Inputs inputs = bench.inputs();
        getChildren()
                .addAll(
                        bench.wires().options(form.trigger, TriggerPage::glyph),
                        bench.wires().picker(bench.form().spells.triggerSpell),
                        Bench.fields(2, inputs.maybeLength(form.distance), inputs.maybeSpan(form.interval)),
                        inputs.line(form.triggerWords));
    }

    private static Glyph glyph(Trigger trigger) {
        return switch (trigger) {
            case LOCATION -> Glyph.SHOE_PRINT;
            case PROXIMITY -> Glyph.RADAR;
            case TOUCH -> Glyph.HAND_BACK_RIGHT;
            case TOUCH_ATTACHED -> Glyph.LINK_VARIANT;
            case TIMED -> Glyph.TIMER_OUTLINE;
            case SOUND -> Glyph.EAR_HEARING;
            case VISUAL -> Glyph.EYE;
            case SPELL -> Glyph.MAGIC_STAFF;
        };
    }
}
