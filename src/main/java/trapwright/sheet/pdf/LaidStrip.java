package trapwright.sheet.pdf;

import java.util.List;
import trapwright.sheet.type.Paragraph;

/// A small table: a label, then columns of a head and a figure, in as many lines as the columns need.
///
/// @param cells the columns, each on one line above the other
/// @param perLine how many columns stand side by side
/// @param indent where the columns begin
record LaidStrip(Paragraph label, List<Cell> cells, int perLine, double indent, double width, Style style)
        implements Laid {
    /// One column.
    record Cell(Paragraph head, Paragraph figure) {
        double width() {
            return Math.max(head.width(), figure.width());
        }
    }

    @Override
    public double gap() {
        return style.pt(4);
    }

    @Override
    public int lines() {
        return Math.max(1, Math.ceilDiv(cells.size(), perLine));
    }

    /// It stands whole on one card wherever one card can hold it.
    @Override
    public int together() {
        return lines();
    }

    @Override
    public double height(int from, int to) {
        return (to - from) * line();
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        var line = style.ink().line();
        pen.line(0, y, width, y, line, 0.6);
        for (int row = from; row < to; row++) {
            double top = y + (row - from) * line();
            if (row == from) pen.text(label, 0, top + (line() - label.height()) / 2);
            double cell = (width - indent) / Math.min(perLine, cells.size());
            for (int i = row * perLine; i < Math.min(cells.size(), (row + 1) * perLine); i++) {
                double left = indent + i % perLine * cell;
                pen.line(left, top + style.pt(3), left, top + line() - style.pt(3), line, 0.6);
                Cell shown = cells.get(i);
                pen.textCentred(shown.head, left + cell / 2, top + style.pt(2));
                pen.textCentred(shown.figure, left + cell / 2, top + style.pt(11.8));
            }
            pen.line(0, top + line(), width, top + line(), line, 0.6);
        }
    }

    private double line() {
        return style.pt(24.5);
    }
}
