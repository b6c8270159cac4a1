package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Wording;

/// A text of the game master's own, edited in one language at a time.
///
/// @param text the text in the language that the form's own switch says
/// @param borrowed the other language's text, which cards show instead while this one is missing; empty when it is not
public record Bilingual(FormField<String> text, ObservableValue<Optional<String>> borrowed) {
    /// Makes a text's field.
    ///
    /// @param fields makes form fields
    /// @param tongue the language that is being written
    /// @param get reads the wording; empty when the card has no place for it
    /// @param set makes what holds it with the wording changed
    static <C> Bilingual of(
            Fields<C> fields,
            ObjectProperty<Tongue> tongue,
            String id,
            Function<C, Optional<Wording>> get,
            BiFunction<C, Wording, C> set) {
        FormField<String> text = fields.field(
                id,
                "",
                owner -> get.apply(owner).map(tongue.get()::of),
                (owner, typed) -> get.apply(owner)
                        .map(wording -> set.apply(owner, tongue.get().in(wording, typed)))
                        .orElse(owner),
                tongue);
        ObservableValue<Optional<String>> borrowed = Bindings.createObjectBinding(
                () -> Optional.of(fields.current())
                        .flatMap(get)
                        .filter(wording -> tongue.get().of(wording).isBlank())
                        .map(tongue.get().other()::of)
                        .filter(other -> !other.isBlank()),
                text);
        return new Bilingual(text, borrowed);
    }
}
