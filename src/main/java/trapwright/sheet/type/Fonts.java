package trapwright.sheet.type;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.jspecify.annotations.Nullable;

/// The faces, parsed once and on demand. One object serves a whole program and may be used from any thread, but the
/// parsed faces are read lazily: whoever lays out or draws with them holds this object's lock meanwhile.
public final class Fonts {
    private static final int COMMON = 0x250;
    private static final int NO_BREAK_HYPHEN = 0x2011;
    private static final int NO_BREAK_SPACE = 0xA0;

    private final Map<FontFace, LoadedFace> faces = new EnumMap<>(FontFace.class);
    private final Map<FontFace, @Nullable Glyph[]> common = new EnumMap<>(FontFace.class);
    private final Map<FontFace, Map<Integer, Glyph>> rare = new EnumMap<>(FontFace.class);

    /// The face for embedding.
    public synchronized TrueTypeFont font(FontFace face) {
        return loaded(face).font();
    }

    /// The signs of a text that no face has, each once, in the order of their code points. Cards show a box for each.
    public synchronized String lacking(String text) {
        TreeSet<Integer> lacking = new TreeSet<>();
        text.codePoints()
                .filter(code -> !Character.isISOControl(code) && !silent(code))
                .filter(code -> glyph(FontFace.SERIF, code).missing())
                .forEach(lacking::add);
        StringBuilder signs = new StringBuilder();
        lacking.forEach(signs::appendCodePoint);
        return signs.toString();
    }

    /// Whether a sign only steers others (a joiner, a direction, a colour variant) and takes no room of its own.
    static boolean silent(int code) {
        return Character.getType(code) == Character.FORMAT
                || (code >= 0xFE00 && code <= 0xFE0F)
                || (code >= 0xE0000 && code <= 0xE0FFF);
    }

    /// A sign as the wanted face shows it, else as another face lends it, else the box.
    Glyph glyph(FontFace wanted, int code) {
        if (code >= COMMON) {
            Map<Integer, Glyph> known = rare.computeIfAbsent(wanted, _ -> new HashMap<>());
            return known.computeIfAbsent(code, sign -> find(wanted, sign));
        }
        @Nullable Glyph[] known = common.computeIfAbsent(wanted, _ -> new Glyph[COMMON]);
        Glyph glyph = known[code];
        if (glyph == null) {
            glyph = find(wanted, code);
            known[code] = glyph;
        }
        return glyph;
    }

    /// What is added between two signs, in thousandths of the type size.
    int kern(Glyph left, Glyph right) {
        if (left.face() != right.face() || left.missing() || right.missing()) return 0;
        return loaded(left.face()).kern(left.id(), right.id());
    }

    private Glyph find(FontFace wanted, int code) {
        if (code == '\n') return new Glyph(wanted, code, 0, 0);
        if (has(wanted, code) && !breakingSpace(code)) return in(wanted, code);
        if (code == NO_BREAK_HYPHEN) return in(wanted, '-');
        if (breakingSpace(code)) return in(wanted, ' ');
        if (Character.getType(code) == Character.SPACE_SEPARATOR) return in(wanted, NO_BREAK_SPACE);
        for (FontFace lender : wanted.lenders()) if (has(lender, code)) return in(lender, code);
        return new Glyph(wanted, code, 0, Glyph.BOX);
    }

    private static boolean breakingSpace(int code) {
        return Character.isWhitespace(code) && Character.getType(code) == Character.SPACE_SEPARATOR;
    }

    private boolean has(FontFace face, int code) {
        return loaded(face).glyph(code) != 0;
    }

    private Glyph in(FontFace face, int code) {
        int id = loaded(face).glyph(code);
        return new Glyph(face, code, id, loaded(face).advance(id));
    }

    private LoadedFace loaded(FontFace face) {
        return faces.computeIfAbsent(face, LoadedFace::of);
    }
}
