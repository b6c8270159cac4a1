package trapwright.ui.ose;

import javafx.scene.layout.VBox;
import trapwright.app.OseForm;
import trapwright.app.OseKind;
import trapwright.sheet.Icons;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FacePanels;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// What kind of trap it is, what it guards, what it is called (old-school, section 1).
final class ConceptPage extends VBox {
    ConceptPage(Bench<OseForm> bench, Icons icons) {
        var concept = bench.form().concept;
        getChildren()
                .addAll(
                        bench.wires().options(concept.kind, ConceptPage::glyph),
                        Wires.show(
                                bench.panel(
                                        "guarding",
                                        Glyph.TREASURE_CHEST,
                                        bench.inputs().line(concept.item)),
                                concept.item.text().enabled()),
                        FacePanels.textsBesideTheTell(bench),
                        FacePanels.picture(bench, icons),
                        FacePanels.origin(bench));
    }

    private static Glyph glyph(OseKind kind) {
        return switch (kind) {
            case ROOM -> Glyph.CASTLE;
            case TREASURE -> Glyph.TREASURE_CHEST;
        };
    }
}
