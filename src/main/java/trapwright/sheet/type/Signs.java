package trapwright.sheet.type;

import java.util.Arrays;
import java.util.List;

/// The signs of several spans in a row, each in its face, with the kerning between them. Kept small, as a print of many
/// cards holds all of theirs. Widths in points.
final class Signs {
    private final double[] units;
    private Glyph[] glyphs = new Glyph[64];
    private short[] owners = new short[64];
    private short[] kerns = new short[64];
    private int count;

    Signs(Fonts fonts, List<Span> spans, double size) {
        units = spans.stream().mapToDouble(span -> size * span.scale() / 1000).toArray();
        for (int owner = 0; owner < spans.size(); owner++) add(fonts, spans.get(owner), (short) owner);
        glyphs = Arrays.copyOf(glyphs, count);
        owners = Arrays.copyOf(owners, count);
        kerns = Arrays.copyOf(kerns, count);
    }

    private void add(Fonts fonts, Span span, short owner) {
        String text = span.text();
        for (int at = 0; at < text.length(); ) {
            int code = text.codePointAt(at);
            at += Character.charCount(code);
            if (Fonts.silent(code)) continue;
            if (count == glyphs.length) {
                glyphs = Arrays.copyOf(glyphs, 2 * count);
                owners = Arrays.copyOf(owners, 2 * count);
                kerns = Arrays.copyOf(kerns, 2 * count);
            }
            Glyph glyph = fonts.glyph(span.face(), code);
            if (count > 0 && owners[count - 1] == owner) {
                kerns[count - 1] = (short) fonts.kern(glyphs[count - 1], glyph);
            }
            glyphs[count] = glyph;
            owners[count++] = owner;
        }
    }

    int count() {
        return count;
    }

    Glyph glyph(int i) {
        return glyphs[i];
    }

    /// Number of the span that a sign belongs to.
    int owner(int i) {
        return owners[i];
    }

    /// What is added before the next sign, in thousandths of the type size.
    int kern(int i) {
        return kerns[i];
    }

    /// Width of a sign by itself.
    double width(int i) {
        return glyphs[i].advance() * units[owners[i]];
    }

    /// From a sign to the next one.
    double step(int i) {
        return (glyphs[i].advance() + kerns[i]) * units[owners[i]];
    }

    /// Width of the signs from one to before another.
    double width(int from, int to) {
        double width = 0;
        for (int i = from; i < to; i++) width += i + 1 < to ? step(i) : width(i);
        return width;
    }

    /// Whether two signs stand in one span and one face.
    boolean alike(int one, int other) {
        return owners[one] == owners[other] && glyphs[one].face() == glyphs[other].face();
    }

    /// Whether a sign is a blank or a line feed, which is not shown at a line's end.
    boolean trailing(int i) {
        return glyphs[i].blank() || glyphs[i].code() == '\n';
    }

    /// Whether a line may end after a sign.
    boolean mayBreakAfter(int i) {
        if (i + 1 == count) return false;
        Glyph glyph = glyphs[i];
        if (glyph.blank()) return !glyphs[i + 1].blank();
        boolean dash = glyph.code() == '-' || glyph.code() == 0x2010 || glyph.code() == 0x2014;
        return dash && i > 0 && Character.isLetter(glyphs[i - 1].code()) && Character.isLetter(glyphs[i + 1].code());
    }
}
