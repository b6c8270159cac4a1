package trapwright.ui.dnd35;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.system.dnd35.Kind;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;

/// What kind of trap it is, what it is called, and what the game master wants to say about it.
final class ConceptPage extends VBox {
    ConceptPage(Wires wires, Dnd35Form form) {
        getChildren().addAll(wires.options(form.concept.kind, ConceptPage::glyph), wires.line(form.face.name.text()));
    }

    private static Glyph glyph(Kind kind) {
        return switch (kind) {
            case MECHANICAL -> Glyph.COG;
            case DEVICE -> Glyph.AUTO_FIX;
            case SPELL -> Glyph.SCRIPT_TEXT_OUTLINE;
        };
    }
}
