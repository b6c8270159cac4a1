package trapwright.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Message;

/// A field whose values are the options of a rulebook.
///
/// @param field the field
/// @param options every option, in the rulebook's order, the ones that cannot be chosen too
public record Choice<T>(FormField<T> field, List<Option<T>> options) {
    /// Copies the options.
    public Choice {
        options = List.copyOf(options);
    }

    /// Builds the options of a field.
    ///
    /// @param values every value, in the rulebook's order
    /// @param name what a value is called
    /// @param says one line about it
    /// @param why why a value cannot be chosen as things stand; empty when it can
    public static <T> Choice<T> of(
            FormField<T> field,
            List<T> values,
            Function<T, Message> name,
            Function<T, Message> says,
            Function<T, Optional<Message>> why) {
        return new Choice<>(
                field,
                values.stream()
                        .map(value -> new Option<>(
                                value,
                                name.apply(value),
                                says.apply(value),
                                Bindings.createObjectBinding(() -> why.apply(value), field),
                                Bindings.createBooleanBinding(
                                        () -> field.enabled().get()
                                                && field.get().equals(value),
                                        field),
                                field.trials(() -> value)))
                        .toList());
    }

    /// Builds the options of a field whose values are an enum's, each named by its constant: `touch-attached`.
    ///
    /// @param prefix the common part of the names' keys, such as `form35.trigger`
    /// @param why why a value cannot be chosen as things stand; empty when it can
    public static <T extends Enum<T>> Choice<T> of(
            FormField<T> field, Class<T> values, String prefix, Function<T, Optional<Message>> why) {
        return of(
                field,
                List.of(values.getEnumConstants()),
                value -> Message.of(key(prefix, value)),
                value -> Message.of(key(prefix, value) + ".says"),
                why);
    }

    /// Options that can always be chosen.
    public static <T extends Enum<T>> Choice<T> of(FormField<T> field, Class<T> values, String prefix) {
        return of(field, values, prefix, value -> Optional.empty());
    }

    /// An enum's options that can always be chosen, their explanations with something filled in.
    ///
    /// @param filled what fills the place `{0}` of the explanations that have one
    public static <T extends Enum<T>> Choice<T> of(FormField<T> field, Class<T> values, String prefix, Object filled) {
        return of(
                field,
                List.of(values.getEnumConstants()),
                value -> Message.of(key(prefix, value)),
                value -> Message.of(key(prefix, value) + ".says", filled),
                value -> Optional.empty());
    }

    /// The key of an enum value's name.
    static String key(String prefix, Enum<?> value) {
        return prefix + "." + value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The field's stable id.
    public String id() {
        return field.id();
    }

    /// The option that the card has.
    public ObservableValue<T> value() {
        return field;
    }

    /// Makes a choice; one that cannot be chosen changes nothing.
    public void choose(T value) {
        if (options.stream().anyMatch(option -> option.value().equals(value) && option.isOpen())) {
            field.choose(value);
        }
    }

    /// The option's name that the card has, for a line of text.
    public Optional<Message> chosenName() {
        return options.stream()
                .filter(option -> option.chosen().get())
                .map(Option::name)
                .findFirst();
    }
}
