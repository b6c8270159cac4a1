package trapwright.app;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trapwright.store.Samples;
import trapwright.store.library.Listing;
import trapwright.store.library.Shelfmark;
import trapwright.store.library.Slip;
import trapwright.store.library.TrapFolder;

/// Reads the library's folder away from the window's thread, and looks again every few seconds, so that what other
/// programs change there appears by itself.
final class LibraryReader {
    private static final Duration AGAIN = Duration.ofSeconds(3);

    private final Crew crew;
    private final TrapFolder folder;
    private final Consumer<Found> tell;
    private final ReadOnlyObjectWrapper<Optional<Library.Share>> share = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final AtomicBoolean wanted = new AtomicBoolean();
    private List<Slip> published = List.of();
    private Listing listing = Listing.NONE;
    private boolean watching;
    private boolean reading;
    private boolean once;
    private boolean halted;

    /// What was found.
    record Found(List<Slip> published, Listing own) {}

    /// @param tell is told what was found, on the window's thread
    LibraryReader(Crew crew, TrapFolder folder, Consumer<Found> tell) {
        this.crew = crew;
        this.folder = folder;
        this.tell = tell;
    }

    /// How far it is; empty while nothing is read.
    ReadOnlyObjectProperty<Optional<Library.Share>> share() {
        return share.getReadOnlyProperty();
    }

    Listing listing() {
        return listing;
    }

    /// Begins to watch the folder.
    void watch() {
        if (!watching) {
            watching = true;
            halted = false;
            look();
            wait(AGAIN);
        }
    }

    /// Watches no more; a reading that is under way comes to its end.
    void rest() {
        watching = false;
    }

    /// Calls a reading off; what was found until then stays, and the folder is looked at no more until asked to.
    void halt() {
        halted = true;
        wanted.set(false);
    }

    /// Looks at the folder now, or right after the reading that is under way.
    void look() {
        once = true;
        if (!reading) {
            read();
        }
    }

    private void wait(Duration time) {
        crew.later().run(time, () -> {
            if (watching) {
                if (!halted && !reading) {
                    read();
                }
                wait(AGAIN);
            }
        });
    }

    private void read() {
        once = false;
        reading = true;
        wanted.set(true);
        Listing before = listing;
        boolean first = published.isEmpty();
        crew.disk().execute(() -> {
            List<Slip> samples = first ? samples() : published;
            crew.ui().execute(() -> published = samples);
            Listing found = folder.read(before, new TrapFolder.Progress() {
                @Override
                public boolean wanted() {
                    return wanted.get();
                }

                @Override
                public void at(int read, int of, Listing soFar) {
                    if (before.files().isEmpty()) {
                        crew.ui().execute(() -> {
                            share.set(Optional.of(new Library.Share(read, of)));
                            tell.accept(new Found(samples, soFar));
                        });
                    }
                }
            });
            crew.ui().execute(() -> done(samples, found));
        });
    }

    private void done(List<Slip> samples, Listing found) {
        reading = false;
        share.set(Optional.empty());
        boolean changed = !found.equals(listing) || listing.files().isEmpty();
        listing = found;
        if (changed) {
            tell.accept(new Found(samples, found));
        }
        if (once) {
            read();
        }
    }

    private static List<Slip> samples() {
        return Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream()
                        .map(sample -> Slip.of(
                                new Shelfmark.Published(system, sample.fileName()), sample.card(), Instant.EPOCH)))
                .toList();
    }
}
