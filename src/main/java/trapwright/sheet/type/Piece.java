package trapwright.sheet.type;

import java.awt.Color;
import java.util.List;

/// Part of a set line in one face, ready to be shown.
///
/// @param size type size in points
/// @param x where it begins, in points from the line's own beginning
/// @param shown strings, and between them numbers (Float): thousandths of the size by which the next sign moves left
/// @param boxes where boxes for missing signs stand, in points from the line's own beginning
public record Piece(FontFace face, double size, Color colour, double x, List<Object> shown, List<Double> boxes) {
    /// Width of a missing sign's box, in points with the room around it.
    public double boxWidth() {
        return size * Glyph.BOX / 1000;
    }
}
