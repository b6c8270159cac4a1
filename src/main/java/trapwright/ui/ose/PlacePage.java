package trapwright.ui.ose;

import java.util.List;
import javafx.scene.layout.VBox;
import trapwright.app.OseArea;
import trapwright.app.OseForm;
import trapwright.app.OsePlaceForm;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// Whom the trap catches, how long it takes to search for it, and who is expected there (old-school, section 5).
final class PlacePage extends VBox {
    private static final int DEEPEST = 20;
    private static final int HIGHEST = 14;

    PlacePage(Bench<OseForm> bench) {
        OsePlaceForm form = bench.form().place;
        Inputs inputs = bench.inputs();
        getChildren()
                .addAll(
                        bench.wires().options(form.area, PlacePage::glyph),
                        Wires.show(
                                bench.panel(
                                        "extent",
                                        Glyph.VECTOR_SQUARE,
                                        Bench.fields(2, inputs.length(form.areaLength), inputs.length(form.areaWidth))),
                                form.areaLength.enabled()),
                        bench.panel(
                                "room",
                                Glyph.CASTLE,
                                bench.wires().toggles("rooms", List.of(new Wires.Toggle(form.room, Glyph.CASTLE))),
                                Bench.fields(2, inputs.length(form.roomLength), inputs.length(form.roomWidth))),
                        bench.panel(
                                "delvers",
                                Glyph.ACCOUNT_GROUP,
                                Bench.fields(
                                        2,
                                        inputs.number(form.dungeonLevel, 1, DEEPEST, false),
                                        inputs.number(form.level, 1, HIGHEST, false))));
    }

    private static Glyph glyph(OseArea area) {
        return switch (area) {
            case RECTANGLE -> Glyph.VECTOR_SQUARE;
            case ROOM -> Glyph.CASTLE;
            case VICTIM -> Glyph.ACCOUNT_OUTLINE;
        };
    }
}
