package trapwright.app;

import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Message;

/// One option of a choice, with what it would do before it is chosen.
///
/// @param value the value it stands for
/// @param name what it is called
/// @param says one line of plain explanation
/// @param why why it cannot be chosen; empty when it can
/// @param chosen whether it is the one the card has
/// @param trial what it would do to the whole trap; worked out when asked for
public record Option<T>(
        T value,
        Message name,
        Message says,
        ObservableValue<Optional<Message>> why,
        ObservableBooleanValue chosen,
        ObservableValue<Trial> trial) {
    /// Whether it can be chosen now.
    public boolean isOpen() {
        return why.getValue().isEmpty();
    }
}
