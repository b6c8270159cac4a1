package trapwright.ui.frame;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import trapwright.ui.kit.Glyph;

/// What the game master can ask of the window as a whole.
public enum Action {
    NEW(Glyph.FILE_PLUS_OUTLINE, shortcut(KeyCode.N)),
    OPEN(Glyph.FOLDER_OPEN_OUTLINE, shortcut(KeyCode.O)),
    SAVE(Glyph.CONTENT_SAVE_OUTLINE, shortcut(KeyCode.S)),
    UNDO(Glyph.UNDO, shortcut(KeyCode.Z)),
    REDO(Glyph.REDO, shifted(KeyCode.Z), shortcut(KeyCode.Y)),
    PRINT(Glyph.PRINTER, shortcut(KeyCode.P)),
    SAVE_AS(Glyph.CONTENT_SAVE_OUTLINE, shifted(KeyCode.S)),
    DUPLICATE(Glyph.CONTENT_COPY, shortcut(KeyCode.D)),
    RESET(Glyph.RESTORE),
    ABOUT(Glyph.INFORMATION_OUTLINE);

    private final Glyph glyph;
    private final List<KeyCombination> keys;

    Action(Glyph glyph, KeyCombination... keys) {
        this.glyph = glyph;
        this.keys = List.of(keys);
    }

    /// Its picture.
    public Glyph glyph() {
        return glyph;
    }

    /// The keys that do it.
    public List<KeyCombination> keys() {
        return keys;
    }

    /// Its id, which names its node and its text.
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /// The key of its word.
    public String key() {
        return "ui.action." + id();
    }

    private static KeyCombination shortcut(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    private static KeyCombination shifted(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    }
}
