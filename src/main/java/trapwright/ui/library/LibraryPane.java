package trapwright.ui.library;

import java.util.List;
import java.util.stream.Collectors;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.CustomTextField;
import trapwright.app.Library;
import trapwright.app.LibraryTrap;
import trapwright.app.Sieve;
import trapwright.sheet.Icons;
import trapwright.ui.frame.Breadth;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// The library workspace: what is left out, the list with its search, and the trap that is looked at.
public final class LibraryPane extends BorderPane {
    private static final KeyCombination PASTE = new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN);

    private final Phrases phrases;
    private final Library library;
    private final LibraryDesk desk;
    private final CustomTextField search = new CustomTextField();
    private final LibraryList list;
    private final LibraryFilters filters;
    private final LibraryPreview preview;
    private final Label shown = new Label();
    private final Label trouble = new Label();
    private final HBox progress = new HBox();
    private final ProgressBar bar = new ProgressBar();

    /// @param icons the pictures
    /// @param desk what the library needs from the window
    public LibraryPane(Phrases phrases, Library library, Icons icons, LibraryDesk desk) {
        this.phrases = phrases;
        this.library = library;
        this.desk = desk;
        setId("library");
        getStyleClass().add("library-pane");
        list = new LibraryList(phrases, library, desk.open());
        filters = new LibraryFilters(phrases, library);
        preview = new LibraryPreview(phrases, library, icons, desk.open());
        list.setPlaceholder(nothing());
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox middle = new VBox(head(), list, new TickedBar(phrases, library, desk));
        middle.getStyleClass().add("library-middle");
        setLeft(filters);
        setCenter(middle);
        setRight(preview);
        setBottom(foot());
        library.all().addListener((ListChangeListener<LibraryTrap>) change -> count());
        library.shown().addListener((ListChangeListener<LibraryTrap>) change -> count());
        phrases.words().subscribe(words -> count());
        library.reading().subscribe(share -> {
            progress.setVisible(share.isPresent());
            share.ifPresent(now -> bar.setProgress((double) now.read() / Math.max(1, now.of())));
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (PASTE.match(event)) {
                event.consume();
                desk.paste().run();
            }
        });
        library.sieve().addListener((sieve, was, is) -> {
            if (!search.getText().equals(is.search())) {
                search.setText(is.search());
            }
        });
    }

    /// Puts the focus into the search.
    public void find() {
        search.requestFocus();
        search.selectAll();
    }

    /// The regions that F6 goes through, in the order of the eye.
    public List<Node> regions() {
        return List.of(filters, search, list, preview);
    }

    /// Fits everything to the room there is.
    public void fit(Breadth breadth) {
        list.fit(breadth);
        breadth.mark(this);
        setRight(breadth.isSlim() ? null : preview);
    }

    private Node head() {
        search.setId("library-search");
        search.getStyleClass().add("line-field");
        search.setLeft(new Icon(Glyph.MAGNIFY, "small", "search-icon"));
        search.promptTextProperty().bind(phrases.text("library.search"));
        search.accessibleTextProperty().bind(phrases.text("library.search"));
        search.textProperty()
                .addListener((text, was, is) ->
                        library.sieve().set(library.sieve().get().withSearch(is)));
        HBox.setHgrow(search, Priority.ALWAYS);
        Button make = button("library-new", "library.new", Glyph.FILE_PLUS_OUTLINE, desk.make());
        make.getStyleClass().add("main");
        HBox head = new HBox(
                search,
                button("library-paste", "library.paste", Glyph.CONTENT_PASTE, desk.paste()),
                button("library-import", "library.import", Glyph.IMPORT, desk.bring()),
                make);
        head.getStyleClass().add("library-head");
        return head;
    }

    private Node foot() {
        bar.getStyleClass().add("library-bar");
        bar.accessibleTextProperty().bind(phrases.text("library.reading"));
        Label reading = new Label();
        reading.textProperty().bind(phrases.text("library.reading"));
        progress.getChildren()
                .setAll(reading, bar, button("library-halt", "library.halt", Glyph.CANCEL, library::halt));
        progress.getStyleClass().add("library-progress");
        trouble.getStyleClass().add("library-trouble");
        trouble.setGraphic(new Icon(Glyph.ALERT_CIRCLE, "small", "error"));
        shown.setId("library-shown");
        shown.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox foot = new HBox(shown, trouble, space, progress);
        foot.getStyleClass().add("library-foot");
        return foot;
    }

    private Node nothing() {
        Label sentence = new Label();
        sentence.setWrapText(true);
        Button clear = button(
                "library-clear",
                "library.clear",
                Glyph.CLOSE,
                () -> library.sieve().set(Sieve.ALL));
        Runnable say = () -> {
            String typed = library.sieve().get().search().strip();
            sentence.setText(
                    typed.isEmpty() ? phrases.say("library.nothing") : phrases.say("library.nothing.for", typed));
        };
        library.sieve().subscribe(sieve -> say.run());
        phrases.words().subscribe(words -> say.run());
        VBox box = new VBox(sentence, clear);
        box.getStyleClass().add("library-nothing");
        return box;
    }

    private void count() {
        shown.setText(phrases.say(
                "library.shown", library.shown().size(), library.all().size()));
        var troubles = library.troubles();
        trouble.setVisible(!troubles.isEmpty());
        trouble.setManaged(!troubles.isEmpty());
        if (!troubles.isEmpty()) {
            trouble.setText(phrases.say("library.troubles", troubles.size()));
            trouble.setTooltip(
                    new Tooltip(troubles.stream().limit(10).map(phrases::say).collect(Collectors.joining("\n"))));
            trouble.setAccessibleText(trouble.getTooltip().getText());
        }
    }

    private Button button(String id, String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
