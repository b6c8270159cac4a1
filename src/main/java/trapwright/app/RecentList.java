package trapwright.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import trapwright.card.TrapCard;
import trapwright.store.Draft;
import trapwright.store.Drafts;

/// Everything that can be opened again: unsaved work first, then the files opened last.
public final class RecentList {
    private final ObservableList<Recent> entries = FXCollections.observableArrayList();
    private final ObservableList<Recent> shown = FXCollections.unmodifiableObservableList(entries);
    private final Crew crew;
    private final Drafts drafts;
    private final SettingsForm settings;
    private List<Draft> unsaved = List.of();
    private boolean closed;
    private Optional<UUID> open = Optional.empty();

    RecentList(Crew crew, Drafts drafts, SettingsForm settings) {
        this.crew = crew;
        this.drafts = drafts;
        this.settings = settings;
        settings.all().addListener((changed, was, is) -> list());
        list();
    }

    /// The entries, the newest unsaved work first.
    public ObservableList<Recent> entries() {
        return shown;
    }

    /// The unsaved work on a card, when there is any.
    Optional<Recent> workOn(UUID card) {
        return entries.stream()
                .filter(entry -> switch (entry) {
                    case Recent.Saved ignored -> false;
                    case Recent.Unsaved work ->
                        work.draft().entry().card().face().id().equals(card);
                })
                .findFirst();
    }

    /// Looks for unsaved work again.
    void refresh() {
        lookForWork(found -> {});
    }

    /// Looks no more, as the window goes.
    void close() {
        closed = true;
    }

    /// Looks for unsaved work.
    ///
    /// @param then is told what was found
    void lookForWork(Consumer<Drafts.Found> then) {
        if (closed) {
            return;
        }
        crew.work(
                drafts::all,
                found -> {
                    unsaved = found.drafts();
                    list();
                    then.accept(found);
                },
                never -> {});
    }

    /// Leaves the unsaved work of the card on the desk out.
    void leaveOut(Optional<TrapCard> card) {
        open = card.map(TrapCard::face).map(face -> face.id());
        list();
    }

    /// Puts files on top, the first of them first.
    void add(List<Path> files) {
        for (Path file : files.reversed()) {
            settings.change(now -> now.withRecent(file.toAbsolutePath().toString()));
        }
    }

    /// Takes a file out that is no longer there.
    void remove(Path file) {
        settings.change(now -> now.withoutRecent(file.toAbsolutePath().toString()));
    }

    private void list() {
        Stream<Recent> work = unsaved.stream()
                .filter(draft ->
                        !open.equals(Optional.of(draft.entry().card().face().id())))
                .map(Recent.Unsaved::new);
        Stream<Recent> files = settings.all().get().recent().stream().map(path -> new Recent.Saved(Path.of(path)));
        List<Recent> now = Stream.concat(work, files).toList();
        if (!now.equals(entries)) {
            entries.setAll(now);
        }
    }
}
