package trapwright.app;

import java.util.List;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Message;

/// One step of a form, as a wizard's rail shows it.
///
/// @param id its stable id, such as `trigger`
/// @param name its name
/// @param asks the question it asks
/// @param says one line below the question
/// @param fields the ids of its fields, without a compound's part
/// @param value its present value, to be joined with commas
/// @param opened whether it has been opened; the window sets it
/// @param mark its state
public record FormStep(
        String id,
        Message name,
        Message asks,
        Message says,
        Set<String> fields,
        ObservableValue<List<Message>> value,
        BooleanProperty opened,
        ObservableValue<Mark> mark) {
    /// The state of a step, the gravest first.
    public enum Mark {
        /// The rules find an error in one of its fields.
        ERROR,
        /// The rules find something unusual.
        WARNING,
        /// The step has not been opened, and nothing is wrong with it.
        NOT_OPENED,
        /// The rules have something worth knowing.
        NOTE,
        /// It has been opened and all is in order.
        CHECKED
    }
}
