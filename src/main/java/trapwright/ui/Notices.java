package trapwright.ui;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.StackPane;
import trapwright.app.Desk;
import trapwright.app.Notice;
import trapwright.app.OpenTrap;
import trapwright.app.Recent;
import trapwright.app.SaveState;
import trapwright.rules.Wording;
import trapwright.ui.frame.NoticeBar;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// What the desk has to say, in words: its notice with the ways out, the window's title, the names of recent traps.
final class Notices {
    private final Phrases phrases;
    private final Desk desk;
    private final Files files;
    private final NoticeBar bar;

    Notices(Phrases phrases, Desk desk, Files files) {
        this.phrases = phrases;
        this.desk = desk;
        this.files = files;
        bar = new NoticeBar(phrases, this::read);
        desk.notice().subscribe(notice -> draw());
        phrases.words().subscribe(words -> draw());
    }

    NoticeBar bar() {
        return bar;
    }

    /// What stands in the place of a trap that this version does not know.
    Node locked(OpenTrap trap) {
        Label sentence = new Label(phrases.say("desk.locked", trap.system()));
        sentence.setGraphic(new Icon(Glyph.LOCK_OUTLINE, "large", "accent"));
        sentence.setWrapText(true);
        sentence.setId("locked");
        StackPane pane = new StackPane(sentence);
        pane.getStyleClass().add("locked-pane");
        return pane;
    }

    /// Whether nothing would be lost if the window went now.
    boolean isKept() {
        return switch (desk.state().getValue()) {
            case SaveState.Untouched ignored -> true;
            case SaveState.Saved ignored -> true;
            case SaveState.ReadOnly ignored -> true;
            case SaveState.Unsaved ignored -> false;
        };
    }

    String title() {
        OpenTrap trap = desk.trap().get();
        Wording name = trap.form()
                .map(form -> form.document().card().get().face().texts().name())
                .orElse(trap.name());
        return phrases.say(isKept() ? "ui.title" : "ui.title.unsaved", name(name));
    }

    String name(Recent entry) {
        return switch (entry) {
            case Recent.Saved saved -> String.valueOf(saved.file().getFileName());
            case Recent.Unsaved unsaved ->
                phrases.say(
                        "ui.recent.unsaved",
                        name(unsaved.name()),
                        unsaved.path()
                                .map(Path::getFileName)
                                .map(Path::toString)
                                .orElse(phrases.say("ui.recent.new")));
        };
    }

    private String name(Wording wording) {
        String name = phrases.now().written(wording);
        return name.isBlank() ? phrases.say("ui.unnamed") : name;
    }

    private void draw() {
        Optional<Notice> notice = desk.notice().get();
        if (notice.isEmpty()) {
            bar.hide();
            return;
        }
        bar.show(
                notice.get().grave() ? Mark.ERROR : Mark.NOTE,
                phrases.say(notice.get().sentence()),
                notice.get().remedies().stream().map(this::remedy).toList());
    }

    private NoticeBar.Remedy remedy(Notice.Remedy remedy) {
        String id = remedy.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new NoticeBar.Remedy("remedy-" + id, phrases.say("desk.remedy." + id), () -> {
            read();
            switch (remedy) {
                case SAVE_AS -> files.saveAs();
                case OVERWRITE -> desk.overwrite();
                case RESET -> desk.reset();
                case GO_BACK -> desk.goBack();
                case COPY_REPORT -> desk.mishaps().report().ifPresent(Notices::copy);
                case PUT_BACK -> desk.library().work().putBack();
            }
        });
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void read() {
        desk.notice().set(Optional.empty());
    }
}
