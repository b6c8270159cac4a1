package trapwright.ui.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;
import org.kordamp.ikonli.materialdesign2.MaterialDesignAIkonHandler;

/// The faces of window and card. Once loaded, style sheets name them by family: "IBM Plex Sans", "IBM Plex Sans
/// SemiBold",
/// "Grenze SemiBold", "Source Serif 4" and, for the icons, "Material Design Icons".
public final class Fonts {
    private static final List<String> FILES = List.of(
            "IBMPlexSans_400Regular.ttf",
            "IBMPlexSans_400Regular_Italic.ttf",
            "IBMPlexSans_500Medium.ttf",
            "IBMPlexSans_600SemiBold.ttf",
            "IBMPlexSans_700Bold.ttf",
            "SourceSerif4_400Regular.ttf",
            "SourceSerif4_400Regular_Italic.ttf",
            "SourceSerif4_700Bold.ttf",
            "Grenze_600SemiBold.ttf");
    private static final double ANY_SIZE = 13;

    private static boolean loaded;

    private Fonts() {}

    /// Loads all faces, once.
    public static synchronized void load() {
        if (loaded) {
            return;
        }
        loaded = true;
        for (String file : FILES) {
            load("/assets/fonts/" + file, Fonts.class.getResourceAsStream("/assets/fonts/" + file));
        }
        load("the icon font", new MaterialDesignAIkonHandler().getFontResourceAsStream());
    }

    private static void load(String what, @org.jspecify.annotations.Nullable InputStream stream) {
        if (stream == null) {
            throw new IllegalStateException("missing " + what);
        }
        try (stream) {
            if (Font.loadFont(stream, ANY_SIZE) == null) {
                throw new IllegalStateException("not a font: " + what);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
