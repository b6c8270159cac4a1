package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;

/// A few words of which one always holds.
///
/// @param <T> what the words stand for
public final class Switch<T> extends SegmentedButton {
    private final List<T> values = new ArrayList<>();
    private Consumer<T> chosen = value -> {};
    private boolean showing;

    /// @param field the node's id
    public Switch(String field) {
        setId(field);
        getStyleClass().add("switch");
        getToggleGroup().selectedToggleProperty().addListener((toggle, was, is) -> {
            if (is == null && was != null) {
                showing = true;
                getToggleGroup().selectToggle(was);
                showing = false;
            } else if (is != null && !showing) {
                chosen.accept(values.get(getButtons().indexOf(is)));
            }
        });
    }

    /// Adds a word.
    ///
    /// @return its button, to be given text, graphic and accessible text
    public ToggleButton add(T value) {
        ToggleButton button = new ToggleButton();
        button.setId(getId() + "-" + value.toString().toLowerCase(java.util.Locale.ROOT));
        button.setToggleGroup(getToggleGroup());
        values.add(value);
        getButtons().add(button);
        return button;
    }

    /// Shows which one holds.
    public void show(T value) {
        showing = true;
        getToggleGroup().selectToggle(getButtons().get(values.indexOf(value)));
        showing = false;
    }

    /// What choosing one does.
    public void onChoose(Consumer<T> action) {
        chosen = action;
    }
}
