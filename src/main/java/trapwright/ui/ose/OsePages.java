package trapwright.ui.ose;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import trapwright.app.OseForm;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.system.ose.Kind;
import trapwright.ui.form.Bench;
import trapwright.ui.form.FindingsPanel;
import trapwright.ui.form.FormPages;
import trapwright.ui.form.FormPages.Leaf;
import trapwright.ui.form.RulingsPanel;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Pages;
import trapwright.ui.kit.Glyph;

/// The pages of an old-school trap, one a step of its form.
public final class OsePages {
    /// The figures that tell what it costs to look for a trap or to walk over it, by their ids.
    public static final Set<String> EXPOSURE = Set.of("findChance", "fileChance", "searchTurns", "encounterChance");

    private OsePages() {}

    /// @param icons the pictures a card may carry
    /// @param go goes to a field
    public static Pages of(Wires wires, OseForm form, Icons icons, Consumer<String> go) {
        Bench<OseForm> bench = Bench.of(form, wires);
        return new FormPages(
                wires.phrases(),
                form,
                () -> kind(form.trap().kind()),
                Map.of(
                        "concept", new Leaf(Glyph.LIGHTBULB_ON_OUTLINE, () -> new ConceptPage(bench, icons)),
                        "action", new Leaf(Glyph.SHOE_PRINT, () -> new ActionPage(bench)),
                        "chance", new Leaf(Glyph.DICE_2, () -> new ChancePage(bench)),
                        "finding", new Leaf(Glyph.MAGNIFY, () -> new FindingPage(bench)),
                        "effect", new Leaf(Glyph.SKULL_OUTLINE, () -> new EffectPage(bench)),
                        "save", new Leaf(Glyph.SHIELD_HALF_FULL, () -> new SavePage(bench)),
                        "place", new Leaf(Glyph.CANDLE, () -> new PlacePage(bench)),
                        "review",
                                new Leaf(
                                        Glyph.CLIPBOARD_CHECK_OUTLINE,
                                        () -> Bench.body(FindingsPanel.of(bench, go), RulingsPanel.of(bench)))));
    }

    private static Message kind(Kind kind) {
        return Message.of(
                switch (kind) {
                    case Kind.Room ignored -> "formose.kind-line.room";
                    case Kind.Treasure ignored -> "formose.kind-line.treasure";
                });
    }
}
