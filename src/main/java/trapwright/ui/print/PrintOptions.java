package trapwright.ui.print;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trapwright.sheet.CardSize;
import trapwright.sheet.Duplex;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.ui.kit.DropDown;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SwitchField;
import trapwright.ui.print.PrintJob.Format;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The choices of a print: what it is saved as, whom it is for, language and units, paper, card size, backs, ink, crop
/// marks, bleed, copies. What is impossible is not offered.
final class PrintOptions extends VBox {
    private static final int MOST_COPIES = 20;

    private final Phrases phrases;
    private final ObjectProperty<Format> format = new SimpleObjectProperty<>(Format.PDF);
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Units> units;
    private final ObjectProperty<Paper> paper;
    private final ObjectProperty<Side> side = new SimpleObjectProperty<>(Side.GM);
    private final DropDown<CardSize> size;
    private final DropDown<Duplex> duplex;
    private final DropDown<Integer> bleed;
    private final ComboBox<Integer> copies = new ComboBox<>();
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
        size = dropDown("card-size");
        duplex = dropDown("duplex");
        size.offer(List.of(CardSize.values()));
        size.valueProperty().subscribe(chosen -> duplex.offer(possibleBacks()));
        size.valueProperty().addListener((sizes, was, is) -> changed.run());
        duplex.valueProperty().addListener((backs, was, is) -> changed.run());
        bleed = new DropDown<>("bleed", phrases, width -> "ui.print.bleed." + width);
        bleed.accessibleTextProperty().bind(phrases.text("ui.print.bleed"));
        size.valueProperty().subscribe(chosen -> bleed.offer(possibleBleeds()));
        duplex.valueProperty().subscribe(chosen -> bleed.offer(possibleBleeds()));
        bleed.valueProperty().addListener((widths, was, is) -> changed.run());
        copies.setId("copies");
        copies.setMaxWidth(Double.MAX_VALUE);
        copies.accessibleTextProperty().bind(phrases.text("ui.print.copies"));
        copies.getItems().setAll(IntStream.rangeClosed(1, MOST_COPIES).boxed().toList());
        copies.setValue(1);
        copies.valueProperty().addListener((numbers, was, is) -> changed.run());
        VBox each = labelled("copies", copies);
        each.disableProperty().bind(format.map(chosen -> !chosen.hasCopies()));
        VBox backs = labelled("duplex", duplex);
        backs.disableProperty().bind(format.map(chosen -> chosen != Format.PDF));
        VBox onPaper = new VBox(
                choice("paper", List.of(Paper.values()), paper),
                labelled("card-size", size),
                backs,
                check("ink-saving", inkSaving),
                check("crop-marks", cropMarks),
                labelled("bleed", bleed),
                each);
        onPaper.getStyleClass().add("print-options");
        onPaper.disableProperty().bind(format.map(chosen -> !chosen.hasPaper()));
        getChildren()
                .addAll(
                        choice("format", List.of(Format.values()), format),
                        choice("side", List.of(Side.values()), side),
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

    /// Whom the card is for.
    Side side() {
        return side.get();
    }

    /// How many of each card.
    int copies() {
        return format.get().hasCopies() ? copies.getValue() : 1;
    }

    SheetSetup setup() {
        SheetSetup plain = setup(format.get() == Format.PDF ? duplex.getValue() : Duplex.NONE, 0);
        SheetSetup bled = setup(plain.duplex(), Objects.requireNonNullElse(bleed.getValue(), 0));
        return bled.isPossible() ? bled : plain;
    }

    private SheetSetup setup(Duplex backs, int over) {
        return new SheetSetup(paper.get(), size.getValue(), inkSaving.get(), cropMarks.get(), backs, over);
    }

    private List<Integer> possibleBleeds() {
        return SheetSetup.BLEEDS.stream()
                .filter(over -> setup(Objects.requireNonNullElse(duplex.getValue(), Duplex.NONE), over)
                        .isPossible())
                .toList();
    }

    private List<Duplex> possibleBacks() {
        return Stream.of(Duplex.values())
                .filter(backs -> setup(backs, 0).isPossible())
                .toList();
    }

    private void follow(Words was, Words is) {
        if (language.get() == was.language()) {
            language.set(is.language());
        }
        if (units.get() == was.units()) {
            units.set(is.units());
        }
    }

    private <T extends Enum<T>> DropDown<T> dropDown(String id) {
        DropDown<T> choice = new DropDown<>(
                id, phrases, value -> "ui.print." + id + "." + value.name().toLowerCase(Locale.ROOT));
        choice.accessibleTextProperty().bind(phrases.text("ui.print." + id));
        return choice;
    }

    private VBox labelled(String id, Node input) {
        Label label = new Label();
        label.textProperty().bind(phrases.text("ui.print." + id));
        label.getStyleClass().add("field-label");
        VBox box = new VBox(label, input);
        box.getStyleClass().add("field-box");
        return box;
    }

    private <T> Node choice(String id, List<T> values, ObjectProperty<T> chosen) {
        chosen.addListener((choices, was, is) -> changed.run());
        return new SwitchField(id, "ui.print", phrases, values, chosen);
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
