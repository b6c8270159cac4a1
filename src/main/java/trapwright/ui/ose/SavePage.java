package trapwright.ui.ose;

import javafx.scene.layout.VBox;
import trapwright.app.OseForm;
import trapwright.app.OseSave;
import trapwright.app.OseSaveForm;
import trapwright.system.ose.Save;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// The saving throw, its modifier and what it gives (old-school, section 4).
final class SavePage extends VBox {
    private static final int MODIFIER = 20;

    SavePage(Bench<OseForm> bench) {
        OseSaveForm form = bench.form().save;
        Inputs inputs = bench.inputs();
        getChildren()
                .addAll(
                        bench.wires().options(form.letter, SavePage::glyph),
                        Wires.show(
                                bench.panel(
                                        "save-details",
                                        Glyph.SHIELD_HALF_FULL,
                                        Bench.fields(2, inputs.number(form.modifier, -MODIFIER, MODIFIER, true)),
                                        bench.labelled(form.result, SavePage::glyph),
                                        inputs.line(form.lesser)),
                                form.modifier.enabled()));
    }

    private static Glyph glyph(OseSave save) {
        return switch (save) {
            case NONE -> Glyph.CANCEL;
            case D -> Glyph.BOTTLE_TONIC_SKULL_OUTLINE;
            case W -> Glyph.AUTO_FIX;
            case P -> Glyph.LOCK_OUTLINE;
            case B -> Glyph.FIRE;
            case S -> Glyph.MAGIC_STAFF;
        };
    }

    private static Glyph glyph(Save.Result result) {
        return switch (result) {
            case AVOIDS -> Glyph.RUN_FAST;
            case HALF -> Glyph.SHIELD_HALF_FULL;
            case DAMAGE_ONLY -> Glyph.SWORD;
            case LESSER -> Glyph.SCALE_UNBALANCED;
        };
    }
}
