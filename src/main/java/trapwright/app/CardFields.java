package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.Observable;
import trapwright.card.TrapCard;

/// Fields over something that every card of its kind has, such as its face.
///
/// @param document the open card
/// @param find what the fields read
/// @param put makes the card with it changed
/// @param <C> the kind of card
/// @param <P> what the fields read and change
record CardFields<C extends TrapCard, P>(Document<C> document, Function<C, P> find, BiFunction<C, P, C> put)
        implements Fields<P> {
    @Override
    public Optional<P> current() {
        return Optional.of(find.apply(document.card().get()));
    }

    @Override
    public <T> FormField<T> maybe(
            String id, T fallback, Function<P, Optional<T>> get, BiFunction<P, T, P> set, Observable... others) {
        return new FormField<>(
                new FormField.Place<>(
                        document,
                        id,
                        () -> id,
                        card -> get.apply(find.apply(card)),
                        (card, value) -> put.apply(card, set.apply(find.apply(card), value))),
                fallback,
                others);
    }
}
