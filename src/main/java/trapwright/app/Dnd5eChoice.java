package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.rules.Message;

/// Choices whose options need no explanation.
final class Dnd5eChoice {
    private static final Message NOTHING = Message.of("dnd5e.text", "");

    private Dnd5eChoice() {}

    /// Options that can always be chosen.
    static <T> Choice<T> of(FormField<T> field, List<T> values, Function<T, Message> name) {
        return Choice.of(field, values, name, value -> NOTHING, value -> Optional.empty());
    }

    /// Whether something is there: absent first.
    static Choice<Boolean> ofTwo(FormField<Boolean> field, String prefix) {
        return Choice.of(
                field,
                List.of(false, true),
                value -> Message.of(prefix + (value ? ".yes" : ".no")),
                value -> Message.of(prefix + (value ? ".yes.says" : ".no.says")),
                value -> Optional.empty());
    }
}
