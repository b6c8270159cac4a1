package trapwright.ui.frame;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/// How much room the window has, in pixels at 100 % text.
public enum Breadth {
    /// Everything has room.
    WIDE,
    /// Under 1200: icons without words in rail and bar.
    NARROW,
    /// Under 960: the plate is one line, the live panel a drawer.
    SLIM,
    /// Under 720: option cards in one column.
    SINGLE;

    private static final double NARROW_BELOW = 1200;
    private static final double SLIM_BELOW = 960;
    private static final double SINGLE_BELOW = 720;
    private static final double SHALLOW_BELOW = 480;

    /// The breadth of a window.
    ///
    /// @param width its width in pixels
    /// @param percent the size of its text
    public static Breadth of(double width, int percent) {
        double room = width * 100 / percent;
        if (room < SINGLE_BELOW) {
            return SINGLE;
        }
        if (room < SLIM_BELOW) {
            return SLIM;
        }
        return room < NARROW_BELOW ? NARROW : WIDE;
    }

    /// Whether a window is so low that the heading must scroll with the form.
    ///
    /// @param height its height in pixels
    /// @param percent the size of its text
    public static boolean isShallow(double height, int percent) {
        return height * 100 / percent < SHALLOW_BELOW;
    }

    /// Whether words give way to icons.
    public boolean isNarrow() {
        return this != WIDE;
    }

    /// Whether the live panel is a drawer.
    public boolean isSlim() {
        return this == SLIM || this == SINGLE;
    }

    /// Tells the style sheet.
    public void mark(Node node) {
        for (Breadth breadth : values()) {
            node.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(breadth.name().toLowerCase(Locale.ROOT)), breadth == this);
        }
    }
}
