package trapwright.sheet.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextAttribute;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Our reading of the faces' kerning against Java's own shaping.
class KerningTest {
    private static final String SIGNS = "AFLPTVWYacefgorstvwyzéœÉ.,-’»«0147 (";
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    @ParameterizedTest
    @EnumSource
    void everyPairIsKernedAsJavaShapesIt(FontFace face) throws Exception {
        LoadedFace ours = LoadedFace.of(face);
        Font theirs = shaped(face);
        List<String> different = new ArrayList<>();
        int kerned = 0;
        for (int left : SIGNS.codePoints().toArray()) {
            for (int right : SIGNS.codePoints().toArray()) {
                int glyph = ours.glyph(left);
                int kern = ours.kern(glyph, ours.glyph(right));
                double shaped = secondAt(theirs, left, right) - ours.advance(glyph);
                if (Math.abs(kern - shaped) > 0.01) different.add(Character.toString(left) + Character.toString(right));
                if (kern != 0) kerned++;
            }
        }
        assertThat(different).isEmpty();
        assertThat(kerned).isGreaterThan(50);
    }

    private static double secondAt(Font font, int left, int right) {
        char[] pair = (Character.toString(left) + Character.toString(right)).toCharArray();
        GlyphVector vector = font.layoutGlyphVector(EXACT, pair, 0, pair.length, Font.LAYOUT_LEFT_TO_RIGHT);
        return vector.getGlyphPosition(1).getX();
    }

    private static Font shaped(FontFace face) throws Exception {
        try (InputStream in = FontFace.class.getResourceAsStream(face.resource())) {
            return Font.createFont(Font.TRUETYPE_FONT, in)
                    .deriveFont(1000f)
                    .deriveFont(Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON));
        }
    }
}
