package trapwright.ui.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import trapwright.app.ExportDraft;
import trapwright.app.ExportForm;
import trapwright.app.ExportKind;
import trapwright.app.Exports;
import trapwright.app.Tongue;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SideWindow;
import trapwright.ui.kit.SwitchField;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The export of some traps to another program: the format, what it cannot hold, language and units, and the ways out.
public final class ExportWindow {
    private static final double WIDTH = 800;
    private static final double HEIGHT = 600;

    private final Phrases phrases;
    private final ObservableValue<List<TrapCard>> cards;
    private final ExportForm form;
    private final Exports exports;
    private final Function<ExportKind, Optional<Path>> ask;
    private final SideWindow window;
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Units> units;
    private final KindList kinds;
    private final VBox loses = new VBox();
    private final Label said = new Label();
    private final Button save;
    private final Button copy;
    private final Button over;
    private Path asked = Path.of("");
    private Subscription following = Subscription.EMPTY;

    /// @param owner the window it belongs to
    /// @param cards what is exported, at least one trap
    /// @param ask asks where a format's file, or folder, goes
    public ExportWindow(
            Window owner,
            Phrases phrases,
            ObservableValue<List<TrapCard>> cards,
            ExportForm form,
            Exports exports,
            Function<ExportKind, Optional<Path>> ask) {
        this.phrases = phrases;
        this.cards = cards;
        this.form = form;
        this.exports = exports;
        this.ask = ask;
        language = new SimpleObjectProperty<>(phrases.now().language());
        units = new SimpleObjectProperty<>(phrases.now().units());
        save = button("export-save", "export.action.save", Glyph.CONTENT_SAVE_OUTLINE, this::save);
        copy = button("export-copy", "export.action.copy", Glyph.CONTENT_COPY, this::copy);
        over = button("export-over", "export.action.over", Glyph.CONTENT_SAVE_ALERT_OUTLINE, this::replace);
        kinds = new KindList(phrases, form.kind());
        BorderPane root = new BorderPane();
        root.getStyleClass().add("export");
        window = new SideWindow(owner, phrases.text("export.window"), root, WIDTH, HEIGHT);
        root.setLeft(kinds);
        root.setCenter(right());
        language.addListener((spoken, was, is) -> choose());
        units.addListener((measured, was, is) -> choose());
        phrases.words().addListener((words, was, is) -> follow(was, is));
        form.draft().subscribe(this::showDraft);
        window.showing().subscribe(this::attend);
    }

    /// Shows it, or brings it to the front.
    public void show() {
        window.show();
        kinds.requestFocus();
    }

    private Node right() {
        Label title = new Label();
        title.getStyleClass().add("page-heading");
        title.textProperty().bind(phrases.text(form.kind().map(ExportKind::title)));
        title.setWrapText(true);
        Label head = new Label();
        head.getStyleClass().add("field-label");
        head.textProperty().bind(phrases.text("export.lost"));
        loses.setId("export-loses");
        loses.getStyleClass().add("export-loses");
        ScrollPane scroll = new ScrollPane(loses);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("export-scroll");
        scroll.accessibleTextProperty().bind(phrases.text("export.lost"));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        CheckBox guard = new CheckBox();
        guard.setId("export-guard");
        guard.textProperty().bind(phrases.text("export.guard"));
        guard.selectedProperty().bindBidirectional(form.guarded());
        guard.visibleProperty().bind(form.kind().map(ExportKind::isGuarded));
        guard.managedProperty().bind(guard.visibleProperty());
        said.setId("export-said");
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        VBox right = new VBox(
                title,
                new SwitchField("language", "export", phrases, List.of(Language.values()), language),
                new SwitchField("units", "export", phrases, List.of(Units.values()), units),
                guard,
                head,
                scroll,
                said,
                foot());
        right.getStyleClass().add("export-right");
        return right;
    }

    private Node foot() {
        save.getStyleClass().add("main");
        copy.visibleProperty().bind(form.kind().map(ExportKind::isPasted));
        copy.managedProperty().bind(copy.visibleProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox foot = new HBox(over, save, copy, space, window.closing(phrases));
        foot.getStyleClass().add("export-foot");
        return foot;
    }

    private void choose() {
        Tongue tongue = switch (language.get()) {
            case EN -> Tongue.EN;
            case FR -> Tongue.FR;
        };
        form.choice().set(new ExportForm.Choice(tongue, units.get().length()));
    }

    private void follow(Words was, Words is) {
        if (language.get() == was.language()) {
            language.set(is.language());
        }
        if (units.get() == was.units()) {
            units.set(is.units());
        }
    }

    private void attend(boolean showing) {
        following.unsubscribe();
        following = showing ? cards.subscribe(form.cards()::set) : Subscription.EMPTY;
        form.follow(showing);
    }

    private void showDraft(Optional<ExportDraft> draft) {
        boolean ready = draft.filter(made -> made.size() > 0).isPresent();
        save.setDisable(!ready);
        copy.setDisable(!ready);
        say(Message.of("export.making"), false);
        draft.ifPresent(made -> {
            loses.getChildren()
                    .setAll(made.loses().stream()
                            .map(phrases::text)
                            .map(ExportWindow::line)
                            .toList());
            say(
                    made.size() == 0
                            ? Message.of("export.nothing", made.kind().title())
                            : Message.of("export.ready", cards.getValue().size()),
                    false);
        });
    }

    private void save() {
        form.draft().get().ifPresent(draft -> ask.apply(draft.kind()).ifPresent(path -> write(draft, path, false)));
    }

    private void replace() {
        form.draft().get().ifPresent(draft -> write(draft, asked, true));
    }

    private void write(ExportDraft draft, Path path, boolean mayReplace) {
        asked = path;
        exports.write(draft, path, mayReplace, outcome -> say(outcome.sentence(), outcome.asks()));
    }

    private void copy() {
        form.draft().get().ifPresent(draft -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(draft.text());
            Clipboard.getSystemClipboard().setContent(content);
            say(Message.of("export.copied"), false);
        });
    }

    private void say(Message sentence, boolean asks) {
        said.textProperty().bind(phrases.text(sentence));
        boolean hadFocus = over.isFocused();
        over.setVisible(asks);
        over.setManaged(asks);
        if (asks) {
            over.requestFocus();
        } else if (hadFocus) {
            save.requestFocus();
        }
    }

    private static Label line(ObservableValue<String> text) {
        Label line = new Label();
        line.textProperty().bind(text);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    private Button button(String id, String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
