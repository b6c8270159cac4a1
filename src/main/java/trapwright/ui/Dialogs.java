package trapwright.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// The dialogs that ask for files.
interface Dialogs {
    /// Asks which files to open; none when the game master thought better of it.
    List<Path> open(FileChooser chooser);

    /// Asks where a file goes.
    Optional<Path> save(FileChooser chooser);

    /// Asks for a folder.
    Optional<Path> folder(DirectoryChooser chooser);

    /// The system's own dialogs.
    ///
    /// @param owner the window they stand over
    static Dialogs over(Window owner) {
        return new Dialogs() {
            @Override
            public List<Path> open(FileChooser chooser) {
                return Optional.ofNullable(chooser.showOpenMultipleDialog(owner)).orElse(List.of()).stream()
                        .map(File::toPath)
                        .toList();
            }

            @Override
            public Optional<Path> save(FileChooser chooser) {
                return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
            }

            @Override
            public Optional<Path> folder(DirectoryChooser chooser) {
                return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
            }
        };
    }
}
