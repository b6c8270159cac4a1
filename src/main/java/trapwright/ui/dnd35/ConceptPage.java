package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.sheet.Icons;
import trapwright.system.dnd35.Kind;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FacePanels;
import trapwright.ui.kit.Glyph;

/// What kind of trap it is, what it is called, and what the game master wants to say about it.
final class ConceptPage extends VBox {
    ConceptPage(Bench<Dnd35Form> bench, Icons icons) {
        getChildren()
                .addAll(
                        bench.wires().options(bench.form().concept.kind, ConceptPage::glyph),
                        FacePanels.texts(bench),
                        new PartsPane(bench),
                        FacePanels.picture(bench, icons),
                        FacePanels.origin(bench));
    }

    private static Glyph glyph(Kind kind) {
        return switch (kind) {
            case MECHANICAL -> Glyph.COG;
            case DEVICE -> Glyph.AUTO_FIX;
            case SPELL -> Glyph.SCRIPT_TEXT_OUTLINE;
        };
    }
}
