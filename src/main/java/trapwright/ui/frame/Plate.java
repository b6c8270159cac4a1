package trapwright.ui.frame;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.TightRow;

/// The instrument plate: the big figures, what the last edit did to each, and what the option looked at would do.
public final class Plate extends TightRow {
    private static final Duration FADE = Duration.seconds(1.2);
    private static final PseudoClass PREVIEWING = PseudoClass.getPseudoClass("previewing");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final boolean line;
    private List<Node> end = List.of();
    private List<Label> names = List.of();

    /// @param line whether everything stands in one line, for windows with little room
    public Plate(boolean line) {
        this.line = line;
        getStyleClass().addAll("plate", line ? "plate-line" : "plate-block");
        setId(line ? "plate-line" : "plate");
    }

    /// Shows these figures from now on.
    public void show(List<Dial> dials) {
        names = new ArrayList<>();
        getChildren().setAll(dials.stream().map(this::cell).toList());
        getChildren().addAll(end);
    }

    /// Adds the button that opens the live panel where it is a drawer.
    public void drawer(Phrases phrases, Runnable open) {
        Button button = new Button();
        button.setId("drawer");
        button.textProperty().bind(phrases.text("ui.plate.drawer"));
        button.setGraphic(new Icon(Glyph.CARD_TEXT_OUTLINE, "small"));
        button.getStyleClass().add("drawer-button");
        button.setOnAction(event -> open.run());
        button.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        button.accessibleTextProperty().bind(phrases.text("ui.plate.drawer"));
        end = List.of(space, button);
        getChildren().addAll(end);
        spare(wordless(button));
        spare(spared -> names.forEach(
                name -> name.setContentDisplay(spared ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY)));
    }

    private Region cell(Dial dial) {
        Label label = new Label();
        label.textProperty().bind(dial.label());
        label.getStyleClass().add("dial-label");
        label.setGraphic(new Icon(dial.kind().glyph(), "small"));
        label.setMinWidth(USE_PREF_SIZE);
        names.add(label);
        Label value = new Label();
        value.textProperty().bind(dial.value());
        value.getStyleClass().add("dial-value");
        value.setId((line ? "line-" : "dial-") + dial.kind().style());
        value.setMinWidth(Region.USE_PREF_SIZE);
        Label unit = new Label();
        unit.textProperty().bind(dial.unit());
        unit.getStyleClass().add("dial-unit");
        unit.visibleProperty().bind(dial.unit().isNotEmpty());
        unit.managedProperty().bind(unit.visibleProperty());
        unit.setMinWidth(Region.USE_PREF_SIZE);
        Region tint = new Region();
        tint.getStyleClass().add("dial-tint");
        tint.setOpacity(0);
        HBox figure = new HBox(value, unit);
        figure.getStyleClass().add("dial-figure");
        StackPane ground = new StackPane(tint, figure);
        Label change = new Label();
        change.textProperty()
                .bind(Bindings.when(dial.preview().isEmpty())
                        .then(dial.change())
                        .otherwise(dial.preview()));
        change.getStyleClass().add("dial-change");
        dial.preview().subscribe(text -> change.pseudoClassStateChanged(PREVIEWING, !text.isEmpty()));
        dial.fresh().subscribe(fresh -> change.pseudoClassStateChanged(CHANGED, fresh));
        dial.changes().addListener((changes, was, is) -> fade(tint));
        Region cell = line ? inLine(dial, label, ground, change) : new VBox(label, ground, change);
        cell.getStyleClass().addAll("dial", dial.kind().style());
        cell.setAccessibleRole(AccessibleRole.TEXT);
        cell.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> dial.label().get() + " " + dial.value().get() + " "
                                + dial.unit().get() + ". " + change.getText(),
                        dial.label(),
                        dial.value(),
                        dial.unit(),
                        change.textProperty()));
        HBox.setHgrow(cell, dial.kind() == Dial.Kind.MONEY && !line ? Priority.ALWAYS : Priority.NEVER);
        return cell;
    }

    /// In one line only what changes is said.
    private static HBox inLine(Dial dial, Label label, StackPane ground, Label change) {
        label.setContentDisplay(ContentDisplay.TEXT_ONLY);
        change.setMinWidth(USE_PREF_SIZE);
        change.visibleProperty().bind(dial.stirred());
        change.managedProperty().bind(dial.stirred());
        return new HBox(label, ground, change);
    }

    private static void fade(Region tint) {
        if (Platform.getPreferences().isReducedMotion()) {
            return;
        }
        FadeTransition fade = new FadeTransition(FADE, tint);
        fade.setFromValue(1);
        fade.setToValue(0);
        fade.play();
    }
}
