package trapwright.ui.dnd35;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35Parts;
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
                () -> kind(form.parts),
                Map.of(
                        "concept",
                                leaf(bench, "concept", Glyph.LIGHTBULB_ON_OUTLINE, () -> new ConceptPage(bench, icons)),
                        "trigger", leaf(bench, "trigger", Glyph.GESTURE_TAP_BUTTON, () -> new TriggerPage(bench)),
                        "reset", leaf(bench, "reset", Glyph.AUTORENEW, () -> new ResetPage(bench)),
                        "bypass", leaf(bench, "bypass", Glyph.KEY_VARIANT, () -> new BypassPage(bench)),
                        "dcs", leaf(bench, "dcs", Glyph.MAGNIFY, () -> new DcPage(bench)),
                        "strike", leaf(bench, "strike", Glyph.SWORD, () -> new DeliveryPage(bench)),
                        "effects",
                                leaf(bench, "effects", Glyph.BOTTLE_TONIC_SKULL_OUTLINE, () -> new EffectsPage(bench)),
                        "review",
                                leaf(bench, "review", Glyph.CLIPBOARD_CHECK_OUTLINE, () -> new ReviewPage(bench, go))),
                form.parts.index());
    }

    /// A page below the switch between the parts of a compound.
    private static Leaf leaf(Bench<Dnd35Form> bench, String step, Glyph glyph, Supplier<Region> page) {
        return new Leaf(glyph, () -> PartSwitch.over(bench, step, page.get()));
    }

    private static Message kind(Dnd35Parts parts) {
        Message kind = Message.of(
                switch (Kind.of(parts.current())) {
                    case MECHANICAL -> "form35.kind-line.mechanical";
                    case DEVICE -> "form35.kind-line.device";
                    case SPELL -> "form35.kind-line.spell";
                });
        return parts.isCompound()
                ? Message.of("form35.kind-line.part", parts.name(parts.index().get()), kind)
                : kind;
    }
}
