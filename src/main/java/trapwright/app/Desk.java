package trapwright.app;

import java.nio.file.Path;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;
import trapwright.store.LogFile;
import trapwright.store.library.Bin;
import trapwright.store.library.Shelfmark;
import trapwright.store.library.Shelving;

/// The desk: one trap lies on it at a time, and nothing that is taken off it is ever lost.
public final class Desk {
    private final Crew crew;
    private final Shelf shelf;
    private final SettingsForm settings;
    private final PartyShelf party;
    private final RecentList recent;
    private final DraftKeeper keeper;
    private final Saver saver;
    private final Library library;
    private final Mishaps mishaps;
    private final ReadOnlyObjectWrapper<OpenTrap> trap;
    private final ReadOnlyObjectWrapper<Optional<LocalTime>> savedAt = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Optional<Notice>> notice = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty dirty = new SimpleBooleanProperty();
    private final ObjectBinding<SaveState> state;
    private Optional<Face> left = Optional.empty();

    /// A desk with a library beside the unsaved work.
    public Desk(Crew crew, Drafts drafts, SettingsForm settings) {
        this(
                crew,
                drafts,
                settings,
                crew,
                new Shelving(
                        drafts.folder().resolveSibling("traps"),
                        new Bin(drafts.folder().resolveSibling("bin"))));
    }

    /// A desk with a blank trap of the first system on it.
    ///
    /// @param readers read the whole library, apart from the desk's work
    /// @param shelving where the library is
    public Desk(Crew crew, Drafts drafts, SettingsForm settings, Crew readers, Shelving shelving) {
        this.crew = crew;
        this.settings = settings;
        party = new PartyShelf(crew, notice);
        shelf = new Shelf(drafts);
        recent = new RecentList(crew, drafts, settings);
        keeper = new DraftKeeper(crew, drafts, failure -> Saver.tell(notice, failure), recent::refresh);
        trap = new ReadOnlyObjectWrapper<>(OpenTrap.fresh(GameSystem.ALL.getFirst(), settings));
        saver = new Saver(crew, keeper, notice, this::saved);
        mishaps = new Mishaps(crew, new LogFile(drafts.folder().resolveSibling("log.txt")), notice);
        library = new Library(crew, readers, shelving, settings, notice);
        state = Bindings.createObjectBinding(
                () -> SaveState.of(trap.get(), dirty.get(), keeper.time().get(), savedAt.get()),
                trap,
                dirty,
                savedAt,
                keeper.time());
        watch();
        settings.language()
                .addListener((language, was, is) ->
                        trap.get().form().ifPresent(form -> form.face().tongue.set(is)));
    }

    /// The trap on the desk.
    public ReadOnlyObjectProperty<OpenTrap> trap() {
        return trap.getReadOnlyProperty();
    }

    /// How it stands to its file.
    public ObservableValue<SaveState> state() {
        return state;
    }

    /// What the game master should know; views set it to empty once it has been read.
    public ObjectProperty<Optional<Notice>> notice() {
        return notice;
    }

    /// What can be opened again.
    public RecentList recent() {
        return recent;
    }

    /// The party that odds are for, and its files.
    public PartyShelf party() {
        return party;
    }

    /// The game master's folder of traps, and the published ones.
    public Library library() {
        return library;
    }

    /// What went wrong that nobody foresaw.
    public Mishaps mishaps() {
        return mishaps;
    }

    public SettingsForm settings() {
        return settings;
    }

    /// Writes what was made of the trap.
    public Exports exports() {
        return new Exports(crew, notice);
    }

    /// Makes exports for other programs, at first in the window's language and units.
    public ExportForm exporting() {
        return new ExportForm(
                crew,
                new ExportForm.Choice(
                        settings.language().get(), settings.units().get()));
    }

    /// Looks for unsaved work of last time, and opens the files named on the command line.
    public void start(List<Path> files) {
        recent.lookForWork(found -> {
            found.notices().forEach(broken -> notice.set(Optional.of(Notice.note(broken))));
            if (files.isEmpty() && !found.drafts().isEmpty()) {
                notice.set(Optional.of(Notice.note(
                        Message.of("desk.work-of-last-time", found.drafts().size()))));
            }
        });
        open(files);
    }

    /// Opens the first of some files and lists the others in Recent.
    public void open(List<Path> files) {
        if (!files.isEmpty()) {
            recent.add(files);
            open(files.getFirst());
        }
    }

    /// Opens a file. Unsaved work on it that was kept aside comes back with it.
    public void open(Path path) {
        open(path, 0);
    }

    /// Shows another trap of the open book.
    ///
    /// @param place which, from 0
    public void turnTo(int place) {
        trap.get().file().get().path().ifPresent(path -> open(path, place));
    }

    /// Opens a trap of the library; of a published one a copy, which is a new trap in no file yet.
    public void open(LibraryTrap trap) {
        switch (trap.slip().mark()) {
            case Shelfmark.Filed filed -> open(filed.path(), filed.place());
            case Shelfmark.Published published ->
                crew.work(
                        () -> Shelving.fetch(published),
                        entry -> entry.readable()
                                .ifPresent(card -> put(OpenTrap.startingFrom(
                                        card, settings.language().get()))),
                        this::failOpening);
        }
    }

    /// Opens something from Recent.
    public void open(Recent entry) {
        switch (entry) {
            case Recent.Saved saved -> open(saved.file());
            case Recent.Unsaved unsaved -> {
                keeper.keep();
                crew.work(() -> shelf.fetch(unsaved.draft()), this::place, this::failOpening);
            }
        }
    }

    /// Goes back to the unsaved work that was kept aside when another trap came.
    public void goBack() {
        left.map(Face::id).flatMap(recent::workOn).ifPresent(this::open);
    }

    /// Gives something in Recent up: unsaved work is thrown away, a file is only no longer listed.
    public void forget(Recent entry) {
        switch (entry) {
            case Recent.Saved saved -> recent.remove(saved.file());
            case Recent.Unsaved unsaved ->
                keeper.drop(unsaved.draft().entry().card().face().id());
        }
    }

    /// Puts a blank trap on the desk.
    public void makeNew(GameSystem system) {
        put(OpenTrap.fresh(system, settings));
    }

    /// Puts a copy of the trap on the desk, which is a new trap in no file yet.
    public void duplicate() {
        trap.get()
                .form()
                .map(form -> form.document().card().get())
                .ifPresent(card -> put(OpenTrap.copyOf(card, settings.language().get())));
    }

    /// Puts the trap back to what was saved; undo brings the work back.
    public void reset() {
        trap.get().form().map(TrapForm::document).ifPresent(Document::reset);
    }

    /// Saves the trap in its file.
    ///
    /// @return false when it has no file yet, so that a name must be asked for
    public boolean save() {
        if (trap.get().path().isEmpty()) {
            return false;
        }
        saver.save(trap.get());
        return true;
    }

    /// Saves the trap under a name, over what is there.
    public void saveAs(Path path) {
        saver.saveAs(trap.get(), path);
    }

    /// Saves the trap in its file even though another program has changed that; its version is kept beside it.
    public void overwrite() {
        trap.get().file().get().path().ifPresent(this::saveAs);
    }

    /// Keeps unsaved work before the window goes; to be followed by waiting for the disk.
    public void close() {
        keeper.keep();
        recent.close();
        library.leave();
    }

    private void open(Path path, int place) {
        keeper.keep();
        crew.work(() -> shelf.fetch(path, place), this::place, failure -> {
            if (failure.kind() == FileTrouble.Kind.MISSING) {
                recent.remove(path);
            }
            failOpening(failure);
        });
    }

    private void place(Shelf.Fetched fetched) {
        put(OpenTrap.of(fetched, settings.language().get()));
        fetched.file().path().ifPresent(path -> recent.add(List.of(path)));
        fetched.notice()
                .ifPresent(back -> notice.set(
                        Optional.of(notice.get().map(kept -> kept.and(back)).orElse(back))));
    }

    /// Unsaved work on the trap that leaves the desk is kept aside, and said to be.
    private void put(OpenTrap next) {
        keeper.keep();
        left = Optional.of(trap.get())
                .filter(OpenTrap::isDirty)
                .flatMap(OpenTrap::card)
                .map(TrapCard::face);
        notice.set(left.map(face -> Notice.keptAside(face.texts().name())));
        savedAt.set(Optional.empty());
        trap.set(next);
        watch();
    }

    private void watch() {
        OpenTrap now = trap.get();
        dirty.unbind();
        dirty.set(false);
        now.form()
                .filter(form -> !now.isReadOnly())
                .ifPresent(form -> dirty.bind(form.document().dirty()));
        keeper.watch(now);
        recent.leaveOut(now.card());
    }

    private void saved(OpenTrap saved) {
        saved.path().ifPresent(path -> recent.add(List.of(path)));
        if (saved.equals(trap.get())) {
            notice.set(Optional.empty());
            savedAt.set(Optional.of(LocalTime.now()));
        }
    }

    private void failOpening(FileTrouble failure) {
        notice.set(Optional.of(Notice.notOpened(failure)));
    }
}
