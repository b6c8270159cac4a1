package trapwright.ui.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Waterfall;

/// Why figures are what they are: one row a rule.
public final class WhyPane extends VBox {
    private static final String PLAIN = "plain";

    private final Phrases phrases;
    private final ObservableValue<Assessment> assessment;
    private final Predicate<String> wanted;
    private final Consumer<String> go;
    private final Map<String, Section> sections = new HashMap<>();

    /// One figure's title and its steps.
    private record Section(Label title, Waterfall fall) {}

    /// @param id the id of the pane
    /// @param wanted which figures it shows, by their ids
    /// @param go goes to a field
    public WhyPane(
            String id,
            Phrases phrases,
            ObservableValue<Assessment> assessment,
            Predicate<String> wanted,
            Consumer<String> go) {
        this.phrases = phrases;
        this.assessment = assessment;
        this.wanted = wanted;
        this.go = go;
        setId(id);
        getStyleClass().add("why-pane");
        Redraw.whenSeen(this, this::draw, assessment, phrases.words());
    }

    private void draw() {
        List<Node> nodes = new ArrayList<>();
        for (Figure figure : assessment.getValue().figures()) {
            if (!wanted.test(figure.id())) {
                continue;
            }
            switch (figure) {
                case Figure.Amount amount when amount.steps().isEmpty() -> {
                    // nothing to say of it
                }
                case Figure.Amount amount -> {
                    Section section = sections.computeIfAbsent(amount.id(), id -> section(amount));
                    section.title()
                            .setText(phrases.say(
                                    title(amount), amount.name(), Effects.amount(amount.unit(), amount.value())));
                    section.fall().show(Reasons.rows(phrases, amount), tint(amount));
                    nodes.add(section.title());
                    nodes.add(section.fall());
                }
                case Figure.Rating rating ->
                    nodes.add(line(phrases.say("ui.why.line", rating.name(), rating.rating())));
                case Figure.Series series when series.entries().isEmpty() -> {
                    // nothing to say of it
                }
                case Figure.Series series -> {
                    Section section = sections.computeIfAbsent(series.id(), this::section);
                    section.title().setText(phrases.say(series.name()));
                    section.fall().show(Reasons.rows(phrases, series), PLAIN);
                    nodes.add(section.title());
                    nodes.add(section.fall());
                }
            }
        }
        if (!getChildren().equals(nodes)) {
            getChildren().setAll(nodes);
        }
    }

    private Section section(Figure.Amount amount) {
        return section(amount.id(), glyph(amount), tint(amount));
    }

    private Section section(String series) {
        return section(series, Glyph.FORMAT_LIST_BULLETED, PLAIN);
    }

    private Section section(String figure, Glyph glyph, String tint) {
        Label title = new Label();
        title.setGraphic(new Icon(glyph, "small", tint));
        title.getStyleClass().addAll("why-title", "strong", tint);
        title.setWrapText(true);
        Waterfall fall = new Waterfall(go);
        fall.setId("why-" + figure);
        return new Section(title, fall);
    }

    /// A chance stands behind a colon, as its name often ends with a number.
    private static String title(Figure.Amount amount) {
        return switch (amount.unit()) {
            case CHANCE, IN_SIX -> "ui.why.line";
            case CR, COPPER, XP, DC, DAMAGE, DAYS, COUNT, BONUS -> "ui.why.title";
        };
    }

    private static Node line(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        return label;
    }

    private static String tint(Figure.Amount amount) {
        return switch (amount.unit()) {
            case CR -> "cr";
            case COPPER, XP -> "money";
            case DC -> amount.id().equals("craftDc") ? "craft" : PLAIN;
            case DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> PLAIN;
        };
    }

    private static Glyph glyph(Figure.Amount amount) {
        return switch (amount.unit()) {
            case CR -> Glyph.SKULL_OUTLINE;
            case COPPER, XP -> Glyph.CASH_MULTIPLE;
            case DC -> amount.id().equals("craftDc") ? Glyph.HAMMER_WRENCH : Glyph.MAGNIFY;
            case DAMAGE -> Glyph.HEART_PULSE;
            case DAYS -> Glyph.TIMER_SAND;
            case BONUS -> Glyph.SWORD;
            case COUNT, CHANCE, IN_SIX -> Glyph.INFORMATION_OUTLINE;
        };
    }
}
