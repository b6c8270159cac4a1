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
            double wide = box(tick, width, style);
            double whole = label.width() + style.pt(4) + tick.count() * wide;
            if (x > 0 && x + whole > width) {
                // a row of its own is better than a box or two behind what stands there
                rows.add(new ArrayList<>());
                x = 0;
            }
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
            int rowsLeft = rows(tick.count(), (int) ((width - x) / wide), (int) (width / wide));
            int left = Math.ceilDiv(tick.count(), rowsLeft);
            for (int number = 1; number <= tick.count(); number++) {
                String text = tick.numbered() ? Integer.toString(number) : "";
                Paragraph shown = style.single(
                        text, FontFace.SANS_MEDIUM, 7.8, style.ink().text(), width);
                double needs = style.pt(8) + (shown.lines() == 0 ? 0 : shown.width() + style.pt(3));
                if (rows.isEmpty() || x + needs > width || left == 0) {
                    rows.add(new ArrayList<>());
                    x = 0;
                    rowsLeft = Math.max(1, rowsLeft - 1);
                    left = Math.ceilDiv(tick.count() - number + 1, rowsLeft);
                }
                left--;
                rows.getLast().add(new Mark(x, true, shown, 0));
                x += needs + style.pt(4);
            }
        }
        return new LaidTicks(rows, style);
    }

    /// In how many rows the boxes stand; shared out evenly, none is left alone in the last one.
    ///
    /// @param first how many fit beside the label
    /// @param whole how many fit in a row of their own
    private static int rows(int count, int first, int whole) {
        return count <= first || whole < 1 ? 1 : 1 + Math.ceilDiv(count - Math.max(0, first), whole);
    }

    /// The width of the widest box with its number and the gap behind it.
    private static double box(Foot.Tick tick, double width, Style style) {
        if (!tick.numbered()) return style.pt(12);
        Paragraph widest = style.single(
                Integer.toString(tick.count()),
                FontFace.SANS_MEDIUM,
                7.8,
                style.ink().text(),
                width);
        return style.pt(15) + widest.width();
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /// How many boxes stand in each row that has any.
    List<Integer> boxes() {
        return rows.stream()
                .map(row -> (int) row.stream().filter(Mark::box).count())
                .filter(boxes -> boxes > 0)
                .toList();
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
