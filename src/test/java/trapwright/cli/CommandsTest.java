package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.card.TrapCard;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.words.Language;
import trapwright.words.Words;

class CommandsTest {
    private static final String ARROW = "Basic Arrow Trap: CR 1; mechanical; proximity trigger; manual reset;"
            + " Atk +10 ranged (1d6/x3, arrow); Search DC 20; Disable Device DC 20. Market Price: 2,000 gp.";

    @TempDir
    Path folder;

    private Path spikes = Path.of("");

    @BeforeEach
    void copyTheKeptSample() throws IOException {
        try (InputStream sample = Objects.requireNonNull(getClass().getResourceAsStream("/trapwright/store/v1.trap"))) {
            spikes = folder.resolve("spikes.trap");
            Files.copy(sample, spikes);
        }
    }

    @Test
    void aCardIsPrintedAsPdfWithItsWords() throws IOException {
        Path pdf = folder.resolve("out.pdf");
        assertThat(Called.with("card", spikes.toString(), "-o", pdf.toString(), "--crop-marks"))
                .isEqualTo(new Called(0, "", ""));
        try (var document = Loader.loadPDF(pdf.toFile())) {
            assertThat(new PDFTextStripper().getText(document).replace('\u00a0', ' '))
                    .contains("Poison wall spikes", "12,650 gp", "DC 25", "The corridor narrows");
            assertThat(document.getPage(0).getMediaBox().getWidth()).isBetween(595f, 596f);
        }
        assertThat(Called.with(
                                "card",
                                spikes.toString(),
                                "-o",
                                pdf.toString(),
                                "--paper",
                                "letter",
                                "--size",
                                "page",
                                "--ink-saving",
                                "--lang",
                                "fr")
                        .exit())
                .isZero();
        try (var document = Loader.loadPDF(pdf.toFile())) {
            assertThat(new PDFTextStripper().getText(document)).contains("Piques empoisonnées", "(anglais)");
            assertThat(document.getPage(0).getMediaBox().getWidth()).isEqualTo(612f);
        }
    }

    @Test
    void theOtherSidesAndBacksArePrinted() throws IOException {
        Path players = folder.resolve("players.txt");
        Called called = Called.with("card", spikes.toString(), "-o", players.toString(), "--side", "player");
        assertThat(called).isEqualTo(new Called(0, "", ""));
        assertThat(Files.readString(players))
                .contains("Player handout", "The corridor narrows")
                .doesNotContainIgnoringCase("spikes", "DC", "17");
        String arrow = folder.resolve("arrow.trap").toString();
        Called.in(Locale.ENGLISH, ARROW, "read", "-", "-o", arrow);
        assertThat(Called.with("card", arrow, spikes.toString(), "-o", players.toString(), "--side", "player"))
                .isEqualTo(new Called(
                        0, "", "“Basic Arrow Trap” has no handout and no text to read aloud: it is left out.\n"));
        assertThat(Files.readString(players)).contains("The corridor narrows");
        Called nothing =
                Called.with("card", arrow, "-o", folder.resolve("none.pdf").toString(), "--side", "player");
        assertThat(nothing.exit()).isEqualTo(2);
        assertThat(nothing.err()).startsWith("None of the traps has a handout");
        assertThat(folder.resolve("none.pdf")).doesNotExist();
        Path builder = folder.resolve("builder.md");
        assertThat(Called.with("card", spikes.toString(), "-o", builder.toString(), "--side", "builder"))
                .isEqualTo(new Called(0, "", ""));
        // 126,500 sp at 30 × 25 a week
        assertThat(Files.readString(builder).replace('\u00a0', ' '))
                .contains("12,650 gp", "Weeks at a check of", "169");
        Path backs = folder.resolve("backs.pdf");
        assertThat(Called.with("card", spikes.toString(), "-o", backs.toString(), "--size", "a6", "--duplex", "short"))
                .isEqualTo(new Called(0, "", ""));
        try (var pdf = Loader.loadPDF(backs.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
        }
    }

    @Test
    void aCardIsPrintedAsPageMarkdownTextAndPicture() throws IOException {
        for (String ending : List.of("html", "md", "txt", "png")) {
            assertThat(Called.with(
                            "card",
                            spikes.toString(),
                            "-o",
                            folder.resolve("out." + ending).toString()))
                    .isEqualTo(new Called(0, "", ""));
        }
        assertThat(folder.resolve("out.html")).content().contains("<html", "Poison wall spikes", "12,650");
        assertThat(folder.resolve("out.md")).content().contains("Poison wall spikes", "12,650");
        assertThat(folder.resolve("out.txt"))
                .content()
                .startsWith(
                        "Poison wall spikes: CR 5; mechanical; location trigger; manual reset; Atk +16 melee (1d8+4");
        assertThat(ImageIO.read(folder.resolve("out.png").toFile()).getWidth()).isBetween(1_050, 1_052);
    }

    @Test
    void signsThatTheFontsLackAreNamedOnce() throws IOException {
        Path card = folder.resolve("hole.trap");
        Files.writeString(card, Files.readString(spikes).replace("Poison wall spikes", "Hole 🕳"));
        for (String ending : List.of("pdf", "png", "html", "md", "txt")) {
            String out = folder.resolve("hole." + ending).toString();
            String note = ending.startsWith("p")
                    ? "The fonts do not have every sign; boxes are printed for 🕳 (U+1F573) in “Hole 🕳”.\n"
                    : "";
            assertThat(Called.with("card", spikes.toString(), card.toString(), "-o", out))
                    .isEqualTo(new Called(0, "", note));
        }
    }

    @Test
    void nothingIsPrintedWhenAFileIsBrokenOrTheFolderIsMissing() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.trap"), "{");
        Path pdf = folder.resolve("out.pdf");
        assertThat(Called.with("card", spikes.toString(), broken.toString(), "-o", pdf.toString())
                        .exit())
                .isEqualTo(2);
        assertThat(pdf).doesNotExist();
        Path nowhere = folder.resolve("none/out.pdf");
        assertThat(Called.with("card", spikes.toString(), "-o", nowhere.toString()))
                .isEqualTo(new Called(
                        2,
                        "",
                        "Could not save " + nowhere + ": the folder " + folder.resolve("none")
                                + " is gone. Choose another folder.\n"));
    }

    @Test
    void aPrintedLineBecomesACard() throws Exception {
        Called called = Called.in(Locale.ENGLISH, ARROW, "read", "-");
        assertThat(called.exit()).isZero();
        var card = TrapFiles.read("out", called.out().getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .cards()
                .getFirst();
        assertThat(card.face().texts().name().en()).isEqualTo("Basic Arrow Trap");
        assertThat(card.assess().amount("priceGp").orElseThrow().value().intValue())
                .isEqualTo(200_000);
    }

    @Test
    void severalLinesBecomeABookOrAFolder() throws Exception {
        String two = ARROW + "\n" + ARROW;
        Path text = Files.writeString(folder.resolve("lines.txt"), two);
        Path book = folder.resolve("two.traps");
        assertThat(Called.with("read", text.toString(), "-o", book.toString()).exit())
                .isZero();
        assertThat(TrapFiles.open(book).cards()).hasSize(2);
        Path cards = folder.resolve("cards");
        assertThat(Called.with("read", text.toString(), "-o", cards.toString()).exit())
                .isZero();
        assertThat(cards.resolve("basic-arrow-trap.trap")).isRegularFile();
        assertThat(cards.resolve("basic-arrow-trap-2.trap")).isRegularFile();
        Called again = Called.with("read", text.toString(), "-o", cards.toString());
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).endsWith("is there already: choose an empty folder; nothing was written.\n");
        Called single = Called.with(
                "read", text.toString(), "-o", folder.resolve("one.trap").toString());
        assertThat(single.exit()).isEqualTo(2);
        assertThat(single.err()).startsWith("The text has several traps: give ");
    }

    @Test
    void whatIsNotUnderstoodIsSaidWithItsPlace() {
        Called some = Called.in(Locale.ENGLISH, ARROW.replace("manual reset", "purple reset"), "read", "-");
        assertThat(some.exit()).isEqualTo(1);
        assertThat(some.err()).contains("purple");
        Called none = Called.in(Locale.ENGLISH, "A rogue came by.", "read", "-");
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("No trap was found in this text");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            empty | Standard input is empty: give | L’entrée standard ne contient rien\u00a0: donnez
            {"format": "trapwright/1"} | Standard input is a trap file already: use card, assess or check | L’entrée standard est déjà un fichier de piège\u00a0: employez card, assess ou check
            [{"a": 1}] | Standard input is JSON and no printed trap | L’entrée standard est du JSON et non un piège imprimé
            x\0\u0001mechanical; location trigger | Standard input is no text: give | L’entrée standard n’est pas du texte\u00a0: donnez""")
    void whatIsNoPrintedTrapIsRefusedInOneSentence(String given, String english, String french) {
        String input = given.equals("empty") ? " \n" : given;
        Called en = Called.in(Locale.ENGLISH, input, "read", "-");
        assertThat(en.exit()).isEqualTo(2);
        assertThat(en.out()).isEmpty();
        assertThat(en.err()).startsWith(english).hasLineCount(1);
        Called fr = Called.in(Locale.FRENCH, input, "read", "-");
        assertThat(fr.exit()).isEqualTo(2);
        assertThat(fr.err()).startsWith(french).hasLineCount(1);
    }

    @Test
    void aTrapFileIsNotReadAsText() throws IOException {
        Path trap = folder.resolve("own.trap");
        assertThat(Called.in(Locale.ENGLISH, ARROW, "read", "-", "-o", trap.toString())
                        .exit())
                .isZero();
        Called again = Called.with("read", trap.toString());
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).isEqualTo(trap + " is a trap file already: use card, assess or check with it.\n");
    }

    @Test
    void everyRemarkOfAnOrdinaryTextIsSaidAndOnlyHostileOnesAreCounted() {
        Called many = Called.in(Locale.ENGLISH, ARROW + "; purple bananas".repeat(30), "read", "-");
        assertThat(many.exit()).isEqualTo(1);
        assertThat(many.err()).hasLineCount(30).doesNotContain("more remarks");
        String hostile = ARROW + "; purple bananas".repeat(1_010);
        assertThat(Called.in(Locale.ENGLISH, hostile, "read", "-").err())
                .hasLineCount(1_001)
                .endsWith("… and 10 more remarks.\n");
        assertThat(Called.in(Locale.FRENCH, hostile, "read", "-").err()).endsWith("… et 10 autres remarques.\n");
    }

    @ParameterizedTest
    @CsvSource({"dnd5e, en", "dnd5e, fr", "dnd35, en", "dnd35, fr"})
    void aPlainTextSheetIsReadBackToItsCard(String system, String language) throws IOException, FileTrouble {
        for (Samples.Sample sample : Samples.of(system).subList(0, 8)) {
            Path trap = folder.resolve("in.trap");
            TrapFiles.saveAs(TrapFile.of(sample.card()), trap);
            Path sheet = folder.resolve("sheet.txt");
            Called.with("card", trap.toString(), "-o", sheet.toString(), "--lang", language);
            Path again = folder.resolve("again.trap");
            Called read = Called.with("read", sheet.toString(), "-o", again.toString());
            assertThat(read.exit()).as(Files.readString(sheet) + read.err()).isZero();
            Path second = folder.resolve("second.txt");
            Called.with("card", again.toString(), "-o", second.toString(), "--lang", language);
            Words words = Words.in(language.equals("en") ? Language.EN : Language.FR);
            TrapCard card = TrapFiles.open(again).cards().getFirst();
            assertThat(Files.readString(second).lines().findFirst())
                    .isEqualTo(Files.readString(sheet).lines().findFirst());
            assertThat(words.written(card.face().texts().description()))
                    .isEqualTo(words.written(sample.card().face().texts().description()));
            Files.delete(again);
        }
    }

    @Test
    void anErrorOfTheRulesIsSaidAndEndsWithOne() {
        String weak = "Weak: magic device; touch trigger; no reset; spell effect (fireball, 3rd-level wizard, 3d6 fire,"
                + " DC 14 Reflex save half damage); Search DC 28; Disable Device DC 28.";
        Called called = Called.in(Locale.ENGLISH, weak, "read", "-");
        assertThat(called.exit()).isEqualTo(1);
        assertThat(called.err())
                .isEqualTo(
                        "Weak: Fireball: caster level 3 is too low; a wizard needs 5 or more. Raise the caster level.\n");
        assertThat(called.out()).contains("\"level\": 3");
    }

    @Test
    void samplesAreListedAndWrittenUnderUniqueNames() throws IOException {
        int count = Samples.of("dnd35").size();
        assertThat(Called.with("samples").out().lines())
                .hasSize(Samples.SYSTEMS.stream()
                        .mapToInt(system -> Samples.of(system).size())
                        .sum());
        Path out = folder.resolve("deep/samples");
        Called written = Called.with("samples", "--system", "dnd35", "-o", out.toString());
        assertThat(written.exit()).isZero();
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files).hasSize(count);
        }
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(Called.with("samples", "-o", file.toString()).err())
                .isEqualTo("Could not make the folder " + file
                        + ": something of that name is in the way. Choose another folder.\n");
    }

    @Test
    void theSchemaIsPrintedAsPublished() {
        assertThat(Called.with("schema").out())
                .startsWith("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\"");
    }
}
