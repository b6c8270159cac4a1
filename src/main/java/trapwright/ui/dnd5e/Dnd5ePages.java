package trapwright.ui.dnd5e;

import java.util.Map;
import java.util.function.Consumer;
import trapwright.app.Dnd5eForm;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.system.dnd5e.Concept;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FindingsPanel;
import trapwright.ui.form.FormPages;
import trapwright.ui.form.FormPages.Leaf;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Pages;
import trapwright.ui.kit.Glyph;

/// The pages of a 5e trap, one a step of its form.
public final class Dnd5ePages {
    private Dnd5ePages() {}

    /// @param icons the pictures a card may carry
    /// @param go goes to a field
    public static Pages of(Wires wires, Dnd5eForm form, Icons icons, Consumer<String> go) {
        Bench<Dnd5eForm> bench = Bench.of(form, wires);
        return new FormPages(
                wires.phrases(),
                form,
                () -> kind(form.document.card().get().trap().concept()),
                Map.of(
                        "concept", new Leaf(Glyph.LIGHTBULB_ON_OUTLINE, () -> new ConceptPage(bench, icons)),
                        "trigger", new Leaf(Glyph.GESTURE_TAP_BUTTON, () -> new TriggerPage(bench)),
                        "duration", new Leaf(Glyph.TIMER_OUTLINE, () -> new DurationPage(bench)),
                        "spot", new Leaf(Glyph.MAGNIFY, () -> Clues.pane(bench, form.clues)),
                        "counter", new Leaf(Glyph.SHIELD_CHECK_OUTLINE, () -> Counters.pane(bench, form.counters)),
                        "effects", new Leaf(Glyph.SWORD, () -> new Effects(bench).pane(form.effects)),
                        "rounds", new Leaf(Glyph.AUTORENEW, () -> new RoundsPage(bench, go)),
                        "severity", new Leaf(Glyph.CHART_BAR, () -> new SeverityPage(bench)),
                        "review",
                                new Leaf(
                                        Glyph.CLIPBOARD_CHECK_OUTLINE,
                                        () -> Bench.body(
                                                FindingsPanel.of(bench, go),
                                                bench.panel(
                                                        "printed",
                                                        Glyph.SCRIPT_TEXT_OUTLINE,
                                                        bench.inputs().line(form.face.printed.note))))));
    }

    private static Message kind(Concept concept) {
        return Message.of(
                switch (concept.edition()) {
                    case V5_1 -> "form5e.kind-line.5-1";
                    case V5_2 -> "form5e.kind-line.5-2";
                });
    }
}
