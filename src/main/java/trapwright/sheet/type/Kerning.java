package trapwright.sheet.type;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.fontbox.ttf.TTFTable;
import org.apache.fontbox.ttf.TrueTypeFont;

/// Pair kerning out of a face's GPOS table (OpenType 1.9, lookup types 2 and 9): the `kern` feature of the Latin
/// script.
final class Kerning {
    private static final int PAIRS = 2;
    private static final int EXTENSION = 9;
    private static final short UNKNOWN = Short.MIN_VALUE;

    private final List<List<PairTable>> lookups;
    private final short[][] known;

    private Kerning(List<List<PairTable>> lookups, int glyphs) {
        this.lookups = lookups;
        known = new short[glyphs][];
    }

    /// The kerning of a face; none where it has no GPOS table.
    static Kerning of(TrueTypeFont font) throws IOException {
        TTFTable table = font.getTableMap().get("GPOS");
        List<List<PairTable>> lookups = table == null ? List.of() : lookups(ByteBuffer.wrap(font.getTableBytes(table)));
        return new Kerning(lookups, font.getNumberOfGlyphs());
    }

    /// What is added after the left glyph when the right one follows, in units of the face.
    int between(int left, int right) {
        short[] row = known[left];
        if (row == null) {
            row = new short[known.length];
            Arrays.fill(row, UNKNOWN);
            known[left] = row;
        }
        if (row[right] == UNKNOWN) row[right] = (short) look(left, right);
        return row[right];
    }

    private int look(int left, int right) {
        int sum = 0;
        for (List<PairTable> lookup : lookups) {
            for (PairTable table : lookup) {
                var advance = table.advance(left, right);
                if (advance.isPresent()) {
                    sum += advance.getAsInt();
                    break;
                }
            }
        }
        return sum;
    }

    private static List<List<PairTable>> lookups(ByteBuffer gpos) {
        int list = u16(gpos, 8);
        List<List<PairTable>> lookups = new ArrayList<>();
        for (int index : kernLookups(gpos)) {
            int lookup = list + u16(gpos, list + 2 + 2 * index);
            List<PairTable> tables = new ArrayList<>();
            for (int i = 0; i < u16(gpos, lookup + 4); i++) {
                int type = u16(gpos, lookup);
                int table = lookup + u16(gpos, lookup + 6 + 2 * i);
                if (type == EXTENSION) {
                    type = u16(gpos, table + 2);
                    table += gpos.getInt(table + 4);
                }
                if (type == PAIRS) tables.add(PairTable.at(gpos, table));
            }
            lookups.add(tables);
        }
        return lookups;
    }

    private static SortedSet<Integer> kernLookups(ByteBuffer gpos) {
        SortedSet<Integer> lookups = new TreeSet<>();
        int features = u16(gpos, 6);
        int language = language(gpos);
        for (int i = 0; language != 0 && i < u16(gpos, language + 4); i++) {
            int record = features + 2 + 6 * u16(gpos, language + 6 + 2 * i);
            if (!tag(gpos, record).equals("kern")) continue;
            int feature = features + u16(gpos, record + 4);
            for (int j = 0; j < u16(gpos, feature + 2); j++) lookups.add(u16(gpos, feature + 4 + 2 * j));
        }
        return lookups;
    }

    /// The default language of the Latin script, else of the default script; 0 for none.
    private static int language(ByteBuffer gpos) {
        int scripts = u16(gpos, 4);
        int found = 0;
        for (int i = 0; i < u16(gpos, scripts); i++) {
            int record = scripts + 2 + 6 * i;
            int script = scripts + u16(gpos, record + 4);
            int language = u16(gpos, script) == 0 ? 0 : script + u16(gpos, script);
            if (tag(gpos, record).equals("latn")) return language;
            if (tag(gpos, record).equals("DFLT")) found = language;
        }
        return found;
    }

    private static String tag(ByteBuffer table, int at) {
        StringBuilder tag = new StringBuilder();
        for (int i = 0; i < 4; i++) tag.append((char) table.get(at + i));
        return tag.toString();
    }

    static int u16(ByteBuffer table, int at) {
        return table.getShort(at) & 0xFFFF;
    }
}
