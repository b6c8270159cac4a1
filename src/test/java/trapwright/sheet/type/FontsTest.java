package trapwright.sheet.type;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FontsTest {
    private static final String FRENCH =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ"
                    + ".,;:!?…'’\"“”«»()[]/-–—+×÷=<>≤≥−½°†%&@#*·\u00A0";

    private final Fonts fonts = new Fonts();

    @ParameterizedTest
    @EnumSource
    void everyFaceHasAllThatCardsInBothLanguagesNeed(FontFace face) {
        LoadedFace loaded = LoadedFace.of(face);
        assertThat(FRENCH.codePoints().filter(code -> loaded.glyph(code) == 0).mapToObj(Character::toString))
                .isEmpty();
    }

    @Test
    void aFaceBorrowsWhatItLacks() {
        assertThat(fonts.glyph(FontFace.DISPLAY, '→').face()).isEqualTo(FontFace.SERIF_BOLD);
        assertThat(fonts.glyph(FontFace.DISPLAY, '→').missing()).isFalse();
    }

    @Test
    void aNoBreakHyphenLooksLikeAHyphen() {
        assertThat(fonts.glyph(FontFace.SERIF, 0x2011)).isEqualTo(fonts.glyph(FontFace.SERIF, '-'));
    }

    @Test
    void rareSpacesBecomeTheUsualOnesOfTheirKind() {
        assertThat(fonts.glyph(FontFace.SERIF, 0x2003).blank()).isTrue();
        assertThat(fonts.glyph(FontFace.DISPLAY, 0x202F).code()).isEqualTo(0xA0);
    }

    @Test
    void namesEachSignThatNoFaceHasOnce() {
        assertThat(fonts.lacking("Piège à feu 🔥 et feu 🔥, שלום\u200D\uFE0F\n"))
                .isEqualTo("ולםש🔥");
        assertThat(fonts.lacking("« Œuvre » : 10 × 3 ≥ 2")).isEmpty();
    }
}
