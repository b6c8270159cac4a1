package trapwright.sheet.pdf;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import trapwright.sheet.Block;
import trapwright.sheet.Clean;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;

/// The big figures under the band, measured.
///
/// @param cells label and value of each, fitted to its width
/// @param widths of the cells, which leave the card's edges free
record NumbersArt(List<Cell> cells, List<Double> widths, double width, Style style) {
    private static final List<Double> VALUE_SIZES = List.of(14d, 13d, 12d, 11d, 10d, 9d, 8d);
    private static final List<Double> LABEL_SIZES = List.of(7.5, 7.2, 7d);
    private static final double SIDE = 3;

    /// One figure.
    record Cell(Labelled source, Fitted label, Fitted value) {}

    /// Measures as many of the figures as stand side by side without a word or a price being broken.
    ///
    /// @param most the most that are wanted
    static NumbersArt of(List<Labelled> numbers, int most, double width, Style style) {
        double room = width - 2 * edge(style);
        int shown = Math.min(most, numbers.size());
        while (shown > 1 && sum(numbers.subList(0, shown), number -> least(number, style)) > room) shown--;
        List<Double> widths = widths(numbers.subList(0, shown), room, style);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < shown; i++) cells.add(cell(numbers.get(i), widths.get(i), style));
        return new NumbersArt(cells, widths, width, style);
    }

    /// Cells of one width if all fit so, else each as wide as it must be, and what is left to those that want more.
    private static List<Double> widths(List<Labelled> numbers, double room, Style style) {
        double even = room / Math.max(1, numbers.size());
        if (numbers.stream().allMatch(number -> natural(number, style) <= even)) {
            return numbers.stream().map(number -> even).toList();
        }
        double wanted = sum(numbers, number -> natural(number, style));
        double needed = sum(numbers, number -> least(number, style));
        double share = wanted <= needed ? 0 : Math.min(1, (room - needed) / (wanted - needed));
        double spare = Math.max(0, room - wanted) / numbers.size();
        return numbers.stream()
                .map(number -> {
                    double least = least(number, style);
                    return least + share * (natural(number, style) - least) + spare;
                })
                .toList();
    }

    private static double sum(List<Labelled> numbers, ToDoubleFunction<Labelled> width) {
        return numbers.stream().mapToDouble(width).sum();
    }

    /// Where the outer cells begin and end: their words keep the safe distance from the card's edge.
    private static double edge(Style style) {
        return style.margin() - style.pt(SIDE);
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
        double bleed = style.bleed();
        if (ink.fills()) pen.fill(new Rectangle2D.Double(-bleed, y, width + 2 * bleed, height), ink.wash());
        double labels = cells.stream()
                .mapToDouble(cell -> cell.label.text().height())
                .max()
                .orElse(0);
        double left = edge(style);
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0) pen.line(left, y, left, y + height, ink.fills() ? ink.onBand() : ink.band(), style.pt(0.8));
            double middle = left + widths.get(i) / 2;
            pen.textCentred(cells.get(i).label.text(), middle, y + style.pt(3.2));
            pen.textCentred(cells.get(i).value.text(), middle, y + style.pt(2.8) + labels);
            left += widths.get(i);
        }
        pen.line(-bleed, y + height, width + bleed, y + height, ink.band(), style.pt(1));
    }

    private static Cell cell(Labelled number, double width, Style style) {
        double room = width - style.pt(2 * SIDE);
        var label = new Fitted.Place(FontFace.SANS, style.ink().quiet(), room, LABEL_SIZES, 3);
        var value = new Fitted.Place(FontFace.SANS_BOLD, style.ink().band(), room, VALUE_SIZES, 2);
        return new Cell(
                number, Fitted.into(label, number.label(), "", style), Fitted.into(value, number.value(), "", style));
    }

    /// The least width in which no word is broken.
    private static double least(Labelled number, Style style) {
        double label = widestWord(number.label(), FontFace.SANS, LABEL_SIZES.getLast(), style);
        double value = widestWord(number.value(), FontFace.SANS_BOLD, VALUE_SIZES.getLast(), style);
        // a hair more, so that the word's own end is no reason to break it
        return Math.max(label, value) + style.pt(2 * SIDE + 0.1);
    }

    private static double widestWord(String text, FontFace face, double size, Style style) {
        return Stream.of(Clean.line(text).split(" "))
                .mapToDouble(word -> style.single(word, face, size, style.ink().band(), Double.MAX_VALUE)
                        .width())
                .max()
                .orElse(0);
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
