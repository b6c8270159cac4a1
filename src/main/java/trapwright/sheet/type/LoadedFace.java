package trapwright.sheet.type;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// A parsed face: which signs it has, how wide they are and how they are kerned.
final class LoadedFace {
    private final TrueTypeFont font;
    private final CmapLookup codes;
    private final Kerning kerning;
    private final int unitsPerEm;

    private LoadedFace(TrueTypeFont font) throws IOException {
        // Ligatures would come out of a copied text as other letters or not at all.
        font.setEnableGsub(false);
        this.font = font;
        codes = font.getUnicodeCmapLookup();
        kerning = Kerning.of(font);
        unitsPerEm = font.getUnitsPerEm();
    }

    static LoadedFace of(FontFace face) {
        try (InputStream in = FontFace.class.getResourceAsStream(face.resource())) {
            if (in == null) throw new IllegalStateException("missing " + face.resource());
            return new LoadedFace(new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TrueTypeFont font() {
        return font;
    }

    /// The number of a sign's glyph; 0 where the face lacks it.
    int glyph(int code) {
        return codes.getGlyphId(code);
    }

    /// Width of a glyph in thousandths of the type size.
    int advance(int glyph) {
        try {
            return thousandths(font.getAdvanceWidth(glyph));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What is added between two glyphs, in thousandths of the type size; mostly negative.
    int kern(int left, int right) {
        return thousandths(kerning.between(left, right));
    }

    private int thousandths(int units) {
        return Math.round(units * 1000f / unitsPerEm);
    }
}
