package trapwright.ui.print;

import java.util.List;
import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import trapwright.sheet.CardSize;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;
import trapwright.ui.print.PrintJob.Format;

/// The choices of a print: what it is saved as, paper, card size, ink, crop marks.
final class PrintOptions extends VBox {
    private final Phrases phrases;
    private final ObjectProperty<Format> format = new SimpleObjectProperty<>(Format.PDF);
    private final ObjectProperty<Paper> paper;
    private final ObjectProperty<CardSize> size = new SimpleObjectProperty<>(CardSize.CARD);
    private final BooleanProperty inkSaving = new SimpleBooleanProperty();
    private final BooleanProperty cropMarks = new SimpleBooleanProperty(true);
    private final Runnable changed;

    /// @param first the paper to begin with
    /// @param changed what to do when a choice changes
    PrintOptions(Phrases phrases, Paper first, Runnable changed) {
        this.phrases = phrases;
        this.changed = changed;
        paper = new SimpleObjectProperty<>(first);
        getStyleClass().add("print-options");
        VBox onPaper = new VBox(
                choice("paper", List.of(Paper.values()), paper),
                choice("card-size", List.of(CardSize.CARD, CardSize.PAGE), size),
                check("ink-saving", inkSaving),
                check("crop-marks", cropMarks));
        onPaper.getStyleClass().add("print-options");
        onPaper.disableProperty().bind(format.map(chosen -> !chosen.hasPaper()));
        getChildren().addAll(choice("format", List.of(Format.values()), format), onPaper);
    }

    Format format() {
        return format.get();
    }

    Paper paper() {
        return paper.get();
    }

    SheetSetup setup() {
        return new SheetSetup(paper.get(), size.get(), inkSaving.get(), cropMarks.get());
    }

    private <T> Node choice(String id, List<T> values, ObjectProperty<T> chosen) {
        Label label = new Label();
        label.textProperty().bind(phrases.text("ui.print." + id));
        label.getStyleClass().add("field-label");
        Switch<T> choice = new Switch<>(id);
        for (T value : values) {
            ToggleButton button = choice.add(value);
            button.textProperty()
                    .bind(phrases.text("ui.print." + id + "." + value.toString().toLowerCase(Locale.ROOT)));
        }
        choice.show(chosen.get());
        choice.onChoose(value -> {
            chosen.set(value);
            changed.run();
        });
        VBox box = new VBox(label, choice);
        box.getStyleClass().add("field-box");
        return box;
    }

    private Node check(String id, BooleanProperty chosen) {
        CheckBox box = new CheckBox();
        box.setId(id);
        box.textProperty().bind(phrases.text("ui.print." + id));
        box.setSelected(chosen.get());
        box.selectedProperty().addListener((selected, was, is) -> {
            chosen.set(is);
            changed.run();
        });
        return box;
    }
}
