package trapwright.ui.kit;

import javafx.scene.AccessibleRole;
import javafx.scene.text.Text;

/// A small picture beside a word. Its size and colour come from the style sheet and grow with the text.
public final class Icon extends Text {
    /// @param styles style classes beside `icon`, such as `accent`
    public Icon(Glyph glyph, String... styles) {
        getStyleClass().add("icon");
        getStyleClass().addAll(styles);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        show(glyph);
    }

    /// Shows another picture.
    public void show(Glyph glyph) {
        setText(Character.toString(glyph.code()));
    }
}
