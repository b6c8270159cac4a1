package trapwright.sheet.pdf;

import trapwright.sheet.type.Paragraph;

/// Text over the whole width.
///
/// @param gap room above
/// @param leads whether it is a title
record LaidText(Paragraph text, double gap, boolean leads) implements Laid {
    @Override
    public int lines() {
        return Math.max(1, text.lines());
    }

    @Override
    public double height(int from, int to) {
        return text.height(to - from);
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        pen.text(text, from, Math.min(to, text.lines()), 0, y);
    }
}
