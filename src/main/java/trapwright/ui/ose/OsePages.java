package trapwright.ui.ose;

import java.util.Map;
import javafx.scene.layout.VBox;
import trapwright.app.OseForm;
import trapwright.rules.Message;
import trapwright.system.ose.Kind;
import trapwright.ui.form.FormPages;
import trapwright.ui.form.FormPages.Leaf;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Pages;
import trapwright.ui.kit.Glyph;

/// The pages of an old-school trap, one a step of its form.
public final class OsePages {
    private OsePages() {}

    public static Pages of(Wires wires, OseForm form) {
        return new FormPages(
                wires.phrases(),
                form,
                () -> kind(form.document.card().get().trap().kind()),
                Map.of(
                        "concept", new Leaf(Glyph.LIGHTBULB_ON_OUTLINE, VBox::new),
                        "review", new Leaf(Glyph.CLIPBOARD_CHECK_OUTLINE, VBox::new)));
    }

    private static Message kind(Kind kind) {
        return Message.of(
                switch (kind) {
                    case Kind.Room ignored -> "formose.kind-line.room";
                    case Kind.Treasure ignored -> "formose.kind-line.treasure";
                });
    }
}
