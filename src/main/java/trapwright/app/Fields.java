package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.Observable;

/// Makes form fields over something inside the open card: the face, or the design that is being edited.
///
/// @param <P> what the fields read and change
interface Fields<P> {
    /// What the fields read now.
    P current();

    /// A form field.
    ///
    /// @param id the field's stable id
    /// @param fallback what it shows while there is no such value
    /// @param get reads the value; empty when there is none
    /// @param set makes the thing with the value changed
    /// @param others what else the value depends on, besides the card
    <T> FormField<T> field(
            String id, T fallback, Function<P, Optional<T>> get, BiFunction<P, T, P> set, Observable... others);

    /// A form field whose value is always there.
    default <T> FormField<T> always(String id, Function<P, T> get, BiFunction<P, T, P> set) {
        return field(id, get.apply(current()), owner -> Optional.of(get.apply(owner)), set);
    }
}
