package trapwright.sheet.pdf;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Clean;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;
import trapwright.sheet.type.Span;

/// A text made to fit a narrow place: smaller, then on more lines, then with an ellipsis.
///
/// @param text as it is set
/// @param whole whether all of it is there; if not, it must stand elsewhere in full
record Fitted(Paragraph text, boolean whole) {
    private static final double LEADING = 1.12;

    /// A place on a card.
    ///
    /// @param width in points
    /// @param sizes type sizes of the usual card to try on one line, largest first; the last serves for more lines
    /// @param lines the most lines
    record Place(FontFace face, Color colour, double width, List<Double> sizes, int lines) {}

    /// Fits a text that has a counter such as "(1/2)" after it, in the plainer face of figures, or an empty one.
    static Fitted into(Place place, String raw, String counter, Style style) {
        String text = Clean.line(raw);
        for (double size : place.sizes) {
            Paragraph set = set(place, text, counter, size, style);
            if (set.lines() <= 1) return new Fitted(set, true);
        }
        double least = place.sizes.getLast();
        Paragraph set = set(place, text, counter, least, style);
        if (set.lines() <= place.lines) return new Fitted(set, true);
        int[] codes = text.codePoints().toArray();
        int low = 0;
        int high = codes.length;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (set(place, shortened(codes, middle), counter, least, style).lines() <= place.lines) low = middle;
            else high = middle - 1;
        }
        return new Fitted(set(place, shortened(codes, low), counter, least, style), false);
    }

    private static String shortened(int[] codes, int count) {
        return new String(codes, 0, count).strip() + "…";
    }

    private static Paragraph set(Place place, String text, String counter, double size, Style style) {
        List<Span> spans = new ArrayList<>();
        spans.add(new Span(text, place.face, place.colour));
        if (!counter.isEmpty()) spans.add(new Span("\u00A0" + counter, FontFace.SANS_SEMIBOLD, 0.8, place.colour));
        return style.set(spans, style.pt(size), place.width, LEADING);
    }
}
