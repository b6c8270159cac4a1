package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ObjectPropertyBase;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import trapwright.card.TrapCard;
import trapwright.rules.Finding;

/// One field of a form: a property whose value lives in the card and nowhere else.
///
/// Reading it reads the card, setting it edits the card. A control is bound to it in both directions.
///
/// @param <T> what the field holds
public final class FormField<T> extends ObjectPropertyBase<T> {
    private final Place<?, T> place;
    private final T fallback;
    private final BooleanBinding enabled;
    private final ObjectBinding<List<Finding>> findings;

    /// @param place where in the card the value lives
    /// @param fallback what the field shows while the card has no such value
    /// @param others what else the place depends on, such as the part of a compound that is being edited
    FormField(Place<?, T> place, T fallback, Observable... others) {
        this.place = place;
        this.fallback = fallback;
        enabled = Bindings.createBooleanBinding(() -> place.read().isPresent(), watched(place.card(), others));
        findings = Bindings.createObjectBinding(place::findings, watched(place.assessment(), others));
        for (Observable observable : watched(place.card(), others)) {
            observable.addListener(changed -> fireValueChangedEvent());
        }
    }

    /// The field's stable id, such as `search-dc`; the same in every part of a compound.
    public String id() {
        return place.id();
    }

    /// The id as findings and reasons give it: in a compound with its part, such as `1/search-dc`.
    public String key() {
        return place.key().get();
    }

    /// Whether the card has such a value; where it has none, the field shows its fallback and cannot be edited.
    public ObservableBooleanValue enabled() {
        return enabled;
    }

    /// What the rules find about this field.
    public ObservableValue<List<Finding>> findings() {
        return findings;
    }

    /// What setting the field to a value would do; one assessment.
    public Trial trial(T value) {
        return place.trial(value);
    }

    /// What setting the field would do, worked out again after each edit, but only when somebody asks.
    ///
    /// @param value gives the value to try, such as the opposite of a switch
    public ObservableValue<Trial> trials(Supplier<T> value) {
        return Bindings.createObjectBinding(() -> trial(value.get()), this);
    }

    /// Sets the field and ends the undo step: for a choice, as opposed to typing.
    public void choose(T value) {
        place.settle();
        set(value);
        place.settle();
    }

    @Override
    public T get() {
        return place.read().orElse(fallback);
    }

    /// Edits the card. A control that has lost its value for a moment gives null, which changes nothing.
    @Override
    public void set(@Nullable T value) {
        if (value != null && enabled.get()) {
            place.write(value);
        }
    }

    @Override
    public Object getBean() {
        return place.document();
    }

    @Override
    public String getName() {
        return id();
    }

    private static Observable[] watched(Observable first, Observable... others) {
        Observable[] all = new Observable[others.length + 1];
        all[0] = first;
        System.arraycopy(others, 0, all, 1, others.length);
        return all;
    }

    /// Where in a card a field's value lives.
    ///
    /// @param document the open card
    /// @param id the field's stable id
    /// @param key the id as findings give it
    /// @param get reads the value; empty when the card has none
    /// @param set makes the card with the value changed
    record Place<C extends TrapCard, T>(
            Document<C> document,
            String id,
            Supplier<String> key,
            Function<C, Optional<T>> get,
            BiFunction<C, T, C> set) {
        Observable card() {
            return document.card();
        }

        Observable assessment() {
            return document.assessment();
        }

        Optional<T> read() {
            return get.apply(document.card().get());
        }

        void write(T value) {
            document.edit(key.get(), card -> set.apply(card, value));
        }

        Trial trial(T value) {
            return document.trial(card -> get.apply(card).isPresent() ? set.apply(card, value) : card);
        }

        List<Finding> findings() {
            return document.assessment().getValue().findings().stream()
                    .filter(finding -> finding.field().equals(key.get()))
                    .toList();
        }

        void settle() {
            document.settle();
        }
    }
}
