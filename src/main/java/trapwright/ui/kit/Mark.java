package trapwright.ui.kit;

/// The state of a step or the gravity of a finding: always a shape and a word, never a colour alone.
public enum Mark {
    CHECKED(Glyph.CHECK_CIRCLE, "fine"),
    WARNING(Glyph.ALERT, "warning"),
    ERROR(Glyph.ALERT_CIRCLE, "error"),
    NOTE(Glyph.INFORMATION_OUTLINE, "note"),
    UNOPENED(Glyph.CIRCLE_OUTLINE, "unopened");

    private final Glyph glyph;
    private final String style;

    Mark(Glyph glyph, String style) {
        this.glyph = glyph;
        this.style = style;
    }

    /// Its shape.
    public Glyph glyph() {
        return glyph;
    }

    /// The style class that gives its colour.
    public String style() {
        return style;
    }

    /// The key of its word.
    public String key() {
        return "ui.mark." + style;
    }

    /// Turns a mark's picture into this one's.
    public void show(Icon icon) {
        icon.show(glyph);
        if (!icon.getStyleClass().contains(style)) {
            icon.getStyleClass().setAll("icon", "mark", style);
        }
    }

    /// A picture of it.
    public Icon icon() {
        return new Icon(glyph, "mark", style);
    }
}
