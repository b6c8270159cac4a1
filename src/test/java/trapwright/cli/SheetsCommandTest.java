package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sheets of several traps: copies, order, bleed, the session list and the encounter sheet.
class SheetsCommandTest {
    @TempDir
    private Path folder;

    private List<String> traps;

    @BeforeEach
    void traps() {
        Called.in(
                Locale.ENGLISH,
                "Wall Scythe Trap: CR 4; mechanical; location trigger; automatic reset; Atk +20 melee (2d4+8/x4, scythe);"
                        + " Search DC 21; Disable Device DC 18.",
                "read",
                "-",
                "-o",
                path("wall.trap"));
        Called.in(
                Locale.ENGLISH,
                "Basic Arrow Trap: CR 1; mechanical; proximity trigger; manual reset; Atk +10 ranged (1d6/x3, arrow);"
                        + " Search DC 20; Disable Device DC 20. Market Price: 2,000 gp.",
                "read",
                "-",
                "-o",
                path("arrow.trap"));
        traps = List.of(path("wall.trap"), path("arrow.trap"));
    }

    @ParameterizedTest
    @CsvSource({"given,Wall,Basic", "name,Basic,Wall", "cr,Basic,Wall"})
    void copiesLieOneAfterTheOtherInTheWantedOrder(String order, String first, String second) throws IOException {
        assertThat(card("out.pdf", "--copies", "3", "--order", order)).isEqualTo(new Called(0, "", ""));
        String text = pdf("out.pdf");
        assertThat(Pattern.compile("(Wall|Basic) \\w+ Trap")
                        .matcher(text)
                        .results()
                        .map(found -> found.group(1)))
                .containsExactly(first, first, first, second, second, second);
        assertThat(text).contains("Sheet 2 of 2");
    }

    @Test
    void aBleedChangesNoWordOfTheSheet() throws IOException {
        assertThat(card("plain.pdf", "--crop-marks")).isEqualTo(new Called(0, "", ""));
        assertThat(card("bled.pdf", "--crop-marks", "--bleed", "3")).isEqualTo(new Called(0, "", ""));
        assertThat(pdf("bled.pdf")).isEqualTo(pdf("plain.pdf"));
    }

    @Test
    void theSessionListHasALineForEachTrap() throws IOException {
        assertThat(card("list.md", "--as", "list", "--order", "cr")).isEqualTo(new Called(0, "", ""));
        assertThat(Files.readString(folder.resolve("list.md")).replace('\u00a0', ' '))
                .contains("## Session list", "2 traps", "| Trap | CR | Search | Disable |")
                .containsSubsequence("| Basic Arrow Trap | 1 | 20 | 20 |", "| Wall Scythe Trap | 4 | 21 | 18 |");
        assertThat(card("list.pdf", "--as", "list", "--lang", "fr")).isEqualTo(new Called(0, "", ""));
        assertThat(pdf("list.pdf")).contains("Pièges de la séance", "2 pièges", "Wall Scythe Trap", "Basic Arrow Trap");
    }

    /// CR 4 and CR 1 have powers of 4 and 1, and 2 × log2(5) rounds to 5 (3.5, section 9); the market prices are 17,200
    /// gp and 2,000 gp.
    @Test
    void theEncounterSheetNamesItsLevelAndWhatTheTrapsComeTo() throws IOException {
        assertThat(card("encounter.txt", "--as", "encounter")).isEqualTo(new Called(0, "", ""));
        assertThat(Files.readString(folder.resolve("encounter.txt")).replace('\u00a0', ' '))
                .contains("EL 5", "Market price 19,200 gp", "Independent traps", "Wall Scythe Trap");
        assertThat(card("encounter.txt", "--as", "encounter", "--dependent")).isEqualTo(new Called(0, "", ""));
        assertThat(Files.readString(folder.resolve("encounter.txt")))
                .contains("Dependent traps")
                .doesNotContain("EL 5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "out.pdf; --bleed 1; A bleed of 1 mm",
                "out.pdf; --bleed 2 --size poker; There is no room for a bleed",
                "out.pdf; --bleed 2 --duplex fold; There is no room for a bleed",
                "out.pdf; --copies 0; 0 copies",
                "out.png; --copies 2; Copies are printed on paper",
                "out.pdf; --dependent; --dependent belongs to an encounter",
                "out.pdf; --as list --size poker; With --as list everything stands on whole pages",
                "out.pdf; --as encounter --side player; With --as encounter everything stands on whole pages"
            })
    void whatIsImpossibleIsRefusedInASentence(String out, String options, String sentence) {
        Called called = card(out, options.split(" "));
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err()).startsWith(sentence).hasLineCount(1);
        assertThat(folder.resolve(out)).doesNotExist();
    }

    private Called card(String out, String... options) {
        List<String> args = new ArrayList<>(List.of("card"));
        args.addAll(traps);
        args.addAll(List.of("-o", path(out)));
        args.addAll(List.of(options));
        return Called.with(args.toArray(String[]::new));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private String pdf(String name) throws IOException {
        try (var document = Loader.loadPDF(folder.resolve(name).toFile())) {
            return new PDFTextStripper().getText(document).replace('\u00a0', ' ');
        }
    }
}
