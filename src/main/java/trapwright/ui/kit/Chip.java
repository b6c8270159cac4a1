package trapwright.ui.kit;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
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
        getStyleClass().addAll("chip", style(kind));
        setMinWidth(USE_PREF_SIZE);
    }

    public Chip(Text content) {
        this(content.kind());
        show(content);
    }

    /// Shows chips among others' places: what is already there is changed, not made anew.
    public static void show(List<Node> places, List<Text> contents) {
        while (places.size() > contents.size()) {
            places.removeLast();
        }
        for (int i = 0; i < contents.size(); i++) {
            if (i < places.size() && places.get(i) instanceof Chip chip) {
                chip.show(contents.get(i));
            } else {
                places.add(new Chip(contents.get(i)));
            }
        }
    }

    private void show(Text content) {
        String style = style(content.kind());
        if (!getStyleClass().contains(style)) {
            getStyleClass().setAll("label", "chip", style);
        }
        setText(content.text());
        setAccessibleText(content.spoken());
    }

    private static String style(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
