package trapwright.ui.dnd35;

import java.util.Map;
import java.util.function.Consumer;
import trapwright.app.Dnd35Form;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.system.dnd35.Kind;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FormPages;
import trapwright.ui.form.FormPages.Leaf;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Pages;
import trapwright.ui.kit.Glyph;

/// The pages of a 3.5 trap, one a step of its form.
public final class Dnd35Pages {
    private Dnd35Pages() {}

    /// @param icons the pictures a card may carry
    /// @param go goes to a field
    public static Pages of(Wires wires, Dnd35Form form, Icons icons, Consumer<String> go) {
        Bench<Dnd35Form> bench = Bench.of(form, wires);
        return new FormPages(
                wires.phrases(),
                form,
                () -> kind(Kind.of(form.parts.current())),
                Map.of(
                        "concept", new Leaf(Glyph.LIGHTBULB_ON_OUTLINE, () -> new ConceptPage(bench, icons)),
                        "trigger", new Leaf(Glyph.GESTURE_TAP_BUTTON, () -> new TriggerPage(bench)),
                        "reset", new Leaf(Glyph.AUTORENEW, () -> new ResetPage(bench)),
                        "bypass", new Leaf(Glyph.KEY_VARIANT, () -> new BypassPage(bench)),
                        "dcs", new Leaf(Glyph.MAGNIFY, () -> new DcPage(bench)),
                        "strike", new Leaf(Glyph.SWORD, () -> new DeliveryPage(bench)),
                        "effects", new Leaf(Glyph.BOTTLE_TONIC_SKULL_OUTLINE, () -> new EffectsPage(bench)),
                        "review", new Leaf(Glyph.CLIPBOARD_CHECK_OUTLINE, () -> new ReviewPage(bench, go))),
                form.parts.index());
    }

    private static Message kind(Kind kind) {
        return Message.of(
                switch (kind) {
                    case MECHANICAL -> "form35.kind-line.mechanical";
                    case DEVICE -> "form35.kind-line.device";
                    case SPELL -> "form35.kind-line.spell";
                });
    }
}
