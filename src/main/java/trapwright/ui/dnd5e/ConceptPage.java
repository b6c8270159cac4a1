package trapwright.ui.dnd5e;

import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eVariantForm;
import trapwright.rules.Wording;
import trapwright.sheet.Icons;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Variant;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FacePanels;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// Edition, kind, texts and variants (5e, section 1).
final class ConceptPage extends VBox {
    private final Bench<Dnd5eForm> bench;

    ConceptPage(Bench<Dnd5eForm> bench, Icons icons) {
        this.bench = bench;
        Dnd5eForm form = bench.form();
        getChildren()
                .addAll(
                        bench.labelled(form.concept.edition, edition -> Glyph.SCRIPT_TEXT_OUTLINE),
                        bench.labelled(form.concept.kind, ConceptPage::glyph),
                        bench.labelled(
                                form.concept.complex, complex -> complex ? Glyph.AUTORENEW : Glyph.TIMER_OUTLINE),
                        FacePanels.texts(bench),
                        bench.panel(
                                "variants",
                                Glyph.CONTENT_COPY,
                                new RowsPane<>(bench, form.concept.variants, (variant, row) -> variant(row))
                                        .adding("add-variant", () -> Variant.of(Wording.NONE, Wording.NONE))),
                        FacePanels.picture(bench, icons),
                        FacePanels.origin(bench));
    }

    private Panel variant(Dnd5eVariantForm form) {
        return bench.panel(
                "variant",
                Glyph.CALL_SPLIT,
                bench.inputs().line(form.name),
                bench.inputs().area(form.words, 2),
                bench.wires()
                        .toggles(
                                form.ownTrigger.id() + "-group",
                                java.util.List.of(new Wires.Toggle(form.ownTrigger, Glyph.GESTURE_TAP_BUTTON))),
                bench.wires().picker(form.trigger.trigger),
                Bench.fields(
                        2,
                        bench.inputs().line(form.trigger.words),
                        bench.inputs().maybeWeight(form.trigger.weight)),
                Clues.pane(bench, form.clues),
                Counters.pane(bench, form.counters),
                new Effects(bench).pane(form.effects));
    }

    private static Glyph glyph(Concept.Kind kind) {
        return switch (kind) {
            case MECHANICAL -> Glyph.COG;
            case MAGIC_DEVICE -> Glyph.AUTO_FIX;
            case MAGIC_SPELL -> Glyph.SCRIPT_TEXT_OUTLINE;
        };
    }
}
