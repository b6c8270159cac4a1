package trapwright.app;

import java.time.Duration;
import java.time.LocalTime;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import trapwright.card.TrapCard;
import trapwright.store.Draft;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;

/// Writes unsaved work aside, a moment after each edit and whenever the trap leaves the desk.
final class DraftKeeper {
    private static final Duration WAIT = Duration.ofSeconds(2);

    private final Crew crew;
    private final Drafts drafts;
    private final Consumer<FileTrouble> trouble;
    private final Runnable changed;
    private final ReadOnlyObjectWrapper<Optional<LocalTime>> time = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<OpenTrap> watched = Optional.empty();
    private Optional<TrapCard> last = Optional.empty();
    private Subscription watching = Subscription.EMPTY;
    private boolean due;
    private boolean touched;

    /// @param trouble is told when work cannot be written aside
    /// @param changed is told when the drafts are no longer the same
    DraftKeeper(Crew crew, Drafts drafts, Consumer<FileTrouble> trouble, Runnable changed) {
        this.crew = crew;
        this.drafts = drafts;
        this.trouble = trouble;
        this.changed = changed;
    }

    /// When the open trap's unsaved work was last written aside.
    ReadOnlyObjectProperty<Optional<LocalTime>> time() {
        return time.getReadOnlyProperty();
    }

    /// Watches another trap from now on.
    void watch(OpenTrap trap) {
        watching.unsubscribe();
        watched = Optional.of(trap);
        last = Optional.empty();
        touched = false;
        time.set(Optional.empty());
        watching = trap.form()
                .filter(form -> !trap.isReadOnly())
                .map(form -> form.document().card().subscribe(this::edited))
                .orElse(Subscription.EMPTY);
        if (trap.isDirty()) {
            edited();
        }
    }

    /// Writes unsaved work aside at once; takes it away when there is none any more.
    void keep() {
        watched.ifPresent(trap -> {
            if (!trap.isDirty() && touched) {
                trap.card().map(card -> card.face().id()).ifPresent(this::drop);
                touched = false;
            } else if (trap.isDirty() && !trap.card().equals(last)) {
                keep(trap);
            }
        });
    }

    /// Takes a trap's unsaved work away now that it has been saved, or writes aside what came after.
    void saved(OpenTrap trap) {
        if (trap.isDirty()) {
            keep(trap);
        } else {
            trap.card().map(card -> card.face().id()).ifPresent(this::drop);
        }
    }

    /// Takes a card's unsaved work away.
    void drop(UUID card) {
        if (last.filter(kept -> kept.face().id().equals(card)).isPresent()) {
            last = Optional.empty();
            time.set(Optional.empty());
        }
        crew.work(
                () -> {
                    drafts.drop(card);
                    return card;
                },
                dropped -> changed.run(),
                trouble);
    }

    private void edited() {
        touched = true;
        if (!due) {
            due = true;
            crew.later().run(WAIT, () -> {
                due = false;
                keep();
            });
        }
    }

    private void keep(OpenTrap trap) {
        if (isWatched(trap)) {
            last = trap.card();
        }
        trap.entryNow()
                .map(entry -> Draft.of(entry, trap.file().get()))
                .ifPresent(draft -> crew.work(
                        () -> {
                            drafts.keep(draft);
                            return LocalTime.now();
                        },
                        written -> {
                            if (isWatched(trap)) {
                                time.set(Optional.of(written));
                            }
                            changed.run();
                        },
                        trouble));
    }

    private boolean isWatched(OpenTrap trap) {
        return watched.filter(trap::equals).isPresent();
    }
}
