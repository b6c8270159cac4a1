package trapwright.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// Writes traps into their files, away from the window's thread.
final class Saver {
    private final Crew crew;
    private final DraftKeeper keeper;
    private final ObjectProperty<Optional<Notice>> notice;
    private final Consumer<OpenTrap> done;

    /// @param keeper takes unsaved work away once it is saved
    /// @param notice where a failure is told
    /// @param done is told of each trap that has been written
    Saver(Crew crew, DraftKeeper keeper, ObjectProperty<Optional<Notice>> notice, Consumer<OpenTrap> done) {
        this.crew = crew;
        this.keeper = keeper;
        this.notice = notice;
        this.done = done;
    }

    /// Tells why something could not be saved.
    static void tell(ObjectProperty<Optional<Notice>> notice, FileTrouble failure) {
        notice.set(Optional.of(Notice.notSaved(failure)));
    }

    /// Saves a trap in the file that it has.
    void save(OpenTrap trap) {
        TrapFile now = trap.now();
        write(trap, () -> TrapFiles.save(now));
    }

    /// Saves a trap under a name, over what is there.
    void saveAs(OpenTrap trap, Path path) {
        TrapFile now = trap.now();
        write(trap, () -> TrapFiles.saveAs(now, Copies.withEnding(path, now.isBook())));
    }

    private void write(OpenTrap saving, Crew.Task<TrapFile> task) {
        Runnable written = saving.form().map(form -> form.document().written()).orElse(() -> {});
        crew.work(
                task,
                file -> {
                    saving.savedAs(file);
                    written.run();
                    keeper.saved(saving);
                    done.accept(saving);
                },
                failure -> tell(notice, failure));
    }
}
