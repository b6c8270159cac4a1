package trapwright.sheet.pdf;

import java.awt.Color;
import java.util.SortedSet;
import java.util.TreeSet;
import trapwright.sheet.Duplex;
import trapwright.sheet.Grid;
import trapwright.sheet.Labels;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Tint;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Fonts;
import trapwright.sheet.type.Paragraph;

/// Draws one sheet: its cards, crop marks, the bar that checks the scale, and the sheet's number.
record SheetArt(Grid grid, SheetSetup setup, Labels labels, Fonts fonts) {
    private static final double BAR = 50;
    private static final double AWAY = 2;
    private static final double LONG = 5;
    private static final double SHORT = 3;
    private static final double NARROW = 12;
    private static final double DASH = 1.5;
    private static final double LOWEST = 5.2;
    private static final double HAIR = Points.of(0.25);

    /// Draws the cards and what stands round them.
    ///
    /// @param of how many sheets there are
    void draw(Pen pen, SheetSide side, int of) {
        for (SheetSide.Lying card : side.lying()) {
            Grid.Spot spot = grid.spot(card.place());
            card.side().draw(pen.at(Points.of(spot.x()), Points.of(spot.y())), !setup.cropMarks() || !grid.cut());
        }
        if (!grid.cut()) return;
        if (setup.cropMarks()) marks(pen, side);
        edge(pen, side.sheet(), of);
    }

    private void marks(Pen pen, SheetSide side) {
        SortedSet<Double> across = new TreeSet<>();
        SortedSet<Double> down = new TreeSet<>();
        SortedSet<Double> folds = new TreeSet<>();
        for (SheetSide.Lying card : side.lying()) {
            Grid.Spot spot = grid.spot(card.place());
            boolean isFront = setup.duplex() == Duplex.FOLD && card.place() % 2 == 0;
            if (isFront) folds.add(spot.x() + spot.width());
            across.add(spot.x());
            across.add(spot.x() + spot.width());
            down.add(spot.y());
            down.add(spot.y() + spot.height());
        }
        across.removeAll(folds);
        double away = Math.max(AWAY, setup.bleed());
        double upright = grid.top() < NARROW ? SHORT : LONG;
        double level = grid.left() < NARROW ? SHORT : LONG;
        for (double x : across) {
            mark(pen, x, down.first() - away, x, down.first() - away - upright);
            mark(pen, x, down.last() + away, x, down.last() + away + upright);
        }
        for (double x : folds) {
            fold(pen, x, down.first(), down.last());
        }
        for (double y : down) {
            mark(pen, across.first() - away, y, across.first() - away - level, y);
            mark(pen, across.last() + away, y, across.last() + away + level, y);
        }
    }

    /// A broken line along a fold, from card to card.
    private static void fold(Pen pen, double x, double top, double bottom) {
        for (double y = top; y < bottom; y += 2 * DASH) {
            mark(pen, x, y, x, Math.min(bottom, y + DASH));
        }
    }

    private static void mark(Pen pen, double x1, double y1, double x2, double y2) {
        pen.line(Points.of(x1), Points.of(y1), Points.of(x2), Points.of(y2), Color.BLACK, HAIR);
    }

    /// The scale bar lies under the crop marks where the paper has room for it, else between them.
    private void edge(Pen pen, int number, int of) {
        double under = grid.sheetHeight() - grid.top() + Math.max(AWAY, setup.bleed()) + LONG + 3.2;
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
        Style style = new Style(fonts, Ink.of(Tint.DND35, setup.inkSaving()), 1, 8, 0, new TreeSet<>());
        return style.single(text, FontFace.SANS, 7.2, style.ink().quiet(), Double.MAX_VALUE);
    }
}
