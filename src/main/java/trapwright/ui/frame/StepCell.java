package trapwright.ui.frame;

import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// One step in the rail: icon tile, name, value, state mark.
final class StepCell extends ListCell<Step> {
    private final Phrases phrases;
    private final Icon icon = new Icon(Glyph.CIRCLE_OUTLINE);
    private final StackPane tile = new StackPane(icon);
    private final Label name = new Label();
    private final Label value = new Label();
    private final VBox words = new VBox(name, value);
    private final Icon sign = Mark.UNOPENED.icon();
    private final StackPane state = new StackPane(sign);
    private final HBox row = new HBox(tile, words, state);
    private final ChangeListener<Object> redraw = (observed, was, is) -> draw();
    private @Nullable Step shown;

    StepCell(Phrases phrases) {
        this.phrases = phrases;
        getStyleClass().add("step-cell");
        tile.getStyleClass().add("step-tile");
        name.getStyleClass().add("strong");
        value.getStyleClass().add("caption");
        value.setWrapText(true);
        value.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("step-words");
        words.setMinWidth(0);
        state.getStyleClass().add("step-state");
        row.getStyleClass().add("step-row");
        HBox.setHgrow(words, Priority.ALWAYS);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Step step, boolean empty) {
        super.updateItem(step, empty);
        if (shown != null) {
            watched(shown).forEach(value -> value.removeListener(redraw));
        }
        shown = empty ? null : step;
        if (shown == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        watched(shown).forEach(value -> value.addListener(redraw));
        setId("step-" + shown.id());
        setGraphic(row);
        draw();
    }

    /// A value in two lines makes the row higher.
    @Override
    protected double computePrefHeight(double width) {
        double room = getListView().getWidth() - snappedLeftInset() - snappedRightInset();
        double height = row.prefHeight(room) + snappedTopInset() + snappedBottomInset();
        return Math.max(height, minHeight(-1));
    }

    private static Stream<javafx.beans.value.ObservableValue<?>> watched(Step step) {
        return Stream.of(step.name(), step.value(), step.mark());
    }

    private void draw() {
        if (shown == null) {
            return;
        }
        Mark mark = shown.mark().getValue();
        boolean narrow = getListView().getParent().getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().matches("narrow|slim|single"));
        icon.show(shown.glyph());
        name.setText(shown.name().getValue());
        value.setText(shown.value().getValue());
        words.setManaged(!narrow);
        words.setVisible(!narrow);
        mark.show(sign);
        pseudoClassStateChanged(PseudoClass.getPseudoClass("tight"), narrow);
        String spoken = phrases.say(
                "ui.rail.step",
                shown.name().getValue(),
                shown.value().getValue(),
                phrases.say(mark.key()),
                Integer.toString(getIndex() + 1),
                Integer.toString(getListView().getItems().size()));
        setAccessibleText(spoken);
        setTooltip(
                narrow
                        ? new Tooltip(
                                shown.name().getValue() + ": " + shown.value().getValue())
                        : null);
    }
}
