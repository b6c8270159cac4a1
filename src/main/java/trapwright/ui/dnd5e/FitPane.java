package trapwright.ui.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eForm;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// Whom the trap's numbers suit: its damage at all four tiers, the ladder of damage, and each number against what the
/// trap is meant to be (5e, section 7).
public final class FitPane extends VBox {
    private final Phrases phrases;
    private final Dnd5eForm form;
    private final Node why;
    private final Consumer<String> go;

    /// @param why shows where the numbers come from
    /// @param go goes to a field
    public FitPane(Phrases phrases, Dnd5eForm form, Node why, Consumer<String> go) {
        this.phrases = phrases;
        this.form = form;
        this.why = why;
        this.go = go;
        setId("fit");
        getStyleClass().addAll("why-pane", "fit-pane");
        Redraw.whenSeen(this, this::draw, form.document.assessment(), phrases.words());
    }

    private void draw() {
        Assessment assessment = form.document.assessment().getValue();
        List<Node> nodes = new ArrayList<>(damage(assessment));
        assessment.figure("fit").ifPresent(fit -> {
            nodes.add(title("form5e.fit.agrees"));
            nodes.add(agreement((Figure.Series) fit));
        });
        nodes.add(priceless());
        nodes.add(title("form5e.fit.why"));
        nodes.add(why);
        getChildren().setAll(nodes);
    }

    private List<Node> damage(Assessment assessment) {
        Optional<Figure> tiers = assessment.figure("damageClassByTier");
        if (tiers.isEmpty()) {
            boolean kills = form.document.card().get().trap().effects().stream()
                    .anyMatch(effect -> effect.harm().outright());
            return List.of(caption(phrases.say(kills ? "form5e.fit.kills" : "form5e.fit.no-damage")));
        }
        List<Node> nodes = new ArrayList<>();
        assessment
                .amount("printedDamage")
                .ifPresent(mean -> nodes.add(title(phrases.say("form5e.fit.asks", mean.value()), true)));
        nodes.add(Rungs.tiers(phrases, form, (Figure.Series) tiers.get()));
        nodes.add(caption(suggested(assessment)));
        nodes.add(title("form5e.fit.ladder"));
        nodes.add(Rungs.ladder(phrases, form, assessment));
        nodes.add(caption(phrases.say("form5e.fit.ladder.says")));
        return nodes;
    }

    private String suggested(Assessment assessment) {
        return assessment
                .figure("suggestedTier")
                .map(tier -> phrases.say("form5e.fit.suggested", ((Figure.Rating) tier).rating()))
                .orElseGet(() -> phrases.say("form5e.fit.no-suggestion"));
    }

    private VBox agreement(Figure.Series fits) {
        VBox rows = new VBox();
        rows.setId("fit-rows");
        rows.getStyleClass().add("fit-rows");
        for (Figure entry : fits.entries()) {
            if (entry instanceof Figure.Rating rating) {
                rows.getChildren().add(row(rating));
            }
        }
        return rows;
    }

    private LinkRow row(Figure.Rating rating) {
        String name = phrases.say(rating.name());
        String verdict = phrases.say(rating.rating());
        String rule = phrases.say(rating.reasons().getFirst().rule());
        Label head = new Label(name);
        head.getStyleClass().add("fit-name");
        head.setMinWidth(USE_PREF_SIZE);
        Label said = new Label(rule);
        said.setWrapText(true);
        said.setMinWidth(0);
        said.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(said, Priority.ALWAYS);
        Mark mark = mark(rating.rating().key());
        Label word = new Label(verdict);
        word.setMinWidth(USE_PREF_SIZE);
        HBox pill = new HBox(mark.icon(), word);
        pill.getStyleClass().addAll("pill", mark == Mark.CHECKED ? "fine" : mark.style());
        pill.setMinWidth(USE_PREF_SIZE);
        LinkRow row = new LinkRow(
                AccessibleRole.HYPERLINK,
                () -> go.accept(rating.reasons().getFirst().field()),
                head,
                said,
                pill);
        row.getStyleClass().add("fit-row");
        row.setAccessibleText(phrases.say("form5e.fit.spoken", name, rule, verdict));
        return row;
    }

    private static Mark mark(String verdict) {
        return verdict.endsWith("consistent") ? Mark.CHECKED : verdict.contains(".far-") ? Mark.WARNING : Mark.NOTE;
    }

    private HBox priceless() {
        Label said = caption(phrases.say("form5e.fit.no-price"));
        HBox line = new HBox(new Icon(Glyph.INFORMATION_OUTLINE, "small"), said);
        line.getStyleClass().addAll("finding-line", Mark.NOTE.style());
        return line;
    }

    private Label title(String key) {
        return title(phrases.say(key), true);
    }

    private static Label title(String text, boolean wrap) {
        Label label = new Label(text);
        label.setWrapText(wrap);
        label.getStyleClass().addAll("strong", "fit-title");
        return label;
    }

    private static Label caption(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().add("caption");
        return label;
    }
}
