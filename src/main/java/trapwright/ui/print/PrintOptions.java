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
import trapwright.rules.Message;
import trapwright.sheet.CardSize;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;
import trapwright.ui.print.PrintJob.Format;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The choices of a print: what it is saved as, language and units, paper, card size, ink, crop marks.
final class PrintOptions extends VBox {
    private final Phrases phrases;
    private final ObjectProperty<Format> format = new SimpleObjectProperty<>(Format.PDF);
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Units> units;
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
        language = new SimpleObjectProperty<>(phrases.now().language());
        units = new SimpleObjectProperty<>(phrases.now().units());
        paper = new SimpleObjectProperty<>(first);
        getStyleClass().add("print-options");
        VBox onPaper = new VBox(
                choice("paper", List.of(Paper.values()), paper),
                choice("card-size", List.of(CardSize.CARD, CardSize.PAGE), size),
                check("ink-saving", inkSaving),
                check("crop-marks", cropMarks));
        onPaper.getStyleClass().add("print-options");
        onPaper.disableProperty().bind(format.map(chosen -> !chosen.hasPaper()));
        getChildren()
                .addAll(
                        choice("format", List.of(Format.values()), format),
                        choice("language", List.of(Language.values()), language),
                        choice("units", List.of(Units.values()), units),
                        onPaper);
        phrases.words().addListener((words, was, is) -> follow(was, is));
    }

    Format format() {
        return format.get();
    }

    /// What the card is printed in: what the window speaks, until another choice is made here.
    Words words() {
        return new Words(language.get(), units.get());
    }

    Paper paper() {
        return paper.get();
    }

    SheetSetup setup() {
        return new SheetSetup(paper.get(), size.get(), inkSaving.get(), cropMarks.get());
    }

    private void follow(Words was, Words is) {
        if (language.get() == was.language()) {
            language.set(is.language());
        }
        if (units.get() == was.units()) {
            units.set(is.units());
        }
    }

    private <T> Node choice(String id, List<T> values, ObjectProperty<T> chosen) {
        String key = "ui.print." + id;
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.getStyleClass().add("field-label");
        Switch<T> choice = new Switch<>(id);
        for (T value : values) {
            ToggleButton button = choice.add(value);
            String name = key + "." + value.toString().toLowerCase(Locale.ROOT);
            button.textProperty().bind(phrases.text(name));
            button.accessibleTextProperty().bind(phrases.text("ui.print.choice", Message.of(key), Message.of(name)));
        }
        chosen.subscribe(choice::show);
        chosen.addListener((choices, was, is) -> changed.run());
        choice.onChoose(chosen::set);
        VBox box = new VBox(label, choice);
        box.getStyleClass().add("field-box");
        return box;
    }

    private Node check(String id, BooleanProperty chosen) {
        CheckBox box = new CheckBox();
        box.setId(id);
        box.textProperty().bind(phrases.text("ui.print." + id));
        box.selectedProperty().bindBidirectional(chosen);
        chosen.addListener((choices, was, is) -> changed.run());
        return box;
    }
}
