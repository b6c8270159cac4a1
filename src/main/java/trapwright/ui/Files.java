package trapwright.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.TransferMode;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import trapwright.app.Desk;
import trapwright.app.ExportKind;
import trapwright.app.LibraryTrap;
import trapwright.ui.kit.Phrases;

/// Asks for files, and takes the ones that are dropped on the window.
final class Files {
    private static final List<String> TRAPS = List.of("*.trap", "*.traps", "*.json");

    private static final List<String> PARTIES = List.of("*.json");

    private final Dialogs dialogs;
    private final Phrases phrases;
    private final Desk desk;

    Files(Dialogs dialogs, Phrases phrases, Desk desk) {
        this.dialogs = dialogs;
        this.phrases = phrases;
        this.desk = desk;
    }

    /// Asks which trap to open, and opens it.
    void open() {
        desk.open(dialogs.open(chooser("ui.file.open", "ui.file.traps", TRAPS)));
    }

    /// Saves the trap; asks for a name when it has none.
    void save() {
        if (!desk.save()) {
            saveAs();
        }
    }

    /// Asks for a name and saves the trap under it.
    void saveAs() {
        FileChooser chooser = chooser("ui.file.save", "ui.file.traps", List.of("*.trap"));
        chooser.setInitialFileName(name() + ".trap");
        dialogs.save(chooser).ifPresent(desk::saveAs);
    }

    /// Asks where a print goes.
    ///
    /// @param ending the ending of its name, without the point
    Optional<Path> print(String ending) {
        FileChooser chooser = chooser("ui.file.print", "ui.file." + ending, List.of("*." + ending));
        chooser.setInitialFileName(name() + "." + ending);
        return dialogs.save(chooser);
    }

    /// Asks where an export goes: a file, or a folder for several.
    Optional<Path> export(ExportKind kind) {
        FileChooser chooser = chooser("ui.file.export", "ui.file." + kind.ending(), List.of("*." + kind.ending()));
        if (!kind.isFolder()) {
            chooser.setInitialFileName(name() + "." + kind.ending());
            return dialogs.save(chooser);
        }
        DirectoryChooser folder = new DirectoryChooser();
        folder.setTitle(phrases.say("ui.file.export-folder"));
        folder.setInitialDirectory(chooser.getInitialDirectory());
        return dialogs.folder(folder);
    }

    /// Asks for a party's file, and takes the party.
    ///
    /// @param done what to do when it is there
    void openParty(Runnable done) {
        dialogs.open(chooser("ui.file.open-party", "ui.file.party", PARTIES)).stream()
                .findFirst()
                .ifPresent(path -> desk.party().open(path, done));
    }

    /// Asks where the party goes, and writes it there.
    void saveParty() {
        FileChooser chooser = chooser("ui.file.save-party", "ui.file.party", PARTIES);
        chooser.setInitialFileName(phrases.say("ui.file.party") + ".json");
        dialogs.save(chooser).ifPresent(desk.party()::save);
    }

    /// Asks which files to bring into the library, and brings them.
    void bring() {
        List<Path> files = dialogs.open(chooser("ui.file.import", "ui.file.traps", TRAPS));
        if (!files.isEmpty()) {
            desk.library().work().bring(files);
        }
    }

    /// Asks for the name of a book, and writes traps into it.
    void bundle(List<LibraryTrap> traps) {
        FileChooser chooser = chooser("ui.file.bundle", "ui.file.traps", List.of("*.traps"));
        chooser.setInitialFileName(phrases.say("ui.file.bundle.name") + ".traps");
        dialogs.save(chooser).ifPresent(path -> desk.library().work().bundle(traps, path));
    }

    /// Opens files that are dropped on the window; in the library they are brought in. Folders and printed text go into
    /// the library in any case.
    ///
    /// @param inLibrary whether the library is shown
    /// @param showLibrary shows it
    void dropOn(Scene scene, BooleanSupplier inLibrary, Runnable showLibrary) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> {
            List<Path> files = event.getDragboard().hasFiles()
                    ? event.getDragboard().getFiles().stream().map(File::toPath).toList()
                    : List.of();
            if (files.isEmpty() && event.getDragboard().hasString()) {
                desk.library().work().paste(event.getDragboard().getString());
                showLibrary.run();
            } else if (inLibrary.getAsBoolean() || files.stream().anyMatch(java.nio.file.Files::isDirectory)) {
                desk.library().work().bring(files);
                showLibrary.run();
            } else {
                desk.open(files);
            }
            event.setDropCompleted(true);
            event.consume();
        });
    }

    /// Makes traps of the printed text on the clipboard; where there is none, that is said.
    void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        desk.library().work().paste(text == null ? "" : text);
    }

    /// @param title what the dialog is for
    /// @param kind what the files are
    private FileChooser chooser(String title, String kind, List<String> patterns) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(phrases.say(title));
        chooser.getExtensionFilters()
                .setAll(
                        new FileChooser.ExtensionFilter(phrases.say(kind), patterns),
                        new FileChooser.ExtensionFilter(phrases.say("ui.file.all"), "*.*"));
        desk.trap()
                .get()
                .path()
                .map(Path::toAbsolutePath)
                .map(Path::getParent)
                .or(() -> Optional.of(desk.library().work().folder()))
                .map(Path::toFile)
                .filter(File::isDirectory)
                .ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    /// The trap's name without what a file's name cannot hold.
    private String name() {
        String name = phrases.now()
                .written(desk.trap()
                        .get()
                        .form()
                        .map(form -> form.document().card().get().face().texts().name())
                        .orElse(desk.trap().get().name()));
        String safe = name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]+", " ").strip();
        String shorter = safe.substring(0, Math.min(safe.length(), 80)).strip();
        return shorter.isEmpty() ? phrases.say("ui.unnamed") : shorter;
    }
}
