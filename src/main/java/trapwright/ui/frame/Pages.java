package trapwright.ui.frame;

import java.util.List;
import javafx.beans.value.ObservableValue;

/// The pages of one card, whatever its system.
public interface Pages {
    /// The steps, in the rulebook's order.
    List<Step> steps();

    /// Notes that a step has been looked at.
    void opened(int index);

    /// The trap's name.
    ObservableValue<String> name();

    /// The system's stable id, which gives its chip its colour.
    String id();

    /// The system's short name.
    ObservableValue<String> system();

    /// The kind of trap in words.
    ObservableValue<String> kind();
}
