package trapwright.sheet.pdf;

import java.awt.geom.Rectangle2D;
import trapwright.sheet.type.Paragraph;

/// Text in a box: the tell with a bar at its left, or a text to read aloud in a frame.
///
/// @param width the box's
/// @param padding between the box and its text
/// @param framed whether a frame runs round it; else a bar stands at its left
record LaidBox(Paragraph text, double width, double padding, boolean framed, Style style) implements Laid {
    @Override
    public double gap() {
        return style.pt(4.5);
    }

    @Override
    public int lines() {
        return Math.max(1, text.lines());
    }

    @Override
    public double height(int from, int to) {
        return text.height(to - from) + 2 * tight();
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        Ink ink = style.ink();
        var box = new Rectangle2D.Double(0, y, width, height(from, to));
        if (ink.fills()) pen.fill(box, ink.wash());
        if (framed) {
            pen.stroke(box, ink.band(), style.pt(0.75));
        } else {
            double bar = style.pt(ink.fills() ? 2 : 1.2);
            pen.fill(new Rectangle2D.Double(0, y, bar, box.height), ink.band());
        }
        pen.text(text, from, Math.min(to, text.lines()), padding, y + tight());
    }

    private double tight() {
        return padding * 0.6;
    }
}
