package trapwright.ui.kit;

import java.util.Locale;
import javafx.scene.control.Label;

/// A short tinted text: an effect, a state, a system.
public final class Chip extends Label {
    /// What a chip speaks about, which gives its colour.
    public enum Kind {
        CR,
        MONEY,
        CRAFT,
        PLAIN,
        CHOSEN,
        SYSTEM
    }

    /// A chip's content.
    ///
    /// @param kind what it speaks about
    /// @param text what is written on it
    /// @param spoken the whole fact, for a screen reader
    public record Text(Kind kind, String text, String spoken) {}

    public Chip(Kind kind) {
        getStyleClass().addAll("chip", kind.name().toLowerCase(Locale.ROOT));
        setMinWidth(USE_PREF_SIZE);
    }

    public Chip(Text content) {
        this(content.kind());
        setText(content.text());
        setAccessibleText(content.spoken());
    }
}
