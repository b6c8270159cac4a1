package trapwright.sheet.pdf;

import java.awt.geom.Rectangle2D;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;

/// The back of a card that has nothing more to say: a frame that tells nothing, and the card's number.
///
/// @param caption the card's number in the print, with its word
record CardBack(Frame.Size size, String caption, Style style) implements CardSide {
    private static final double INSET = 10;
    private static final double BETWEEN = 3;
    private static final double FIGURE = 14;

    @Override
    public void draw(Pen pen, boolean outlined) {
        Ink ink = style.ink();
        if (ink.fills()) pen.fill(inset(-style.bleed()), ink.wash());
        pen.stroke(inset(style.pt(INSET)), ink.band(), style.pt(1.2));
        pen.stroke(inset(style.pt(INSET + BETWEEN)), ink.band(), style.pt(0.4));
        Paragraph words = style.single(caption, FontFace.SANS_SEMIBOLD, FIGURE, ink.band(), size.width());
        pen.textCentred(words, size.width() / 2, (size.height() - words.height()) / 2);
        if (outlined) pen.stroke(inset(0.2), ink.line(), 0.4);
    }

    private Rectangle2D inset(double by) {
        return new Rectangle2D.Double(by, by, size.width() - 2 * by, size.height() - 2 * by);
    }
}
