package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Wording;

/// Makes form fields over something inside the open card: its face, the design that is shown, that design's pit.
///
/// @param <P> what the fields read and change
interface Fields<P> {
    /// What the fields read now; empty while the card has no such thing, and then the fields are disabled.
    Optional<P> current();

    /// A form field whose value may be missing even when the thing is there.
    ///
    /// @param id the field's stable id
    /// @param fallback what it shows while there is no such value
    /// @param get reads the value; empty when there is none
    /// @param set makes the thing with the value changed
    /// @param others what else the value depends on, besides the card
    <T> FormField<T> maybe(
            String id, T fallback, Function<P, Optional<T>> get, BiFunction<P, T, P> set, Observable... others);

    /// A form field whose value is there whenever the thing is.
    default <T> FormField<T> field(String id, T fallback, Function<P, T> get, BiFunction<P, T, P> set) {
        return maybe(id, fallback, owner -> Optional.of(get.apply(owner)), set);
    }

    /// A text of the game master's own.
    ///
    /// @param tongue the language that is being written
    default Bilingual text(
            String id, ObjectProperty<Tongue> tongue, Function<P, Wording> get, BiFunction<P, Wording, P> set) {
        FormField<String> text = maybe(
                id,
                "",
                owner -> Optional.of(tongue.get().of(get.apply(owner))),
                (owner, typed) -> set.apply(owner, tongue.get().in(get.apply(owner), typed)),
                tongue);
        return new Bilingual(
                text,
                Bindings.createObjectBinding(
                        () -> current()
                                .map(get)
                                .filter(wording -> tongue.get().of(wording).isBlank())
                                .map(tongue.get().other()::of)
                                .filter(other -> !other.isBlank()),
                        text));
    }

    /// Fields over something inside the thing.
    ///
    /// @param get finds it; empty when the thing has none
    /// @param set makes the thing with it changed
    default <Q> Fields<Q> in(Function<P, Optional<Q>> get, BiFunction<P, Q, P> set) {
        Fields<P> outer = this;
        return new Fields<>() {
            @Override
            public Optional<Q> current() {
                return outer.current().flatMap(get);
            }

            @Override
            public <T> FormField<T> maybe(
                    String id,
                    T fallback,
                    Function<Q, Optional<T>> read,
                    BiFunction<Q, T, Q> write,
                    Observable... others) {
                return outer.maybe(
                        id,
                        fallback,
                        owner -> get.apply(owner).flatMap(read),
                        (owner, value) -> get.apply(owner)
                                .map(inner -> set.apply(owner, write.apply(inner, value)))
                                .orElse(owner),
                        others);
            }
        };
    }
}
