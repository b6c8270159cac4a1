package trapwright.ui.frame;

import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;
import trapwright.ui.kit.Tip;

/// The question a step asks, one line of explanation, and the switch between one step and all.
final class FormHead extends HBox {
    private final Phrases phrases;
    private final Label heading = new Label();
    private final Label explanation = new Label();
    private final Switch<Boolean> stack = new Switch<>("stack");
    private final ToggleButton one;
    private final ToggleButton all;

    /// @param showAll shows one step or all of them
    FormHead(Phrases phrases, Consumer<Boolean> showAll) {
        this.phrases = phrases;
        getStyleClass().add("form-head");
        heading.getStyleClass().add("page-heading");
        heading.setId("heading");
        heading.setWrapText(true);
        heading.setMinHeight(USE_PREF_SIZE);
        explanation.getStyleClass().add("explanation");
        explanation.setWrapText(true);
        explanation.setMinHeight(USE_PREF_SIZE);
        one = button(false, Glyph.FORMAT_LIST_BULLETED, "ui.form.one");
        all = button(true, Glyph.CARD_TEXT_OUTLINE, "ui.form.all");
        stack.show(false);
        stack.onChoose(showAll);
        stack.setMinWidth(USE_PREF_SIZE);
        VBox words = new VBox(heading, explanation);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().addAll(words, stack);
    }

    void show(Step step, boolean stacked) {
        heading.textProperty().bind(stacked ? phrases.text("ui.form.all.heading") : step.heading());
        explanation.textProperty().bind(stacked ? phrases.text("ui.form.all.says") : step.explanation());
    }

    void fit(Breadth breadth) {
        ContentDisplay display = breadth.isNarrow() ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
        one.setContentDisplay(display);
        all.setContentDisplay(display);
    }

    private ToggleButton button(boolean value, Glyph glyph, String key) {
        ToggleButton button = stack.add(value);
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        Tip.on(button, phrases.text(key));
        button.accessibleTextProperty().bind(phrases.text(key));
        return button;
    }
}
