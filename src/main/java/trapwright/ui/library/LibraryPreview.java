package trapwright.ui.library;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.Library;
import trapwright.app.LibraryTrap;
import trapwright.sheet.CardPage;
import trapwright.sheet.Icons;
import trapwright.ui.card.CardPane;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// The trap that is looked at: its card, its name and tags to be changed in place, and what can be done with it.
final class LibraryPreview extends BorderPane {
    private final Phrases phrases;
    private final Library library;
    private final Icons icons;
    private final TextField name = new TextField();
    private final TextField tags = new TextField();
    private final Label published = new Label();
    private final VBox fields = new VBox();
    private final CardPane card;
    private final ScrollPane scroll = new ScrollPane();
    private final Label none = new Label();
    private final Button open = new Button();
    private final Button duplicate = new Button();
    private final Button bin = new Button();

    /// @param opening opens a trap
    LibraryPreview(Phrases phrases, Library library, Icons icons, Consumer<LibraryTrap> opening) {
        this.phrases = phrases;
        this.library = library;
        this.icons = icons;
        card = new CardPane(icons, field -> {});
        getStyleClass().add("library-preview");
        field(name, "library.name", (trap, text) -> library.work().rename(trap, text));
        field(tags, "library.tags", (trap, text) -> library.work().tag(trap, Arrays.asList(text.split(","))));
        published.textProperty().bind(phrases.text("library.published.says"));
        published.setWrapText(true);
        published.getStyleClass().add("muted");
        fields.getStyleClass().add("library-fields");
        none.textProperty().bind(phrases.text("library.none-chosen"));
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "library-none");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("library-scroll");
        button(open, "library-open", Glyph.PENCIL_RULER, () -> chosen().ifPresent(opening));
        open.getStyleClass().add("main");
        button(
                duplicate,
                "library-duplicate",
                Glyph.CONTENT_COPY,
                () -> chosen().ifPresent(trap -> library.work().duplicate(List.of(trap))));
        duplicate.textProperty().bind(phrases.text("ui.action.duplicate"));
        button(
                bin,
                "library-bin",
                Glyph.TRASH_CAN_OUTLINE,
                () -> chosen().ifPresent(trap -> library.work().throwAway(List.of(trap))));
        bin.textProperty().bind(phrases.text("library.bin"));
        library.chosen().subscribe(trap -> show());
        library.preview().subscribe(shown -> show());
        phrases.words().subscribe(words -> show());
        setCenter(scroll);
    }

    private Optional<LibraryTrap> chosen() {
        return library.chosen().get();
    }

    private void show() {
        Optional<LibraryTrap> trap = chosen();
        boolean isPublished = trap.filter(LibraryTrap::isPublished).isPresent();
        setTop(trap.isEmpty() ? null : fields);
        fields.getChildren()
                .setAll(
                        isPublished
                                ? List.of(published)
                                : List.of(labelled("library.name", name), labelled("library.tags", tags)));
        trap.ifPresent(shown -> {
            name.setText(phrases.now().written(shown.name()));
            tags.setText(String.join(", ", shown.tags()));
        });
        ObservableValue<String> opening = phrases.text(isPublished ? "library.start" : "ui.action.open");
        open.textProperty().bind(opening);
        setBottom(trap.isEmpty() ? null : buttons(isPublished));
        library.preview()
                .get()
                .filter(shown -> trap.isPresent())
                .ifPresentOrElse(
                        shown -> {
                            card.show(new CardPage(phrases.now(), icons).of(shown));
                            VBox paper = new VBox(card);
                            paper.getStyleClass().add("library-paper");
                            scroll.setContent(paper);
                        },
                        () -> scroll.setContent(none));
    }

    private Node buttons(boolean isPublished) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = isPublished ? new HBox(open) : new HBox(open, duplicate, space, bin);
        row.getStyleClass().add("library-buttons");
        return row;
    }

    private Node labelled(String key, TextField field) {
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.setLabelFor(field);
        label.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox row = new HBox(label, field);
        row.getStyleClass().add("library-field");
        return row;
    }

    /// Enter, and leaving the field, change the trap; nothing is written while the text is the same.
    private void field(TextField field, String key, BiConsumer<LibraryTrap, String> change) {
        field.setId(key.replace('.', '-'));
        field.accessibleTextProperty().bind(phrases.text(key));
        Runnable commit = () -> chosen().filter(trap -> !trap.isPublished())
                .filter(trap -> !field.getText().equals(was(field, trap)))
                .ifPresent(trap -> change.accept(trap, field.getText()));
        field.setOnAction(event -> commit.run());
        field.focusedProperty().addListener((focused, was, is) -> {
            if (!is) {
                commit.run();
            }
        });
    }

    private String was(TextField field, LibraryTrap trap) {
        return field.equals(name) ? phrases.now().written(trap.name()) : String.join(", ", trap.tags());
    }

    private static void button(Button button, String id, Glyph glyph, Runnable action) {
        button.setId(id);
        button.setGraphic(new Icon(glyph, "small"));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
    }
}
