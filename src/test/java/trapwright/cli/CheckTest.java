package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckTest {
    private static final String CARD = """
            {"format": "trapwright/1", "system": "dnd35", "name": {"en": "Pit"}, "icon": %s, "rulings": {%s},
             "trap": {"type": "single", "design": {"harm": {"type": "strike", "damage": "%s"},
               "delivery": {"attack": {"bonus": 10}}}}}""";
    private static final String ICON = "{\"type\": \"icon\", \"id\": \"wolf-trap\"}";

    @TempDir
    Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("x.trap");
    }

    @Test
    void aSoundFileIsAsItShouldBe() throws IOException {
        Files.writeString(file, CARD.formatted(ICON, "", "1d6"));
        assertThat(check()).isEqualTo(new Called(0, file + ": 1 trap, as it should be.\n", ""));
    }

    @Test
    void aCardWithAnErrorIsNotAsItShouldBe() throws IOException {
        Files.writeString(file, CARD.formatted(ICON, "", "2d6+"));
        Called called = check();
        assertThat(called.exit()).isEqualTo(1);
        assertThat(called.out())
                .contains(file + ", Pit: Error D35-19: “2d6+” is not dice.")
                .doesNotContain("as it should be");
    }

    @Test
    void whatNobodyKnowsIsAWarning() throws IOException {
        Files.writeString(
                file, CARD.formatted("{\"type\": \"icon\", \"id\": \"dragon\"}", "\"gravity\": \"off\"", "1d6"));
        assertThat(check())
                .isEqualTo(new Called(
                        0,
                        file + ", Pit: Warning: there is no picture “dragon”; the usual one is printed.\n" + file
                                + ", Pit: Warning CARD-01: This game has no ruling “gravity”: it is kept and changes"
                                + " nothing.\n",
                        ""));
        assertThat(Called.in(Locale.FRENCH, "", "check", file.toString()).out())
                .contains("Avertissement\u00a0: il n’y a pas d’image «\u00a0dragon\u00a0»");
    }

    @ParameterizedTest
    @CsvSource({
        "png, 1, true",
        "jpg, 1, true",
        "png, 0.9, false",
        "jpg, 0.9, false",
        "png, 0.4, false",
        "jpg, 0.4, false"
    })
    void aPictureThatIsCutOffIsAWarning(String format, double part, boolean whole) throws IOException {
        byte[] picture = picture(format);
        byte[] cut = Arrays.copyOf(picture, (int) (picture.length * part));
        String base64 = Base64.getEncoder().encodeToString(cut);
        Files.writeString(file, CARD.formatted("{\"type\": \"image\", \"base64\": \"" + base64 + "\"}", "", "1d6"));
        assertThat(check())
                .isEqualTo(new Called(
                        0,
                        whole
                                ? file + ": 1 trap, as it should be.\n"
                                : file + ", Pit: Warning: the picture is cut off or damaged and cannot be drawn.\n",
                        ""));
    }

    @Test
    void aTrapThatIsNotKnownIsNotCalledSound() throws IOException {
        Files.writeString(file, CARD.formatted(ICON, "", "1d6").replace("dnd35", "gurps"));
        assertThat(check())
                .isEqualTo(new Called(
                        2,
                        "",
                        file + ": “Pit” is of a system that this version does not know (gurps)."
                                + " It cannot be changed or printed here; it stays as it is.\n"));
        Called printed = Called.with(
                "card", file.toString(), "-o", folder.resolve("x.pdf").toString());
        assertThat(printed.exit()).isEqualTo(2);
        assertThat(printed.err()).endsWith("it stays as it is.\nNothing was printed.\n");
    }

    @Test
    void whatDoesNotFitTheSchemaIsNamed() throws IOException {
        Files.writeString(file, "{\"format\":\"trapwright/1\",\"system\":\"gurps\",\"trap\":{},\"tags\":5}");
        assertThat(check().exit()).isEqualTo(2);
        assertThat(check().err()).contains("“/tags” does not fit the schema: ");
    }

    private Called check() {
        return Called.with("check", file.toString());
    }

    private static byte[] picture(String format) throws IOException {
        BufferedImage image = new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(1);
        for (int x = 0; x < 64; x++) {
            for (int y = 0; y < 64; y++) {
                image.setRGB(x, y, random.nextInt());
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, format, bytes);
        return bytes.toByteArray();
    }
}
