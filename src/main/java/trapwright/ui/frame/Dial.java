package trapwright.ui.frame;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import trapwright.ui.kit.Glyph;

/// One figure on the plate.
public final class Dial {
    /// What a dial shows, which gives its colour and its picture.
    public enum Kind {
        CR(Glyph.SKULL_OUTLINE, "cr"),
        MONEY(Glyph.CASH_MULTIPLE, "money"),
        CRAFT(Glyph.HAMMER_WRENCH, "craft"),
        SPRINGS(Glyph.DICE_2, "plain"),
        FOUND(Glyph.MAGNIFY, "craft"),
        KILLS(Glyph.SKULL_OUTLINE, "cr"),
        RATING(Glyph.SCALE_BALANCE, "rating"),
        DAMAGE(Glyph.HEART_PULSE, "money"),
        SAVE(Glyph.SHIELD_HALF_FULL, "craft"),
        ATTACK(Glyph.SWORD, "cr"),
        PLAIN(Glyph.MAGNIFY, "plain");

        private final Glyph glyph;
        private final String style;

        Kind(Glyph glyph, String style) {
            this.glyph = glyph;
            this.style = style;
        }

        /// Its picture.
        public Glyph glyph() {
            return glyph;
        }

        /// The style class that gives its colour.
        public String style() {
            return style;
        }
    }

    private final Kind kind;
    private final StringProperty label = new SimpleStringProperty(this, "label", "");
    private final StringProperty value = new SimpleStringProperty(this, "value", "");
    private final StringProperty unit = new SimpleStringProperty(this, "unit", "");
    private final StringProperty change = new SimpleStringProperty(this, "change", "");
    private final StringProperty preview = new SimpleStringProperty(this, "preview", "");
    private final IntegerProperty changes = new SimpleIntegerProperty(this, "changes");
    private final BooleanProperty fresh = new SimpleBooleanProperty(this, "fresh");
    private final BooleanProperty stirred = new SimpleBooleanProperty(this, "stirred");

    public Dial(Kind kind) {
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /// The figure's name.
    public StringProperty label() {
        return label;
    }

    /// The figure, large.
    public StringProperty value() {
        return value;
    }

    /// What it counts, small beside it; may be empty.
    public StringProperty unit() {
        return unit;
    }

    /// What the last edit did to it.
    public StringProperty change() {
        return change;
    }

    /// What the option that is looked at would do to it; empty when nothing is looked at.
    public StringProperty preview() {
        return preview;
    }

    /// Counts the edits that changed it; each one tints its ground for a moment.
    public IntegerProperty changes() {
        return changes;
    }

    /// Whether the last edit changed it.
    public BooleanProperty fresh() {
        return fresh;
    }

    /// Whether the option that is looked at, or else the last edit, changes it.
    public BooleanProperty stirred() {
        return stirred;
    }
}
