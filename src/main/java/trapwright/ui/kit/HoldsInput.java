package trapwright.ui.kit;

import javafx.scene.control.Control;

/// A field made of several controls, one of which takes the focus, the id and the accessible name.
public interface HoldsInput {
    /// The one.
    Control input();
}
