package trapwright.sheet.pdf;

import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Foot;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;

/// Rows of boxes to tick.
record LaidTicks(List<List<Mark>> rows, Style style) implements Laid {
    /// One line of a label, or a box with or without its number, at its place in a row.
    private record Mark(double x, boolean box, Paragraph text, int line) {}

    static LaidTicks of(List<Foot.Tick> ticks, double width, Style style) {
        List<List<Mark>> rows = new ArrayList<>();
        double x = 0;
        for (Foot.Tick tick : ticks) {
            if (x > 0) x += style.pt(12);
            Paragraph label = style.single(
                    tick.label(), FontFace.SANS_MEDIUM, 7.8, style.ink().text(), width);
            for (int line = 0; line < label.lines(); line++) {
                boolean last = line == label.lines() - 1;
                double needs = label.width(line) + (last ? style.pt(16) : 0);
                if (rows.isEmpty() || (x > 0 && (x + needs > width || line > 0))) {
                    rows.add(new ArrayList<>());
                    x = 0;
                }
                rows.getLast().add(new Mark(x, false, label, line));
                x += label.width(line) + style.pt(4);
            }
            for (int number = 1; number <= tick.count(); number++) {
                String text = tick.numbered() ? Integer.toString(number) : "";
                Paragraph shown = style.single(
                        text, FontFace.SANS_MEDIUM, 7.8, style.ink().text(), width);
                double needs = style.pt(8) + (shown.lines() == 0 ? 0 : shown.width() + style.pt(3));
                if (rows.isEmpty() || x + needs > width) {
                    rows.add(new ArrayList<>());
                    x = 0;
                }
                rows.getLast().add(new Mark(x, true, shown, 0));
                x += needs + style.pt(4);
            }
        }
        return new LaidTicks(rows, style);
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /// Height of all rows.
    double height() {
        return height(0, rows.size());
    }

    @Override
    public double gap() {
        return style.pt(6);
    }

    @Override
    public int lines() {
        return Math.max(1, rows.size());
    }

    @Override
    public int together() {
        return 1;
    }

    @Override
    public double height(int from, int to) {
        return (to - from) * style.pt(13);
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        for (int row = from; row < Math.min(to, rows.size()); row++) {
            double top = y + height(from, row);
            for (Mark mark : rows.get(row)) {
                if (mark.box) box(pen, mark.x, top + style.pt(1));
                int end = Math.min(mark.line + 1, mark.text.lines());
                pen.text(mark.text, mark.line, end, mark.x + (mark.box ? style.pt(11) : 0), top);
            }
        }
    }

    private void box(Pen pen, double x, double y) {
        double side = style.pt(8);
        double corner = style.pt(2.4);
        pen.stroke(
                new RoundRectangle2D.Double(x, y, side, side, corner, corner),
                style.ink().text(),
                style.pt(0.75));
    }
}
