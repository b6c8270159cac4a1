package trapwright.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.Ikon;

class GlyphTest {
    @ParameterizedTest
    @EnumSource
    void everyPictureIsWhatTheFontsOwnListSays(Glyph glyph) throws ReflectiveOperationException {
        String letter = glyph.literal().substring(0, 1);
        Class<?> list =
                Class.forName("org.kordamp.ikonli.materialdesign2.MaterialDesign" + letter.toUpperCase(Locale.ROOT));
        Method find = list.getMethod("findByDescription", String.class);
        Ikon icon = (Ikon) find.invoke(null, "mdi2" + letter + "-" + glyph.literal());
        assertEquals(icon.getCode(), glyph.code());
    }
}
