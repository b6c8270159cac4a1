package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;

/// The open card. Everything else that a window shows is derived from it.
///
/// @param <C> the kind of card
public final class Document<C extends TrapCard> {
    private final ReadOnlyObjectWrapper<C> card;
    private final ReadOnlyObjectWrapper<Optional<C>> saved;
    private final ReadOnlyObjectWrapper<Optional<Assessment>> before = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Optional<Trial>> preview = new SimpleObjectProperty<>(Optional.empty());
    private final History<C> history = new History<>();
    private final ObjectBinding<Assessment> assessment;
    private final BooleanBinding dirty;

    /// Opens a card that is as it was saved.
    public Document(C card) {
        this(card, Optional.of(card));
    }

    /// Opens a card.
    ///
    /// @param card as it is now
    /// @param saved as it was last saved; empty when it never was
    public Document(C card, Optional<C> saved) {
        this.card = new ReadOnlyObjectWrapper<>(card);
        this.saved = new ReadOnlyObjectWrapper<>(saved);
        assessment = Bindings.createObjectBinding(() -> this.card.get().assess(), this.card);
        dirty = Bindings.createBooleanBinding(
                () -> !this.saved.get().equals(Optional.of(this.card.get())), this.card, this.saved);
    }

    /// The card as it is now.
    public ReadOnlyObjectProperty<C> card() {
        return card.getReadOnlyProperty();
    }

    /// What the rules say of it; worked out once for each card, and only when somebody asks.
    public ObservableValue<Assessment> assessment() {
        return assessment;
    }

    /// What the rules said before the last step, however many edits that has; empty before the first.
    public ReadOnlyObjectProperty<Optional<Assessment>> before() {
        return before.getReadOnlyProperty();
    }

    /// The choice that is being looked at but not made; views set it while they point at an option.
    public ObjectProperty<Optional<Trial>> preview() {
        return preview;
    }

    /// Whether the card differs from what was saved.
    public ObservableBooleanValue dirty() {
        return dirty;
    }

    /// Changes the card.
    ///
    /// @param field the field that is edited; edits of one field in a row are one undo step
    /// @param change makes the new card
    public void edit(String field, UnaryOperator<C> change) {
        C now = card.get();
        C next = change.apply(now);
        if (next.equals(now)) {
            return;
        }
        Assessment was = assessment.get();
        if (history.record(field, now, next)) {
            before.set(Optional.of(was));
        }
        show(next);
    }

    /// Ends the undo step, as when the focus leaves a field.
    public void settle() {
        history.close();
    }

    /// Takes the last step back.
    ///
    /// @return the field it changed; empty when there was no step
    public Optional<String> undo() {
        return goTo(history.back(card.get()));
    }

    /// Makes the step again that was last taken back.
    ///
    /// @return the field it changed; empty when there was no step
    public Optional<String> redo() {
        return goTo(history.forward(card.get()));
    }

    public ReadOnlyBooleanProperty undoable() {
        return undoable.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty redoable() {
        return redoable.getReadOnlyProperty();
    }

    /// Puts the card back to what was saved, as one step that can be undone; a card that was never saved stays.
    public void reset() {
        settle();
        saved.get().ifPresent(card -> edit("", ignored -> card));
        settle();
    }

    /// What to run once the card as it is now has been written to its file; edits made meanwhile stay unsaved.
    public Runnable written() {
        settle();
        Optional<C> now = Optional.of(card.get());
        return () -> saved.set(now);
    }

    /// What a change would do, without making it; one assessment.
    public Trial trial(UnaryOperator<C> change) {
        C now = card.get();
        C next = change.apply(now);
        Assessment today = assessment.get();
        return new Trial(today, next.equals(now) ? today : next.assess());
    }

    /// A form field over one part of the card.
    ///
    /// @param id the field's stable id, such as `search-dc`
    /// @param fallback what it shows while the card has no such part
    /// @param get reads the part; empty when the card has none
    /// @param set makes the card with the part changed
    public <T> FormField<T> field(String id, T fallback, Function<C, Optional<T>> get, BiFunction<C, T, C> set) {
        return new FormField<>(new FormField.Place<>(this, id, () -> id, get, set), fallback);
    }

    private Optional<String> goTo(Optional<History.Moment<C>> moment) {
        moment.ifPresent(found -> {
            before.set(Optional.of(assessment.get()));
            show(found.card());
        });
        return moment.map(History.Moment::field);
    }

    private void show(C next) {
        preview.set(Optional.empty());
        undoable.set(history.hasPast());
        redoable.set(history.hasFuture());
        card.set(next);
    }
}
