package trapwright.ui.dnd5e;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eLastingForm;
import trapwright.system.dnd5e.Lasting.Rearming;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.kit.Glyph;

/// How long the trap acts, and whether it acts again.
final class DurationPage extends VBox {
    private static final int MOST_USES = 100;

    DurationPage(Bench<Dnd5eForm> bench) {
        Dnd5eLastingForm form = bench.form().lasting;
        Inputs inputs = bench.inputs();
        getChildren()
                .addAll(
                        bench.wires().options(form.duration, DurationPage::glyph),
                        Bench.fields(2, inputs.maybeSpan(form.time), inputs.line(form.until)),
                        bench.labelled(form.rearming, DurationPage::glyph),
                        Bench.fields(2, inputs.number(form.uses, 0, MOST_USES, false), inputs.line(form.words)));
    }

    private static Glyph glyph(Dnd5eLastingForm.Kind kind) {
        return switch (kind) {
            case UNSAID -> Glyph.CANCEL;
            case INSTANTANEOUS -> Glyph.STAR_FOUR_POINTS;
            case FOR -> Glyph.TIMER_OUTLINE;
            case PERMANENT -> Glyph.LOCK_OUTLINE;
            case UNTIL -> Glyph.ARROW_DECISION_OUTLINE;
        };
    }

    private static Glyph glyph(Rearming rearming) {
        return switch (rearming) {
            case UNSAID -> Glyph.CANCEL;
            case INERT -> Glyph.SHIELD_OFF_OUTLINE;
            case NEXT_TURN -> Glyph.AUTORENEW;
            case BY_HAND -> Glyph.HAND_BACK_RIGHT;
        };
    }
}
