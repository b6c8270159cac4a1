package trapwright.ui.frame;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;

/// One step of the wizard, as rail and form show it.
///
/// @param id its stable id
/// @param glyph its picture
/// @param name its name
/// @param heading the question it asks
/// @param explanation one line below the question
/// @param value its present value in words
/// @param mark its state
/// @param body makes its form, when the step is first opened
public record Step(
        String id,
        Glyph glyph,
        ObservableValue<String> name,
        ObservableValue<String> heading,
        ObservableValue<String> explanation,
        ObservableValue<String> value,
        ObservableValue<Mark> mark,
        Supplier<Region> body) {}
