package trapwright.sheet.type;

import static trapwright.sheet.type.Kerning.u16;

import java.nio.ByteBuffer;
import java.util.OptionalInt;

/// One table of kerned pairs: by single glyphs (format 1) or by classes of glyphs (format 2).
///
/// @param at where the table begins in the buffer
/// @param first bytes of the left glyph's values
/// @param both bytes of both glyphs' values
/// @param advance where the left glyph's advance stands in its values; negative for nowhere
record PairTable(ByteBuffer gpos, int at, boolean byClass, int first, int both, int advance) {
    private static final int X_ADVANCE = 4;

    static PairTable at(ByteBuffer gpos, int at) {
        int format = u16(gpos, at + 4);
        int first = 2 * Integer.bitCount(format);
        int both = first + 2 * Integer.bitCount(u16(gpos, at + 6));
        int advance = (format & X_ADVANCE) == 0 ? -1 : 2 * Integer.bitCount(format & (X_ADVANCE - 1));
        return new PairTable(gpos, at, u16(gpos, at) == 2, first, both, advance);
    }

    /// What the pair adds; empty where this table does not speak of it, so that the next one is asked.
    OptionalInt advance(int left, int right) {
        int covered = coverage(left);
        if (covered < 0) return OptionalInt.empty();
        return byClass ? classes(left, right) : single(covered, right);
    }

    private OptionalInt single(int covered, int right) {
        int set = at + u16(gpos, at + 10 + 2 * covered);
        int size = 2 + both;
        int low = 0;
        int high = u16(gpos, set) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int record = set + 2 + middle * size;
            int glyph = u16(gpos, record);
            if (glyph == right) return value(record + 2);
            if (glyph < right) low = middle + 1;
            else high = middle - 1;
        }
        return OptionalInt.empty();
    }

    private OptionalInt classes(int left, int right) {
        int row = classOf(at + u16(gpos, at + 8), left);
        int column = classOf(at + u16(gpos, at + 10), right);
        return value(at + 16 + (row * u16(gpos, at + 14) + column) * both);
    }

    private OptionalInt value(int record) {
        return OptionalInt.of(advance < 0 ? 0 : gpos.getShort(record + advance));
    }

    /// The glyph's place in the table's coverage; −1 where it is not covered.
    private int coverage(int glyph) {
        int table = at + u16(gpos, at + 2);
        int count = u16(gpos, table + 2);
        boolean ranges = u16(gpos, table) == 2;
        for (int i = 0; i < count; i++) {
            int entry = table + 4 + i * (ranges ? 6 : 2);
            if (!ranges && u16(gpos, entry) == glyph) return i;
            if (ranges && u16(gpos, entry) <= glyph && glyph <= u16(gpos, entry + 2)) {
                return u16(gpos, entry + 4) + glyph - u16(gpos, entry);
            }
        }
        return -1;
    }

    private int classOf(int table, int glyph) {
        if (u16(gpos, table) == 1) {
            int place = glyph - u16(gpos, table + 2);
            return place >= 0 && place < u16(gpos, table + 4) ? u16(gpos, table + 6 + 2 * place) : 0;
        }
        for (int i = 0; i < u16(gpos, table + 2); i++) {
            int entry = table + 4 + 6 * i;
            if (u16(gpos, entry) <= glyph && glyph <= u16(gpos, entry + 2)) return u16(gpos, entry + 4);
        }
        return 0;
    }
}
