package trapwright.app;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.store.library.Shelfmark;
import trapwright.store.library.Shelving;
import trapwright.store.library.Slip;
import trapwright.store.library.TrapFolder;

/// The game master's folder of traps and the built-in published ones: what is in it, what of it is shown, what is
/// ticked, and which one is looked at.
public final class Library {
    private final Crew crew;
    private final LibraryReader reader;
    private final LibraryWork work;
    private final SettingsForm settings;
    private final ObjectProperty<Optional<Notice>> notice;
    private final ObjectProperty<Sieve> sieve = new SimpleObjectProperty<>(Sieve.ALL);
    private final ObjectProperty<Order> order = new SimpleObjectProperty<>(Order.USUAL);
    private final ObservableList<LibraryTrap> all = FXCollections.observableArrayList();
    private final ObservableList<LibraryTrap> shown = FXCollections.observableArrayList();
    private final ObservableList<LibraryTrap> ticked = FXCollections.observableArrayList();
    private final ObservableList<LibraryTrap> allToSee = FXCollections.unmodifiableObservableList(all);
    private final ObservableList<LibraryTrap> shownToSee = FXCollections.unmodifiableObservableList(shown);
    private final ObservableList<LibraryTrap> tickedToSee = FXCollections.unmodifiableObservableList(ticked);
    private final ObjectProperty<Optional<LibraryTrap>> chosen = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TrapCard>> preview = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Set<Shelfmark> marks = new HashSet<>();
    private List<Message> troubles = List.of();

    /// How far the reading of the folder is.
    ///
    /// @param read files that were looked at
    /// @param of all there are
    public record Share(int read, int of) {}

    /// @param crew fetches and writes single traps
    /// @param readers read the whole folder, apart from all other work, as that takes a while
    /// @param shelving puts traps into the folder and takes them from there
    /// @param notice where the game master is told of it
    Library(
            Crew crew,
            Crew readers,
            Shelving shelving,
            SettingsForm settings,
            ObjectProperty<Optional<Notice>> notice) {
        this.crew = crew;
        this.settings = settings;
        this.notice = notice;
        reader = new LibraryReader(readers, new TrapFolder(shelving.root()), this::found);
        work = new LibraryWork(crew, shelving, reader, notice, settings);
        sieve.addListener((changed, was, is) -> sift());
        order.addListener((changed, was, is) -> sift());
        settings.language().addListener((changed, was, is) -> sift());
        chosen.addListener((changed, was, is) -> look(is));
    }

    /// Begins to watch the folder, as the library is shown.
    public void enter() {
        reader.watch();
    }

    /// Watches it no more.
    public void leave() {
        reader.rest();
    }

    /// What can be done with the traps.
    public LibraryWork work() {
        return work;
    }

    /// Everything there is.
    public ObservableList<LibraryTrap> all() {
        return allToSee;
    }

    /// What is shown, in order.
    public ObservableList<LibraryTrap> shown() {
        return shownToSee;
    }

    public ObjectProperty<Sieve> sieve() {
        return sieve;
    }

    public ObjectProperty<Order> order() {
        return order;
    }

    /// The trap that is looked at.
    public ObjectProperty<Optional<LibraryTrap>> chosen() {
        return chosen;
    }

    /// Its card; empty for a moment while it is fetched, and when it cannot be read.
    public ReadOnlyObjectProperty<Optional<TrapCard>> preview() {
        return preview.getReadOnlyProperty();
    }

    /// How far the reading of the folder is; empty while nothing is read.
    public ReadOnlyObjectProperty<Optional<Share>> reading() {
        return reader.share();
    }

    /// Calls the reading off; what was found until then stays.
    public void halt() {
        reader.halt();
    }

    /// What is the matter with files that could not be read.
    public List<Message> troubles() {
        return troubles;
    }

    /// All tags there are, in order.
    public List<String> tags() {
        Set<String> tags = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        all.forEach(trap -> tags.addAll(trap.tags()));
        return List.copyOf(tags);
    }

    /// The ticked traps, in the order of everything there is.
    public ObservableList<LibraryTrap> ticked() {
        return tickedToSee;
    }

    public boolean isTicked(LibraryTrap trap) {
        return marks.contains(trap.slip().mark());
    }

    /// Ticks a trap, or takes the tick away.
    public void tick(LibraryTrap trap, boolean on) {
        if (on ? marks.add(trap.slip().mark()) : marks.remove(trap.slip().mark())) {
            listTicked();
        }
    }

    /// Takes all ticks away.
    public void untick() {
        marks.clear();
        listTicked();
    }

    /// What the ticked traps come to together.
    public Together together() {
        return Together.of(ticked);
    }

    /// What is meant when something is done with the selection: the ticked traps, or the one looked at.
    public List<LibraryTrap> meant() {
        return ticked.isEmpty() ? chosen.get().stream().toList() : List.copyOf(ticked);
    }

    /// Fetches the cards of traps; of those that cannot be read the game master is told.
    public void fetch(List<LibraryTrap> traps, Consumer<List<TrapCard>> then) {
        work.entries(
                traps,
                entries -> then.accept(entries.stream()
                        .flatMap(entry -> entry.readable().stream())
                        .toList()));
    }

    private void found(LibraryReader.Found found) {
        troubles = found.own().troubles();
        List<LibraryTrap> now = Stream.concat(found.own().slips().stream(), found.published().stream())
                .map(LibraryTrap::new)
                .toList();
        all.setAll(now);
        Set<Shelfmark> there = new HashSet<>();
        now.forEach(trap -> there.add(trap.slip().mark()));
        marks.retainAll(there);
        listTicked();
        sift();
        chosen.get()
                .ifPresent(trap -> chosen.set(now.stream()
                        .filter(other -> other.slip().mark().equals(trap.slip().mark()))
                        .findFirst()));
    }

    private void sift() {
        List<LibraryTrap> now = all.stream()
                .filter(sieve.get().test())
                .sorted(order.get().in(settings.language().get()))
                .toList();
        if (!now.equals(shown)) {
            shown.setAll(now);
        }
    }

    private void listTicked() {
        ticked.setAll(all.stream().filter(this::isTicked).toList());
    }

    private void look(Optional<LibraryTrap> trap) {
        if (trap.isEmpty()) {
            preview.set(Optional.empty());
            return;
        }
        Slip slip = trap.get().slip();
        crew.work(
                () -> Shelving.fetch(slip.mark()),
                entry -> {
                    if (chosen.get().filter(now -> now.slip().equals(slip)).isPresent()) {
                        preview.set(entry.readable());
                    }
                },
                failure -> notice.set(Optional.of(Notice.notOpened(failure))));
    }
}
