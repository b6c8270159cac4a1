package trapwright.app;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.store.PartyFile;
import trapwright.store.PartyFiles;

/// The party and its files.
public final class PartyShelf {
    private final Crew crew;
    private final ObjectProperty<Optional<Notice>> notice;
    private final PartyForm form = new PartyForm();

    /// @param notice where a failure is told
    PartyShelf(Crew crew, ObjectProperty<Optional<Notice>> notice) {
        this.crew = crew;
        this.notice = notice;
    }

    /// The party.
    public PartyForm form() {
        return form;
    }

    /// Takes the party of a file; one that cannot be read changes nothing.
    ///
    /// @param done what to do when it is there
    public void open(Path path, Runnable done) {
        crew.work(
                () -> PartyFiles.open(path),
                opened -> {
                    form.take(opened);
                    opened.notices().stream().findFirst().ifPresent(this::tell);
                    done.run();
                },
                failure -> notice.set(Optional.of(Notice.notOpened(failure))));
    }

    /// Writes the party to a file, over what is there.
    public void save(Path path) {
        PartyFile now = form.file().get();
        crew.work(
                () -> {
                    PartyFiles.save(now, path);
                    return path;
                },
                saved -> {},
                failure -> notice.set(Optional.of(Notice.notOpened(failure))));
    }

    private void tell(Message sentence) {
        notice.set(Optional.of(Notice.note(sentence)));
    }
}
