package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import trapwright.sheet.Block;
import trapwright.sheet.Clean;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;

/// A table of many lines, each of which stays whole; its heads stand again on each card that it goes on to.
///
/// @param lefts where the columns begin
record LaidTable(List<Paragraph> heads, List<List<Paragraph>> rows, List<Double> lefts, double width, Style style)
        implements Laid {
    private static final double SHARE = 0.8;
    private static final double LEAST = 7;
    private static final double BETWEEN = 5;
    private static final double ABOVE = 1.6;

    /// Measures a table: columns as wide as their texts, or narrower in proportion, but no word is broken for it.
    static LaidTable of(Block.Table table, double width, Style style) {
        int columns = table.heads().size();
        double room = width - style.pt(BETWEEN) * (columns - 1);
        double[] least = new double[columns];
        double[] wanted = new double[columns];
        for (int column = 0; column < columns; column++) {
            for (String text : texts(table, column)) {
                wanted[column] = Math.max(wanted[column], natural(text, style));
                for (String word : Clean.line(text).split(" ")) {
                    least[column] = Math.max(least[column], natural(word, style));
                }
            }
        }
        double needed = IntStream.range(0, columns).mapToDouble(i -> least[i]).sum();
        double asked = IntStream.range(0, columns).mapToDouble(i -> wanted[i]).sum();
        double share = asked <= needed ? 0 : Math.min(1, (room - needed) / (asked - needed));
        double spare = Math.max(0, room - asked) / columns;
        List<Double> widths = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            double even = needed > room ? room / columns : least[i] + share * (wanted[i] - least[i]) + spare;
            widths.add(even);
        }
        return set(table, widths, width, style);
    }

    private static LaidTable set(Block.Table table, List<Double> widths, double width, Style style) {
        List<Double> lefts = new ArrayList<>();
        double left = 0;
        for (double column : widths) {
            lefts.add(left);
            left += column + style.pt(BETWEEN);
        }
        return new LaidTable(
                line(table.heads(), widths, true, style),
                table.rows().stream()
                        .map(row -> line(row, widths, false, style))
                        .toList(),
                lefts,
                width,
                style);
    }

    private static List<Paragraph> line(List<String> cells, List<Double> widths, boolean head, Style style) {
        List<Paragraph> line = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            FontFace face = head || i == 0 ? FontFace.SANS_SEMIBOLD : FontFace.SANS;
            var colour = head ? style.ink().band() : style.ink().text();
            line.add(style.single(cells.get(i), face, type(style), colour, widths.get(i) + style.pt(0.1)));
        }
        return line;
    }

    private static List<String> texts(Block.Table table, int column) {
        return Stream.concat(
                        Stream.of(table.heads().get(column)),
                        table.rows().stream().map(row -> row.get(column)))
                .toList();
    }

    /// In the strongest face, which is the widest.
    private static double natural(String text, Style style) {
        return style.single(
                        text, FontFace.SANS_SEMIBOLD, type(style), style.ink().text(), Double.MAX_VALUE)
                .width();
    }

    /// Somewhat smaller than reading text, but not under 7 pt on paper.
    private static double type(Style style) {
        return Math.max(LEAST / style.scale(), SHARE * style.body());
    }

    @Override
    public double gap() {
        return style.pt(4);
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
        double height = high(heads);
        for (int row = from; row < Math.min(to, rows.size()); row++) height += high(rows.get(row));
        return height;
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        draw(pen, heads, y);
        double top = y + high(heads);
        pen.line(0, top, width, top, style.ink().band(), style.pt(0.8));
        for (int row = from; row < Math.min(to, rows.size()); row++) {
            draw(pen, rows.get(row), top);
            top += high(rows.get(row));
            pen.line(0, top, width, top, style.ink().line(), 0.6);
        }
    }

    private void draw(Pen pen, List<Paragraph> line, double y) {
        for (int i = 0; i < line.size(); i++) pen.text(line.get(i), lefts.get(i), y + style.pt(ABOVE));
    }

    private double high(List<Paragraph> line) {
        return line.stream().mapToDouble(Paragraph::height).max().orElse(0) + style.pt(2 * ABOVE);
    }
}
