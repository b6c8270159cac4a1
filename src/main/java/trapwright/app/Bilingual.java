package trapwright.app;

import java.util.Optional;
import javafx.beans.value.ObservableValue;

/// A text of the game master's own, edited in one language at a time.
///
/// @param text the text in the language that the form's own switch says
/// @param borrowed the other language's text, which cards show instead while this one is missing; empty when it is not
public record Bilingual(FormField<String> text, ObservableValue<Optional<String>> borrowed) {}
