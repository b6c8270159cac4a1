package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.rules.StatBlock.StatLine;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

class PublishedLinesTest {
    /// The poison DCs of the older edition, and the one spell that is printed at another level.
    private static final Set<String> KNOWN_SLIPS = Set.of("interop.read.poison-dc", "interop.read.spell-level");

    static List<String> all() {
        return java.util.stream.Stream.of(Language.values())
                .flatMap(language -> PublishedLines.of(language).stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyWordIsUnderstoodAndNothingIsTakenForGranted(String line) {
        assertThat(Readers.read(line).remarks())
                .allSatisfy(
                        remark -> assertThat(KNOWN_SLIPS).contains(remark.text().key()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void manyTrapsInOneTextAreReadOneByOne(Language language) {
        Reading reading = Readers.read(PublishedLines.text(language));
        assertThat(reading.cards()).hasSize(54);
        assertThat(reading.remarks()).hasSize(3);
        Words words = Words.in(language);
        assertThat(reading.cards())
                .extracting(card ->
                        PublishedLines.plain(words.written(card.face().texts().name())))
                .containsExactlyElementsOf(PublishedLines.of(language).stream()
                        .map(line -> PublishedLines.plain(line).split(" ?: ", 2)[0])
                        .toList());
    }

    @Test
    void bothLanguagesTellTheSameTraps() {
        List<String> english = PublishedLines.of(Language.EN);
        List<String> french = PublishedLines.of(Language.FR);
        assertThat(english).hasSameSizeAs(french);
        for (int i = 0; i < english.size(); i++) {
            assertThat(Bare.wordless(PublishedLines.trap(french.get(i))))
                    .as(english.get(i))
                    .isEqualTo(Bare.wordless(PublishedLines.trap(english.get(i))));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void printingGivesThePublishedLineBack(String line) {
        TrapCard card = PublishedLines.only(line);
        Language language = card.face().texts().name().en().isEmpty() ? Language.FR : Language.EN;
        StatLine whole = card.assess().block().statLine();
        StatLine asPrinted = new StatLine(
                whole.parts().stream()
                        .filter(part -> !part.key().equals("block35.line.cr"))
                        .toList(),
                List.of());
        Words words = Words.in(language);
        String printed = StatLineText.of(words.written(card.face().texts().name()), asPrinted, words);
        String wanted = PublishedLines.plain(line)
                .replace("up to six tentacles per target, Atk", "6 per target, Atk")
                .replace("jusqu'à six tentacules par cible, attaque", "6 par cible, attaque");
        assertThat(PublishedLines.plain(printed)).isEqualTo(wanted);
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsPrintedInEitherUnitsIsReadAgain(String line) {
        TrapCard.Dnd35 card = PublishedLines.only(line);
        Language language = card.face().texts().name().en().isEmpty() ? Language.FR : Language.EN;
        for (Units units : Units.values()) {
            String printed = StatLineText.of(card, new Words(language, units));
            var again = PublishedLines.trap(printed);
            assertThat(language == Language.EN ? Bare.english(again) : Bare.french(again))
                    .as(printed)
                    .isEqualTo(language == Language.EN ? Bare.english(card.trap()) : Bare.french(card.trap()));
        }
    }
}
