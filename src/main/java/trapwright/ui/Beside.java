package trapwright.ui;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import trapwright.app.Desk;
import trapwright.card.TrapCard;
import trapwright.sheet.Icons;
import trapwright.sheet.Paper;
import trapwright.ui.export.ExportWindow;
import trapwright.ui.frame.AboutWindow;
import trapwright.ui.kit.Phrases;
import trapwright.ui.play.PlayWindow;
import trapwright.ui.print.PrintWindow;

/// The windows beside the main one; each is made when it is first wanted, and is there once.
final class Beside {
    private final Stage owner;
    private final Phrases phrases;
    private final Icons icons;
    private final Desk desk;
    private final Files files;
    private final ObjectProperty<List<TrapCard>> printed = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<List<TrapCard>> exported = new SimpleObjectProperty<>(List.of());
    private @Nullable PrintWindow print;
    private @Nullable ExportWindow export;
    private @Nullable AboutWindow about;
    private @Nullable PlayWindow play;

    Beside(Stage owner, Phrases phrases, Icons icons, Desk desk, Files files) {
        this.owner = owner;
        this.phrases = phrases;
        this.icons = icons;
        this.desk = desk;
        this.files = files;
    }

    /// Shows the print of some cards, and follows them as they change.
    void print(ObservableValue<List<TrapCard>> cards) {
        printed.bind(cards);
        print();
    }

    /// Shows the print of some cards as they are now.
    void print(List<TrapCard> cards) {
        if (!cards.isEmpty()) {
            printed.unbind();
            printed.set(cards);
            print();
        }
    }

    /// Shows the export of some traps, and follows them as they change.
    void export(ObservableValue<List<TrapCard>> cards) {
        exported.bind(cards);
        export();
    }

    /// Shows the export of some traps as they are now.
    void export(List<TrapCard> cards) {
        if (!cards.isEmpty()) {
            exported.unbind();
            exported.set(cards);
            export();
        }
    }

    /// Shows what Trapwright is.
    void about() {
        AboutWindow window = Objects.requireNonNullElseGet(about, () -> new AboutWindow(owner, phrases));
        about = window;
        window.show();
    }

    private void export() {
        ExportWindow window = Objects.requireNonNullElseGet(
                export,
                () -> new ExportWindow(owner, phrases, exported, desk.exporting(), desk.exports(), files::export));
        export = window;
        window.show();
    }

    /// Runs a trap at the table.
    void play(TrapCard card) {
        PlayWindow window = Objects.requireNonNullElseGet(play, () -> new PlayWindow(owner, phrases));
        play = window;
        window.show(card);
    }

    private void print() {
        PrintWindow window = Objects.requireNonNullElseGet(print, this::printing);
        print = window;
        window.show();
    }

    private PrintWindow printing() {
        Paper paper = desk.settings().paper().equals("letter") ? Paper.LETTER : Paper.A4;
        PrintWindow.Desk around = new PrintWindow.Desk(
                files::print, desk.exports()::write, chosen -> desk.settings().paper(chosen), paper);
        return new PrintWindow(owner, phrases, icons, printed, around);
    }
}
