package trapwright.sheet.type;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Text set in lines of a given width, flush left, kerned, never hyphenated. Lengths in points.
///
/// Lines break after a space, and after a hyphen or a dash between letters; a word wider than the column breaks inside.
public final class Paragraph {
    /// From one line's foot to the next in reading text, against the type size.
    public static final double LEADING = 1.34;

    private static final double SLACK = 0.001;

    private final List<Span> spans;
    private final Signs signs;
    private final List<Line> lines;
    private final double size;
    private final double leading;

    /// One line from a sign to before another, the spaces at its end left out.
    private record Line(int from, int to, double width) {}

    private Paragraph(List<Span> spans, Signs signs, double size, double width, double leading) {
        this.spans = spans;
        this.signs = signs;
        this.size = size;
        this.leading = leading;
        lines = broken(width);
    }

    /// Sets spans.
    ///
    /// @param size type size of a span whose scale is 1
    /// @param width the column's
    /// @param leading from one line's foot to the next, against the type size
    public static Paragraph set(Fonts fonts, List<Span> spans, double size, double width, double leading) {
        return new Paragraph(List.copyOf(spans), new Signs(fonts, spans, size), size, width, leading);
    }

    /// How many lines there are; none for an empty text.
    public int lines() {
        return lines.size();
    }

    /// Width of one line.
    public double width(int line) {
        return lines.get(line).width;
    }

    /// Width of the widest line.
    public double width() {
        return lines.stream().mapToDouble(Line::width).max().orElse(0);
    }

    /// From one line's foot to the next.
    public double lead() {
        return size * leading;
    }

    /// From the paragraph's head to its first line's foot.
    public double firstBaseline() {
        return size * (0.74 * LEADING - (LEADING - leading) / 2);
    }

    /// Height of so many lines.
    public double height(int count) {
        return count * lead();
    }

    /// Height of the whole.
    public double height() {
        return height(lines());
    }

    /// Adds the signs that no face has, for which boxes stand.
    public void addMissing(Collection<Integer> codes) {
        for (int i = 0; i < signs.count(); i++) {
            if (signs.glyph(i).missing()) codes.add(signs.glyph(i).code());
        }
    }

    /// The pieces of one line, left to right.
    public List<Piece> pieces(int line) {
        Line at = lines.get(line);
        List<Piece> pieces = new ArrayList<>();
        double x = 0;
        for (int i = at.from; i < at.to; ) {
            int end = i + 1;
            while (end < at.to && signs.alike(i, end)) end++;
            pieces.add(piece(i, end, end == at.to, x));
            for (; i < end; i++) x += signs.step(i);
        }
        return pieces;
    }

    private Piece piece(int from, int to, boolean last, double x) {
        Span span = spans.get(signs.owner(from));
        List<Object> shown = new ArrayList<>();
        List<Double> boxes = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        double reached = x;
        for (int i = from; i < to; i++) {
            Glyph glyph = signs.glyph(i);
            int move = last && i == to - 1 ? 0 : signs.kern(i);
            if (glyph.missing()) {
                boxes.add(reached);
                move += glyph.advance();
            } else text.appendCodePoint(glyph.code());
            if (move != 0) {
                if (!text.isEmpty()) shown.add(text.toString());
                text.setLength(0);
                shown.add((float) -move);
            }
            reached += signs.step(i);
        }
        if (!text.isEmpty()) shown.add(text.toString());
        return new Piece(signs.glyph(from).face(), size * span.scale(), span.colour(), x, shown, boxes);
    }

    private List<Line> broken(double column) {
        List<Line> broken = new ArrayList<>();
        for (int from = 0; from < signs.count(); ) {
            int next = lineEnd(from, column);
            int to = next;
            while (to > from && signs.trailing(to - 1)) to--;
            broken.add(new Line(from, to, signs.width(from, to)));
            from = next;
        }
        return broken;
    }

    /// Where the line that begins at a sign ends: the first sign of the next line.
    private int lineEnd(int from, double column) {
        double width = 0;
        int chance = from;
        for (int i = from; i < signs.count(); i++) {
            Glyph glyph = signs.glyph(i);
            if (glyph.code() == '\n') return i + 1;
            if (width + signs.width(i) > column + SLACK && !glyph.blank()) {
                return chance > from ? chance : Math.max(i, from + 1);
            }
            width += signs.step(i);
            if (signs.mayBreakAfter(i)) chance = i + 1;
        }
        return signs.count();
    }
}
