package trapwright.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.Picture;

class MiniatureTest {
    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg"})
    void isTheMiddleOfThePicture(String format) {
        BufferedImage small = Miniature.of(OwnPicture.of(format), true).orElseThrow();
        assertThat(small.getWidth()).isEqualTo(Miniature.SIDE);
        assertThat(small.getHeight()).isEqualTo(Miniature.SIDE);
        for (int at : new int[] {12, Miniature.SIDE / 2, Miniature.SIDE - 12}) {
            Color colour = new Color(small.getRGB(at, Miniature.SIDE / 2));
            assertThat(colour.getRed()).isBetween(0xD0, 0xF0);
            assertThat(colour.getBlue()).isLessThan(0x30);
        }
    }

    @Test
    void isInGreysWhereInkIsSaved() {
        BufferedImage small = Miniature.of(OwnPicture.of("png"), false).orElseThrow();
        Color colour = new Color(small.getRGB(Miniature.SIDE / 2, Miniature.SIDE / 2));
        assertThat(colour.getRed()).isEqualTo(colour.getGreen()).isEqualTo(colour.getBlue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "not base 64!", "AAAA", "iVBORw0KGgo="})
    void isNothingOfADamagedPicture(String base64) {
        assertThat(Miniature.of(new Picture.Image(base64), true)).isEmpty();
    }
}
