package trapwright.sheet.pdf;

import java.awt.Color;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import trapwright.sheet.Grid;
import trapwright.sheet.Labels;
import trapwright.sheet.Tint;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Fonts;
import trapwright.sheet.type.Paragraph;

/// Draws one sheet: its cards, crop marks, the bar that checks the scale, and the sheet's number.
record SheetArt(Grid grid, boolean inkSaving, boolean cropMarks, Labels labels, Fonts fonts) {
    private static final double BAR = 50;
    private static final double AWAY = 2;
    private static final double LONG = 5;
    private static final double SHORT = 3;
    private static final double NARROW = 12;
    private static final double LOWEST = 5.2;
    private static final double HAIR = Points.of(0.25);

    /// Draws the cards and what stands round them.
    ///
    /// @param number the sheet's number, from 1
    /// @param of how many sheets
    void draw(Pen pen, List<CardFace> cards, int number, int of) {
        for (int place = 0; place < cards.size(); place++) {
            Grid.Spot spot = grid.spot(place);
            cards.get(place).draw(pen.at(Points.of(spot.x()), Points.of(spot.y())), !cropMarks || !grid.cut());
        }
        if (!grid.cut()) return;
        if (cropMarks) marks(pen, cards.size());
        edge(pen, number, of);
    }

    private void marks(Pen pen, int cards) {
        int columns = Math.min(cards, grid.columns());
        int rows = Math.ceilDiv(cards, grid.columns());
        SortedSet<Double> across = new TreeSet<>();
        SortedSet<Double> down = new TreeSet<>();
        for (int column = 0; column < columns; column++) {
            Grid.Spot spot = grid.spot(column);
            across.add(spot.x());
            across.add(spot.x() + spot.width());
        }
        for (int row = 0; row < rows; row++) {
            Grid.Spot spot = grid.spot(row * grid.columns());
            down.add(spot.y());
            down.add(spot.y() + spot.height());
        }
        double upright = grid.top() < NARROW ? SHORT : LONG;
        double level = grid.left() < NARROW ? SHORT : LONG;
        for (double x : across) {
            mark(pen, x, down.first() - AWAY, x, down.first() - AWAY - upright);
            mark(pen, x, down.last() + AWAY, x, down.last() + AWAY + upright);
        }
        for (double y : down) {
            mark(pen, across.first() - AWAY, y, across.first() - AWAY - level, y);
            mark(pen, across.last() + AWAY, y, across.last() + AWAY + level, y);
        }
    }

    private static void mark(Pen pen, double x1, double y1, double x2, double y2) {
        pen.line(Points.of(x1), Points.of(y1), Points.of(x2), Points.of(y2), Color.BLACK, HAIR);
    }

    /// The scale bar lies under the crop marks where the paper has room for it, else between them.
    private void edge(Pen pen, int number, int of) {
        double under = grid.sheetHeight() - grid.top() + AWAY + LONG + 3.2;
        double lowest = grid.sheetHeight() - LOWEST;
        boolean between = under > lowest;
        double y = Math.min(under, lowest);
        double left = grid.left() + (between ? 2 : 0);
        mark(pen, left, y, left + BAR, y);
        mark(pen, left, y + 0.125, left, y - 1.6);
        mark(pen, left + BAR, y + 0.125, left + BAR, y - 1.6);
        Paragraph scale = caption(labels.scaleBar());
        double beside = Points.of(left + BAR + 1.6);
        double column = Points.of(grid.spot(0).x() + grid.spot(0).width() - 1);
        boolean crossed = between && beside + scale.width() > column && grid.columns() > 1;
        double top = Points.of(y) - scale.lead() + 1.5;
        pen.text(scale, crossed ? Points.of(grid.spot(1).x() + 2) : beside, top);
        pen.textRight(caption(labels.sheet(number, of)), Points.of(grid.sheetWidth() - left), top);
    }

    private Paragraph caption(String text) {
        Style style = new Style(fonts, Ink.of(Tint.DND35, inkSaving), 1, 8, new TreeSet<>());
        return style.single(text, FontFace.SANS, 7.2, style.ink().quiet(), Double.MAX_VALUE);
    }
}
