package trapwright.ui.frame;

import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import trapwright.ui.kit.Glyph;

/// What the game master can ask of the window as a whole, and the keys that do it, the one that the menu shows first.
public enum Action {
    NEW(Glyph.FILE_PLUS_OUTLINE, shortcut(KeyCode.N)),
    OPEN(Glyph.FOLDER_OPEN_OUTLINE, shortcut(KeyCode.O)),
    SAVE(Glyph.CONTENT_SAVE_OUTLINE, shortcut(KeyCode.S)),
    UNDO(Glyph.UNDO, shortcut(KeyCode.Z)),
    REDO(Glyph.REDO, shifted(KeyCode.Z), shortcut(KeyCode.Y)),
    PRINT(Glyph.PRINTER, shortcut(KeyCode.P)),
    EXPORT(Glyph.EXPORT, shortcut(KeyCode.E)),
    PLAY(Glyph.DICE_5, shortcut(KeyCode.T)),
    SAVE_AS(Glyph.CONTENT_SAVE_OUTLINE, shifted(KeyCode.S)),
    DUPLICATE(Glyph.CONTENT_COPY, shortcut(KeyCode.D)),
    RESET(Glyph.RESTORE),
    NEXT_STEP(Glyph.ARROW_RIGHT, turning(KeyCode.RIGHT)),
    PREVIOUS_STEP(Glyph.ARROW_LEFT, turning(KeyCode.LEFT)),
    NEXT_REGION(Glyph.VIEW_SPLIT_VERTICAL, plain(KeyCode.F6)),
    PREVIOUS_REGION(Glyph.VIEW_SPLIT_VERTICAL, back(KeyCode.F6)),
    NEXT_FINDING(Glyph.ALERT, plain(KeyCode.F8)),
    PREVIOUS_FINDING(Glyph.ALERT, back(KeyCode.F8)),
    LARGER(Glyph.FORMAT_FONT_SIZE_INCREASE, sized(KeyCode.PLUS), sized(KeyCode.EQUALS), sized(KeyCode.ADD)),
    SMALLER(Glyph.FORMAT_FONT_SIZE_DECREASE, sized(KeyCode.MINUS), sized(KeyCode.SUBTRACT)),
    USUAL_SIZE(Glyph.FORMAT_SIZE, sized(KeyCode.DIGIT0), sized(KeyCode.NUMPAD0)),
    LOOK(Glyph.WHITE_BALANCE_SUNNY),
    DESIGN(Glyph.PENCIL_RULER, shortcut(KeyCode.PAGE_UP)),
    LIBRARY(Glyph.BOOKSHELF, shortcut(KeyCode.PAGE_DOWN)),
    FIND(Glyph.MAGNIFY, shortcut(KeyCode.F)),
    MENU(Glyph.DOTS_VERTICAL, plain(KeyCode.F10)),
    ABOUT(Glyph.INFORMATION_OUTLINE),
    QUIT(Glyph.EXIT_TO_APP, shortcut(KeyCode.Q));

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
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The key of its word.
    public String key() {
        return "ui.action." + id();
    }

    private static KeyCombination plain(KeyCode code) {
        return new KeyCodeCombination(code);
    }

    private static KeyCombination back(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHIFT_DOWN);
    }

    private static KeyCombination shortcut(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    private static KeyCombination shifted(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    }

    /// On some keyboards these signs need Shift.
    private static KeyCombination sized(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_ANY);
    }

    /// Alt with an arrow; on a Mac with the Command key too, as Alt alone moves in a text there.
    private static KeyCombination turning(KeyCode code) {
        return System.getProperty("os.name", "").startsWith("Mac")
                ? new KeyCodeCombination(code, KeyCombination.ALT_DOWN, KeyCombination.META_DOWN)
                : new KeyCodeCombination(code, KeyCombination.ALT_DOWN);
    }
}
