package trapwright.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.words.Language;
import trapwright.words.Words;

class HostileFilesTest {
    private static final String GOOD = TrapFiles.text(TrapFile.of(new TrapCard.Dnd35(
            Face.blank(new UUID(0, 1))
                    .withTexts(Face.blank(new UUID(0, 1)).texts().withName(new Wording("Pit", "Fosse"))),
            Dnd35Rules.INSTANCE.blank())));

    @TempDir
    Path folder;

    static Stream<Arguments> brokenTexts() {
        return Stream.of(
                text("", "x is empty: it holds no trap. An earlier copy may be in your backups."),
                text(" \n\t", "x is empty: it holds no trap. An earlier copy may be in your backups."),
                text("[]", "x is not a trap file: a trap file says \"format\": \"trapwright/1\"."),
                text("{}", "x is not a trap file: a trap file says \"format\": \"trapwright/1\"."),
                text("null", "x is not a trap file: a trap file says \"format\": \"trapwright/1\"."),
                text("{\"format\": 1}", "x is not a trap file: a trap file says \"format\": \"trapwright/1\"."),
                text(
                        "{\"format\": \"trapwright/0\"}",
                        "x is not a trap file: a trap file says \"format\": \"trapwright/1\"."),
                text(
                        GOOD.substring(0, GOOD.indexOf("make") - 2),
                        "x, line 16, column 6: the file stops in the middle."
                                + " Take an earlier copy, or add what is missing; the file was left as it is."),
                text(
                        GOOD.replace("20,", "20 20,"),
                        "x, line 18, column 24: this is not JSON."
                                + " Mend that place in a text editor; the file was left as it is."),
                text(
                        "hello",
                        "x, line 1, column 1: this is not JSON."
                                + " Mend that place in a text editor; the file was left as it is."),
                text(
                        "\0",
                        "x, line 1, column 1: this is not JSON."
                                + " Mend that place in a text editor; the file was left as it is."),
                text(
                        GOOD.replace("Pit", "P\0it"),
                        "x, line 6, column 13: this is not JSON."
                                + " Mend that place in a text editor; the file was left as it is."),
                text(
                        GOOD + "{}",
                        "x, line 48, column 1: something follows after the end of the trap."
                                + " Delete it in a text editor and open the file again."),
                text(
                        GOOD + "\0",
                        "x, line 48, column 1: this is not JSON."
                                + " Mend that place in a text editor; the file was left as it is."),
                text(
                        GOOD.replace("\"system\"", "\"id\""),
                        "x, line 4, column 7: the field “id” stands twice in one place." + " Delete one of the two."),
                text(
                        "[".repeat(100_000),
                        "x, line 1, column 66: brackets more than 64 deep."
                                + " No trap needs that; the file was not opened."),
                text(
                        "{\"a\":".repeat(100_000),
                        "x, line 1, column 322: brackets more than 64 deep."
                                + " No trap needs that; the file was not opened."),
                text(
                        GOOD.replace("\"rounds\": 1", "\"rounds\": " + "9".repeat(5_000)),
                        "x, line 40, column 5019: a number of more than 40 digits. Write a smaller one."),
                text(
                        GOOD.replace("\"rounds\": 1", "\"rounds\": 1e999999999"),
                        "x, line 40, column 19: a number of more than 40 digits. Write a smaller one."),
                text(
                        GOOD.replace("\"rounds\": 1", "\"rounds\": 1E+99999999999"),
                        "x, line 40, column 19: a number of more than 40 digits. Write a smaller one."),
                text(
                        GOOD.replace("\"rounds\": 1", "\"other\": 1e-999999"),
                        "x, line 40, column 18: a number of more than 40 digits. Write a smaller one."),
                text(
                        GOOD.replace("Pit", "P".repeat(100_001)),
                        "x, line 6, column 11: a text of more than 100,000 characters. Shorten it."),
                text(
                        "{\"format\":\"trapwright/1\",\"x\":[" + "0,".repeat(Limits.TRAP_PIECES) + "0]}",
                        "x, line 1, column 500022: too many values for such a file. It was not opened."));
    }

    static Stream<Arguments> wrongValues() {
        return Stream.of(
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": \"20\"",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": null",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": 1.7",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": true",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": [20]",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value(
                        "\"searchDc\": 20",
                        "\"searchDc\": 2000000",
                        "“trap.design.make.searchDc” should be a whole number from −1,000,000 to 1,000,000."),
                value("\"en\": \"Pit\"", "\"en\": 5", "“name.en” should be a text in quotation marks."),
                value("\"en\": \"Pit\"", "\"en\": null", "“name.en” should be a text in quotation marks."),
                value(
                        "\"damage\": \"1d6\"",
                        "\"damage\": 6",
                        "“trap.design.harm.damage” should be a text in quotation marks."),
                value(
                        "\"reach\": \"ranged\"",
                        "\"touch\": \"yes\"",
                        "“trap.design.delivery.attack.touch” should be true or false."),
                value(
                        "\"reach\": \"ranged\"",
                        "\"touch\": 1",
                        "“trap.design.delivery.attack.touch” should be true or false."),
                value(
                        "\"reach\": \"ranged\"",
                        "\"reach\": 1",
                        "“trap.design.delivery.attack.reach” should be one of \"melee\", \"ranged\"."),
                value(
                        "\"type\": \"strike\"",
                        "\"@type\": \"java.util.ArrayList\"",
                        "“trap.design.harm” should be one of \"none\", \"strike\", \"fall\"."),
                value("\"system\": \"dnd35\"", "\"system\": 5", "“system” should be a text in quotation marks."),
                value(
                        "\"system\": \"dnd35\"",
                        "\"sistem\": \"dnd35\"",
                        "“system” should be a text in quotation marks."),
                value("\"trap\": {", "\"trip\": {", "“trap” should be fields in curly brackets."),
                value(
                        "\"id\": \"00000000-0000-0000-0000-000000000001\"",
                        "\"id\": \"7\"",
                        "“id” should be an id such as \"123e4567-e89b-12d3-a456-426614174000\"."),
                value(
                        "\"system\": \"dnd35\"",
                        "\"system\": \"dnd35\", \"tags\": \"a\"",
                        "“tags” should be a list in square brackets."),
                value(
                        "\"system\": \"dnd35\"",
                        "\"system\": \"dnd35\", \"tags\": [null]",
                        "“tags.0” should be a text in quotation marks."),
                value(
                        "\"system\": \"dnd35\"",
                        "\"system\": \"dnd35\", \"printed\": {\"price\": 1e30}",
                        "“printed.price” should be a number from −1,000,000,000 to 1,000,000,000."));
    }

    @ParameterizedTest
    @MethodSource("brokenTexts")
    void aBrokenFileGivesOneSentenceAndIsLeftAlone(String text, String sentence) throws IOException {
        assertSaid(text.getBytes(UTF_8), sentence);
    }

    @ParameterizedTest
    @MethodSource("wrongValues")
    void aWrongValueIsNamedWithItsPlace(String text, String sentence) throws IOException {
        assertThat(said(text.getBytes(UTF_8), Language.EN))
                .matches("x, line \\d+, column \\d+: .*")
                .endsWith(sentence);
    }

    @Test
    void textThatIsNotUtf8IsRefused() throws IOException {
        String sentence = "x is not UTF-8 text: save it as UTF-8 and open it again.";
        assertSaid(GOOD.replace("Pit", "Épieu").getBytes(ISO_8859_1), sentence);
        assertSaid(GOOD.getBytes(UTF_16), sentence);
    }

    @Test
    void aByteOrderMarkIsSkipped() throws FileTrouble {
        assertThat(TrapFiles.read("x", ("\uFEFF" + GOOD).getBytes(UTF_8)).cards())
                .hasSize(1);
    }

    @Test
    void aFileBeyondItsSizeIsNotRead() throws IOException {
        byte[] padded = (GOOD + " ".repeat(Limits.TRAP_BYTES)).getBytes(UTF_8);
        assertSaid(padded, "x is larger than 8 MB, more than such a file can hold: it was not opened.");
        assertSaid(
                new byte[Limits.BOOK_BYTES + 1],
                "x is larger than 64 MB, more than such a file can hold: it was not opened.");
    }

    @Test
    void aBookOfTooManyTrapsIsRefused() throws IOException {
        String book = "{\"format\":\"trapwright-book/1\",\n\"traps\":[" + "{},".repeat(Limits.TRAPS) + "{}]}";
        assertSaid(
                book.getBytes(UTF_8), "x, line 2, column 9: a book holds at most 20,000 traps. Split it into several.");
    }

    @Test
    void aPictureBeyondItsLimitsIsRefused() throws IOException {
        String kind =
                "x, line 11, column 15: this is no PNG or JPEG picture in base 64. Take it out, or put another one in.";
        assertSaid(picture("AAAA"), kind);
        assertSaid(picture("no base 64"), kind);
        assertSaid(picture("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="), kind);
        byte[] wide = RandomCards.picture();
        wide[18] = 0x08;
        wide[19] = 0x01;
        assertSaid(
                picture(java.util.Base64.getEncoder().encodeToString(wide)),
                "x, line 11, column 15: a picture of more than 1 MB or 2,048 pixels a side. Use a smaller one.");
        assertSaid(
                picture("A".repeat(Limits.PICTURE_TEXT + 1)),
                "x, line 11, column 15: a picture of more than 1 MB or 2,048 pixels a side. Use a smaller one.");
    }

    @Test
    void everyTruncationOfAGoodFileGivesOneSentence() {
        for (int length = 0; length < GOOD.length() - 2; length++) {
            byte[] cut = GOOD.substring(0, length).getBytes(UTF_8);
            assertThatExceptionOfType(FileTrouble.class).isThrownBy(() -> TrapFiles.read("x", cut));
        }
    }

    private void assertSaid(byte[] content, String sentence) throws IOException {
        assertThat(said(content, Language.EN)).isEqualTo(sentence);
        assertThat(said(content, Language.FR)).isNotEqualTo(sentence).doesNotContain("store.", "{");
        Path file = Files.write(folder.resolve("hostile.trap"), content);
        assertThatExceptionOfType(FileTrouble.class).isThrownBy(() -> TrapFiles.open(file));
        assertThat(file).hasBinaryContent(content);
        assertThat(folder).isDirectoryContaining(found -> found.equals(file));
    }

    private static String said(byte[] content, Language language) {
        try {
            TrapFiles.read("x", content);
            return "";
        } catch (FileTrouble trouble) {
            return Words.in(language).say(trouble.sentence());
        }
    }

    private static byte[] picture(String base64) {
        return GOOD.replace("\"type\": \"icon\"", "\"type\": \"image\"")
                .replace("\"id\": \"wolf-trap\"", "\"base64\": \"" + base64 + '"')
                .getBytes(UTF_8);
    }

    private static Arguments text(String text, String sentence) {
        return Arguments.of(text, sentence);
    }

    private static Arguments value(String good, String wrong, String sentence) {
        assertThat(GOOD).contains(good);
        return Arguments.of(GOOD.replace(good, wrong), sentence);
    }
}
