package trapwright.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Entry;
import trapwright.store.TrapFile;

/// The trap that lies on the desk, and the file it belongs to.
public final class OpenTrap {
    private final ReadOnlyObjectWrapper<TrapFile> file;
    private final Entry entry;
    private final Optional<TrapForm> form;

    private OpenTrap(TrapFile file, Entry entry, Optional<TrapForm> form) {
        this.file = new ReadOnlyObjectWrapper<>(file);
        this.entry = entry;
        this.form = form;
    }

    /// A trap to be edited.
    static OpenTrap editing(TrapFile file, Entry.Open entry, Optional<TrapCard> saved, Tongue tongue) {
        return new OpenTrap(file, entry, Optional.of(TrapForm.open(entry.card(), saved, tongue)));
    }

    /// A new trap that is in no file yet.
    static OpenTrap fresh(GameSystem system, SettingsForm settings) {
        TrapCard card = system.fresh(settings);
        return editing(
                TrapFile.of(card),
                Entry.Open.of(card),
                Optional.of(card),
                settings.language().get());
    }

    /// A copy of a trap, which is in no file yet.
    static OpenTrap copyOf(TrapCard card, Tongue tongue) {
        TrapCard copy = card.withFace(face -> face.withId(UUID.randomUUID())
                .withTexts(face.texts().withName(Copies.next(face.texts().name()))));
        return editing(TrapFile.of(copy), Entry.Open.of(copy), Optional.empty(), tongue);
    }

    /// A trap of one's own that begins as another one.
    static OpenTrap startingFrom(TrapCard card, Tongue tongue) {
        TrapCard own = card.withFace(face -> face.withId(UUID.randomUUID()));
        return editing(TrapFile.of(own), Entry.Open.of(own), Optional.empty(), tongue);
    }

    /// A trap as it was fetched. Its steps count as opened, all but the last.
    static OpenTrap of(Shelf.Fetched fetched, Tongue tongue) {
        OpenTrap trap = switch (fetched.entry()) {
            case Entry.Open open
            when !fetched.file().isReadOnly() -> editing(fetched.file(), open, fetched.saved(), tongue);
            case Entry.Open open -> looking(fetched.file(), open, tongue);
            case Entry.Locked locked -> looking(fetched.file(), locked, tongue);
        };
        trap.form
                .map(TrapForm::steps)
                .ifPresent(steps -> steps.stream()
                        .limit(steps.size() - 1L)
                        .forEach(step -> step.opened().set(true)));
        return trap;
    }

    private static OpenTrap looking(TrapFile file, Entry entry, Tongue tongue) {
        return new OpenTrap(file, entry, entry.readable().map(card -> TrapForm.open(card, Optional.of(card), tongue)));
    }

    /// Its form; empty when this version knows nothing of its system.
    public Optional<TrapForm> form() {
        return form;
    }

    /// Whether it can only be looked at, and is written back as it was.
    public boolean isReadOnly() {
        return file.get().isReadOnly() || entry instanceof Entry.Locked;
    }

    /// Its name as its file has it.
    public Wording name() {
        return switch (entry) {
            case Entry.Open open -> open.card().face().texts().name();
            case Entry.Locked locked -> locked.name();
        };
    }

    /// The id of its system as its file has it.
    public String system() {
        return switch (entry) {
            case Entry.Open open -> open.card().system();
            case Entry.Locked locked -> locked.system();
        };
    }

    /// Its file as it was last opened or saved.
    public ReadOnlyObjectProperty<TrapFile> file() {
        return file.getReadOnlyProperty();
    }

    /// Where its file is; empty while it has none.
    public Optional<Path> path() {
        return file.get().path();
    }

    /// The card as it is now; empty when it cannot be edited.
    Optional<TrapCard> card() {
        return isReadOnly()
                ? Optional.empty()
                : form.map(TrapForm::document).map(document -> document.card().get());
    }

    /// Whether there is unsaved work on it.
    boolean isDirty() {
        return !isReadOnly()
                && form.filter(open -> open.document().dirty().get()).isPresent();
    }

    /// The file with the card as it is now.
    TrapFile now() {
        return card().map(card -> file.get().with(card)).orElse(file.get());
    }

    /// The card as it is now with what its file holds beside it.
    Optional<Entry.Open> entryNow() {
        return card().flatMap(card -> now().entries().stream()
                .filter(Entry.Open.class::isInstance)
                .map(Entry.Open.class::cast)
                .filter(open -> open.card().equals(card))
                .findFirst());
    }

    void savedAs(TrapFile written) {
        file.set(written);
    }
}
