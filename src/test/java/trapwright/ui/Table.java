package trapwright.ui;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import trapwright.app.Crew;
import trapwright.app.Desk;
import trapwright.app.SettingsForm;
import trapwright.app.Tongue;
import trapwright.store.Drafts;
import trapwright.store.Settings;

/// A window with a desk of its own, whose file dialogs answer what the test has laid ready, and else are cancelled.
final class Table implements AutoCloseable {
    private final ExecutorService disk = Executors.newSingleThreadExecutor();
    private final Deque<Path> answers = new ArrayDeque<>();
    private final List<String> asked = new ArrayList<>();
    private final Desk desk;

    /// Opens the window on the stage; called on the window's thread.
    Table(Stage stage, Path folder) {
        desk = new Desk(
                Crew.of(disk, Platform::runLater),
                new Drafts(folder.resolve("drafts")),
                new SettingsForm(Settings.USUAL, Tongue.EN, changed -> {}));
        new Window(stage, desk, new Dialogs() {
                    @Override
                    public List<Path> open(FileChooser chooser) {
                        asked.add(chooser.getTitle());
                        return Optional.ofNullable(answers.poll()).map(List::of).orElse(List.of());
                    }

                    @Override
                    public Optional<Path> save(FileChooser chooser) {
                        asked.add(chooser.getTitle());
                        return Optional.ofNullable(answers.poll());
                    }

                    @Override
                    public Optional<Path> folder(DirectoryChooser chooser) {
                        asked.add(chooser.getTitle());
                        return Optional.ofNullable(answers.poll());
                    }
                })
                .show();
    }

    Desk desk() {
        return desk;
    }

    /// The titles of the file dialogs so far.
    List<String> asked() {
        return List.copyOf(asked);
    }

    /// Lays the answer for the next file dialog ready.
    void answer(Path path) {
        answers.add(path);
    }

    @Override
    public void close() throws InterruptedException {
        desk.close();
        disk.shutdown();
        disk.awaitTermination(10, TimeUnit.SECONDS);
    }
}
