package trapwright.sheet.type;

import java.awt.Color;

/// A stretch of text in one face and colour.
///
/// @param scale its size against the paragraph's; 1 for the same
public record Span(String text, FontFace face, double scale, Color colour) {
    /// A stretch in the paragraph's own size.
    public Span(String text, FontFace face, Color colour) {
        this(text, face, 1, colour);
    }
}
