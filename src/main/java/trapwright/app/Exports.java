package trapwright.app;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.store.Output;

/// Writes what was made of a trap and is no trap file, such as printed sheets.
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
}
