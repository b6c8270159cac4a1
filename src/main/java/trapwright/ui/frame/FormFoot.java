package trapwright.ui.frame;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.TightRow;

/// Back and Next, and where one is.
final class FormFoot extends TightRow {
    private final Phrases phrases;
    private final Button back = new Button();
    private final Button next = new Button();
    private final Icon arrow = new Icon(Glyph.ARROW_RIGHT, "small");
    private final Label where = new Label();
    private int current;
    private boolean last;

    /// @param open opens a step
    /// @param print prints the card, which is what comes after the last step
    FormFoot(Phrases phrases, IntConsumer open, Runnable print) {
        this.phrases = phrases;
        getStyleClass().add("form-foot");
        back.setId("back");
        back.setGraphic(new Icon(Glyph.ARROW_LEFT, "small"));
        back.setOnAction(event -> open.accept(current - 1));
        next.setId("next");
        next.getStyleClass().add("main");
        next.setGraphic(arrow);
        next.setContentDisplay(ContentDisplay.RIGHT);
        next.setOnAction(event -> {
            if (last) {
                print.run();
            } else {
                open.accept(current + 1);
            }
        });
        where.getStyleClass().add("caption");
        Label keys = new Label();
        keys.textProperty().bind(phrases.text("ui.form.keys"));
        keys.getStyleClass().add("key-cap");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        back.accessibleTextProperty().bind(back.textProperty());
        next.accessibleTextProperty().bind(next.textProperty());
        for (Region region : List.of(back, where, keys, next)) {
            region.setMinWidth(USE_PREF_SIZE);
        }
        getChildren().addAll(back, space, where, keys, next);
        spare(without(keys));
        spare(without(where));
        spare(wordless(back));
        spare(wordless(next));
    }

    Node next() {
        return next;
    }

    void show(List<Step> steps, int index) {
        current = index;
        name(back, "ui.form.back", steps, index - 1);
        name(next, "ui.form.next", steps, index + 1);
        last = index == steps.size() - 1;
        arrow.show(last ? Glyph.PRINTER : Glyph.ARROW_RIGHT);
        if (last) {
            next.setVisible(true);
            next.textProperty().bind(phrases.text("ui.form.print"));
        }
        where.textProperty().bind(phrases.text("ui.form.step", index + 1, steps.size()));
    }

    private void name(Button button, String key, List<Step> steps, int index) {
        boolean there = index >= 0 && index < steps.size();
        button.setVisible(there);
        if (there) {
            ObservableValue<String> name = steps.get(index).name();
            button.textProperty().bind(name.flatMap(said -> phrases.text(key, said)));
        }
    }
}
