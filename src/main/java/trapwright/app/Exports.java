package trapwright.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.store.Output;
import trapwright.store.TrapFiles;

/// Writes what was made of traps and is no trap file, such as printed sheets.
public final class Exports {
    private final Crew crew;
    private final ObjectProperty<Optional<Notice>> notice;

    /// @param notice where a failure is told
    Exports(Crew crew, ObjectProperty<Optional<Notice>> notice) {
        this.crew = crew;
        this.notice = notice;
    }

    /// Writes files over what is there, each whole or not at all.
    ///
    /// @param files their content, by where they go
    /// @param done what to do when all are written
    public void write(Map<Path, byte[]> files, Runnable done) {
        crew.work(
                () -> {
                    Output.inTurn(files.entrySet(), file -> Output.write(file.getKey(), file.getValue()));
                    return files.size();
                },
                written -> done.run(),
                failure -> notice.set(Optional.of(Notice.notOpened(failure))));
    }

    /// Writes an export; nothing is written over a trap's own file, nor unasked over what is there.
    ///
    /// @param path the file, or the folder of several files
    /// @param over whether what is there may be written over
    /// @param told is told what came of it
    public void write(ExportDraft draft, Path path, boolean over, Consumer<Outcome> told) {
        crew.work(
                () -> {
                    Map<Path, byte[]> files = draft.at(path);
                    Optional<Path> trap =
                            files.keySet().stream().filter(Exports::isTrap).findFirst();
                    if (trap.isPresent()) {
                        return new Outcome(Message.of("desk.export.own", name(trap.get())), false);
                    }
                    List<Path> taken = over ? List.of() : draft.taken(path);
                    if (!taken.isEmpty()) {
                        return new Outcome(Message.of("desk.export.taken", taken.size(), name(taken.getFirst())), true);
                    }
                    if (draft.kind().isFolder()) {
                        Output.folder(path);
                    }
                    Output.inTurn(files.entrySet(), file -> Output.write(file.getKey(), file.getValue()));
                    return new Outcome(
                            Message.of(
                                    "desk.export.written",
                                    files.size(),
                                    name(
                                            draft.kind().isFolder()
                                                    ? path
                                                    : files.keySet().iterator().next())),
                            false);
                },
                told,
                failure -> told.accept(new Outcome(failure.sentence(), false)));
    }

    /// What came of an export.
    ///
    /// @param sentence what is said of it
    /// @param asks whether it waits for leave to write over what is there
    public record Outcome(Message sentence, boolean asks) {}

    private static boolean isTrap(Path path) {
        if (!Files.isRegularFile(path)) {
            return false;
        }
        try {
            return !TrapFiles.open(path).entries().isEmpty();
        } catch (FileTrouble noTrap) {
            return false;
        }
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }
}
