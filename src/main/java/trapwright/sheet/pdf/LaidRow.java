package trapwright.sheet.pdf;

import trapwright.sheet.type.Paragraph;

/// A label in its column and the text beside it. The label stands again on each card that the text goes on to.
///
/// @param indent where the text's column begins
/// @param gap room above
record LaidRow(Paragraph label, Paragraph text, double indent, double gap) implements Laid {
    @Override
    public int lines() {
        return Math.max(1, text.lines());
    }

    @Override
    public double height(int from, int to) {
        return text.height(Math.max(label.lines(), to - from));
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        pen.text(label, 0, y);
        pen.text(text, from, Math.min(to, text.lines()), indent, y);
    }
}
