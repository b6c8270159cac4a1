package trapwright.sheet.pdf;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Block;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;

/// The big figures under the band, measured.
///
/// @param cells label and value of each, fitted to its width
/// @param widths of the cells, together the card's width
record NumbersArt(List<Cell> cells, List<Double> widths, double width, Style style) {
    private static final List<Double> VALUE_SIZES = List.of(14d, 13d, 12d, 11d, 10d, 9d, 8d);
    private static final List<Double> LABEL_SIZES = List.of(7.5, 7.2, 7d);
    private static final double SIDE = 3;

    /// One figure.
    record Cell(Labelled source, Fitted label, Fitted value) {}

    /// Measures the figures: cells of one width if all fit so, else each as wide as it needs in proportion.
    static NumbersArt of(List<Labelled> numbers, double width, Style style) {
        if (numbers.isEmpty()) return new NumbersArt(List.of(), List.of(), width, style);
        List<Double> natural =
                numbers.stream().map(number -> natural(number, style)).toList();
        double even = width / numbers.size();
        double sum = natural.stream().mapToDouble(Double::doubleValue).sum();
        double widest = natural.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        List<Double> widths = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            double own = widest <= even
                    ? even
                    : sum <= width
                            ? natural.get(i) + (width - sum) / numbers.size()
                            : Math.max(natural.get(i) * width / sum, even * 0.6);
            widths.add(own);
        }
        double drawn = widths.stream().mapToDouble(Double::doubleValue).sum();
        widths.replaceAll(own -> own * width / drawn);
        for (int i = 0; i < numbers.size(); i++) cells.add(cell(numbers.get(i), widths.get(i), style));
        return new NumbersArt(cells, widths, width, style);
    }

    /// What the cells had to shorten, in full, for the body.
    List<Block> leftOver() {
        List<Block> rows = new ArrayList<>();
        for (Cell cell : cells) {
            if (cell.label.whole() && cell.value.whole()) continue;
            rows.add(new Block.Row(cell.source.label(), List.of(Run.bold(cell.source.value()))));
        }
        return rows;
    }

    double height() {
        if (cells.isEmpty()) return 0;
        double labels = cells.stream()
                .mapToDouble(cell -> cell.label.text().height())
                .max()
                .orElse(0);
        double values = cells.stream()
                .mapToDouble(cell -> cell.value.text().height())
                .max()
                .orElse(0);
        return Math.max(style.pt(31), labels + values + style.pt(6.4));
    }

    void draw(Pen pen, double y) {
        if (cells.isEmpty()) return;
        Ink ink = style.ink();
        double height = height();
        if (ink.fills()) pen.fill(new Rectangle2D.Double(0, y, width, height), ink.wash());
        double labels = cells.stream()
                .mapToDouble(cell -> cell.label.text().height())
                .max()
                .orElse(0);
        double left = 0;
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0) pen.line(left, y, left, y + height, ink.fills() ? ink.onBand() : ink.band(), style.pt(0.8));
            double middle = left + widths.get(i) / 2;
            pen.textCentred(cells.get(i).label.text(), middle, y + style.pt(3.2));
            pen.textCentred(cells.get(i).value.text(), middle, y + style.pt(2.8) + labels);
            left += widths.get(i);
        }
        pen.line(0, y + height, width, y + height, ink.band(), style.pt(1));
    }

    private static Cell cell(Labelled number, double width, Style style) {
        double room = width - style.pt(2 * SIDE);
        var label = new Fitted.Place(FontFace.SANS, style.ink().quiet(), room, LABEL_SIZES, 2);
        var value = new Fitted.Place(FontFace.SANS_BOLD, style.ink().band(), room, VALUE_SIZES, 2);
        return new Cell(
                number, Fitted.into(label, number.label(), "", style), Fitted.into(value, number.value(), "", style));
    }

    private static double natural(Labelled number, Style style) {
        double label = style.single(
                        number.label(),
                        FontFace.SANS,
                        LABEL_SIZES.getFirst(),
                        style.ink().quiet(),
                        Double.MAX_VALUE)
                .width();
        double value = style.single(
                        number.value(),
                        FontFace.SANS_BOLD,
                        VALUE_SIZES.getFirst(),
                        style.ink().band(),
                        Double.MAX_VALUE)
                .width();
        return Math.max(label, value) + style.pt(2 * SIDE);
    }
}
