package trapwright.sheet.pdf;

import java.awt.Color;
import trapwright.sheet.Tint;

/// The colours of one card.
///
/// @param fills whether grounds are filled; without, rules stand for them
/// @param band ground of the band, and colour of labels and big figures
/// @param onBand name, kind and ring on the band
/// @param wash ground of the numbers and of boxes
/// @param text reading text
/// @param quiet captions
/// @param line thin rules
record Ink(boolean fills, Color band, Color onBand, Color wash, Color text, Color quiet, Color line) {
    private static final Color TEXT = new Color(0x182124);
    private static final Color QUIET = new Color(0x3D4A4D);
    private static final Color LINE = new Color(0xB4BCB9);
    private static final Color THIN_BLACK = new Color(0x777777);

    /// The colours for a tint, or black on white.
    static Ink of(Tint tint, boolean saving) {
        if (saving) return new Ink(false, Color.BLACK, Color.BLACK, Color.WHITE, Color.BLACK, Color.BLACK, THIN_BLACK);
        return new Ink(true, new Color(tint.band()), Color.WHITE, new Color(tint.wash()), TEXT, QUIET, LINE);
    }
}
