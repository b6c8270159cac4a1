package trapwright.ui.kit;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// One value out of some, in a list that drops down. Its names follow the language.
///
/// @param <T> the values
public final class DropDown<T> extends ComboBox<T> {
    /// @param id its id
    /// @param name the key of a value's name
    public DropDown(String id, Phrases phrases, Function<T, String> name) {
        setId(id);
        setMaxWidth(Double.MAX_VALUE);
        phrases.words()
                .subscribe(words -> setConverter(new StringConverter<>() {
                    @Override
                    public String toString(T value) {
                        return value == null ? "" : phrases.say(name.apply(value));
                    }

                    @Override
                    public T fromString(String text) {
                        throw new UnsupportedOperationException(text);
                    }
                }));
    }

    /// Offers these values; one that is chosen stays chosen while it is among them, else the first is.
    public void offer(List<T> values) {
        T chosen = getValue();
        getItems().setAll(values);
        setValue(chosen != null && values.contains(chosen) ? chosen : values.getFirst());
    }
}
