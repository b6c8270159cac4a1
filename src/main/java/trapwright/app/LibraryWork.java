package trapwright.app;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import trapwright.card.Face;
import trapwright.card.FrontMatter;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.store.Entry;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.store.library.Shelfmark;
import trapwright.store.library.Shelving;
import trapwright.store.library.Shelving.Taken;

/// What can be done with the library's traps. All of it is written at once; afterwards the list shows it.
public final class LibraryWork {
    private final Crew crew;
    private final Shelving shelving;
    private final LibraryReader reader;
    private final ObjectProperty<Optional<Notice>> notice;
    private final SettingsForm settings;
    private final Deque<List<Taken>> thrown = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();

    LibraryWork(
            Crew crew,
            Shelving shelving,
            LibraryReader reader,
            ObjectProperty<Optional<Notice>> notice,
            SettingsForm settings) {
        this.crew = crew;
        this.shelving = shelving;
        this.reader = reader;
        this.notice = notice;
        this.settings = settings;
    }

    /// The folder of the game master's traps.
    public Path folder() {
        return shelving.root();
    }

    /// Puts a copy of each trap into the folder: beside its original, or for a published one as a trap of one's own.
    public void duplicate(List<LibraryTrap> traps) {
        each(traps, trap -> {
            switch (trap.slip().mark()) {
                case Shelfmark.Filed filed -> shelving.duplicate(filed, LibraryWork::numbered);
                case Shelfmark.Published published -> {
                    if (Shelving.fetch(published) instanceof Entry.Open open) {
                        shelving.add(open.card().withFace(face -> face.withId(UUID.randomUUID())));
                    }
                }
            }
        });
    }

    /// Gives a trap another name in the window's language.
    public void rename(LibraryTrap trap, String name) {
        Tongue tongue = settings.language().get();
        change(
                trap,
                face -> face.withTexts(
                        face.texts().withName(tongue.in(face.texts().name(), name.strip()))));
    }

    /// Gives a trap other tags.
    public void tag(LibraryTrap trap, List<String> tags) {
        change(
                trap,
                face -> face.withTags(tags.stream()
                        .map(String::strip)
                        .filter(tag -> !tag.isEmpty())
                        .distinct()
                        .toList()));
    }

    /// Throws traps into the system's trash; built-in ones stay.
    public void throwAway(List<LibraryTrap> traps) {
        List<Shelfmark.Filed> marks = new ArrayList<>(
                traps.stream().flatMap(trap -> trap.filed().stream()).toList());
        // from the end of each book, so that the places of the others still hold
        marks.sort((one, other) -> Integer.compare(other.place(), one.place()));
        List<Taken> taken = new ArrayList<>();
        crew.work(
                () -> {
                    for (Shelfmark.Filed mark : marks) {
                        taken.addFirst(shelving.throwAway(mark));
                    }
                    return taken.size();
                },
                count -> threw(taken),
                failure -> {
                    threw(taken);
                    tell(failure);
                });
    }

    /// Whether something can be put back that was thrown away.
    public ReadOnlyBooleanProperty undoable() {
        return undoable.getReadOnlyProperty();
    }

    /// Puts back what was thrown away last.
    public void putBack() {
        if (!thrown.isEmpty()) {
            List<Taken> last = thrown.pop();
            undoable.set(!thrown.isEmpty());
            crew.work(
                    () -> {
                        for (Taken taken : last) {
                            shelving.putBack(taken);
                        }
                        return last.size();
                    },
                    count -> reader.look(),
                    this::tell);
        }
    }

    /// Writes traps into one book, over what is there.
    public void bundle(List<LibraryTrap> traps, Path path) {
        Path target = Copies.withEnding(path, true);
        entries(
                traps,
                entries -> crew.work(
                        () -> TrapFiles.saveAs(TrapFile.book(FrontMatter.NONE, unlike(entries)), target),
                        written -> {
                            notice.set(Optional.of(Notice.note(Message.of(
                                    "library.bundled", entries.size(), String.valueOf(target.getFileName())))));
                            reader.look();
                        },
                        this::tell));
    }

    /// Imports files and the files in folders; what they hold that the library has already is left out.
    public void bring(List<Path> paths) {
        Intake intake = new Intake(shelving, reader.listing());
        crew.work(() -> intake.bring(paths), this::told, this::tell);
    }

    /// Makes traps of printed text.
    public void paste(String text) {
        Intake intake = new Intake(shelving, reader.listing());
        crew.work(() -> intake.paste(text), this::told, this::tell);
    }

    void entries(List<LibraryTrap> traps, Consumer<List<Entry>> then) {
        crew.work(
                () -> {
                    List<Entry> entries = new ArrayList<>();
                    for (LibraryTrap trap : traps) {
                        entries.add(Shelving.fetch(trap.slip().mark()));
                    }
                    return entries;
                },
                then,
                this::tell);
    }

    private void change(LibraryTrap trap, UnaryOperator<Face> change) {
        trap.filed().ifPresent(mark -> each(List.of(trap), same -> Shelving.change(mark, change)));
    }

    private void each(List<LibraryTrap> traps, Doing doing) {
        crew.work(
                () -> {
                    for (LibraryTrap trap : traps) {
                        doing.to(trap);
                    }
                    return traps.size();
                },
                count -> reader.look(),
                failure -> {
                    tell(failure);
                    reader.look();
                });
    }

    private void threw(List<Taken> taken) {
        if (!taken.isEmpty()) {
            thrown.push(List.copyOf(taken));
            undoable.set(true);
            notice.set(Optional.of(
                    new Notice(Message.of("library.thrown", taken.size()), false, List.of(Notice.Remedy.PUT_BACK))));
        }
        reader.look();
    }

    private void told(Notice said) {
        notice.set(Optional.of(said));
        reader.look();
    }

    private void tell(FileTrouble failure) {
        notice.set(Optional.of(Notice.notOpened(failure)));
    }

    private static Face numbered(Face face) {
        Wording next = Copies.next(face.texts().name());
        return face.withTexts(face.texts().withName(next));
    }

    /// The entries with an id of its own for each.
    private static List<Entry> unlike(List<Entry> entries) {
        Set<UUID> ids = new HashSet<>();
        return entries.stream()
                .map(entry -> entry instanceof Entry.Open open
                                && !ids.add(open.card().face().id())
                        ? new Entry.Open(open.card().withFace(face -> face.withId(UUID.randomUUID())), open.rest())
                        : entry)
                .toList();
    }

    @FunctionalInterface
    private interface Doing {
        void to(LibraryTrap trap) throws FileTrouble;
    }
}
