package trapwright.ui.frame;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.jspecify.annotations.Nullable;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;
import trapwright.words.Words;

/// What the rules have to say, each a link to its field, and whether the work is saved.
public final class FindingsBar extends HBox {
    private final Phrases phrases;
    private final HBox items = new HBox();
    private final Label saved = new Label();
    private final Icon savedIcon = new Icon(Glyph.CHECK_CIRCLE_OUTLINE, "small");
    private final Consumer<String> go;
    private final PopOver rest = new PopOver();
    private List<Item> shown = List.of();
    private @Nullable Words spoken;
    private int room = 2;

    /// One finding.
    ///
    /// @param mark how grave it is
    /// @param place where it stands: its step, and in a compound its part; may be empty
    /// @param text what is the matter
    /// @param field the field it leads to; may be empty
    public record Item(Mark mark, String place, String text, String field) {}

    /// @param go goes to a field
    public FindingsBar(Phrases phrases, Consumer<String> go) {
        this.phrases = phrases;
        this.go = go;
        getStyleClass().add("findings-bar");
        Label title = new Label();
        title.textProperty().bind(phrases.text("ui.findings"));
        title.getStyleClass().add("strong");
        title.setMinWidth(USE_PREF_SIZE);
        items.getStyleClass().add("findings-items");
        items.setMinWidth(0);
        HBox.setHgrow(items, Priority.ALWAYS);
        saved.setGraphic(savedIcon);
        saved.getStyleClass().addAll("strong", "saved");
        saved.setId("save-state");
        saved.setMinWidth(USE_PREF_SIZE);
        rest.setArrowLocation(PopOver.ArrowLocation.BOTTOM_LEFT);
        rest.setDetachable(false);
        getChildren().addAll(title, items, saved);
    }

    /// Shows the findings, the gravest first.
    public void show(List<Item> findings) {
        if (!findings.equals(shown) || !phrases.now().equals(spoken)) {
            shown = List.copyOf(findings);
            spoken = phrases.now();
            draw();
        }
    }

    /// Shows whether the work is saved.
    public void showSaved(boolean clean, String text) {
        saved.setText(text);
        savedIcon.show(clean ? Glyph.CHECK_CIRCLE_OUTLINE : Glyph.CONTENT_SAVE_ALERT_OUTLINE);
        saved.getStyleClass().removeAll("fine", "warning");
        saved.getStyleClass().add(clean ? "fine" : "warning");
    }

    /// Shows fewer findings where there is no room.
    public void fit(Breadth breadth) {
        int fits = breadth.isNarrow() ? 1 : 2;
        if (fits != room) {
            room = fits;
            draw();
        }
    }

    /// What the bar shows.
    public List<Item> items() {
        return shown;
    }

    private void draw() {
        items.getChildren().clear();
        rest.hide();
        if (shown.isEmpty()) {
            items.getChildren().add(pill(Mark.CHECKED, new Label(phrases.say("ui.findings.none"))));
            return;
        }
        shown.stream().limit(room).map(this::link).forEach(items.getChildren()::add);
        int left = shown.size() - room;
        if (left > 0) {
            Button more = new Button(phrases.say("ui.findings.more", left));
            more.setId("more-findings");
            more.getStyleClass().setAll("pill", "more-findings");
            more.setMinWidth(USE_PREF_SIZE);
            more.setOnAction(event -> {
                VBox all = new VBox();
                all.getStyleClass().add("findings-list");
                shown.stream().map(this::link).forEach(all.getChildren()::add);
                rest.setContentNode(all);
                rest.show(more);
            });
            items.getChildren().add(more);
        }
    }

    private Region link(Item item) {
        Hyperlink text = new Hyperlink(item.text());
        text.getStyleClass().add("finding-link");
        text.setMinWidth(0);
        text.setOnAction(event -> {
            rest.hide();
            go.accept(item.field());
        });
        text.setAccessibleText(phrases.say(item.mark().key()) + ": " + item.place() + ". " + item.text());
        text.setAccessibleRole(AccessibleRole.HYPERLINK);
        Label place = new Label(item.place().isEmpty() ? "" : phrases.say("ui.findings.step", item.place()));
        place.getStyleClass().add("strong");
        place.setMinWidth(USE_PREF_SIZE);
        return pill(item.mark(), place, text);
    }

    private static HBox pill(Mark mark, Node... nodes) {
        Icon icon = mark.icon();
        icon.getStyleClass().add("small");
        HBox pill = new HBox(icon);
        pill.getChildren().addAll(nodes);
        pill.getStyleClass().addAll("pill", mark.style());
        pill.setMinWidth(0);
        return pill;
    }
}
