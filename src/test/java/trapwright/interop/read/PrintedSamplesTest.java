package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.rules.Wording;
import trapwright.sheet.Icons;
import trapwright.store.Samples;
import trapwright.store.Samples.Sample;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

class PrintedSamplesTest {
    static List<Sample> all() {
        return Samples.of("dnd35");
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyOneIsWellWrittenWithASourceAndAPicture(Sample sample) {
        var face = sample.card().face();
        for (Wording text : List.of(
                face.texts().name(), face.texts().description(), face.texts().noticed())) {
            assertThat(text.en()).isNotBlank().doesNotContain("'");
            assertThat(text.fr()).isNotBlank().doesNotContain("'").doesNotContainPattern(" [:;!?]");
        }
        assertThat(face.source().licence()).isEqualTo("OGL 1.0a");
        assertThat(face.icon()).isInstanceOf(Picture.Icon.class);
        assertThat(new Icons().find(((Picture.Icon) face.icon()).id())).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theirStatLinesAreThePublishedOnes(Language language) {
        List<String> published = PublishedLines.of(language).stream()
                .map(PublishedLines::plain)
                .filter(line -> !line.contains("(part")
                        && !line.contains("tentacules noirs")
                        && !line.contains("black tentacles"))
                .toList();
        Words words = Words.in(language);
        List<String> printed = all().stream()
                .map(Sample::card)
                .filter(card -> !card.face().texts().name().en().matches("Forcecage.*|Black Tentacles.*"))
                .map(card -> PublishedLines.plain(StatLineText.of(card, words))
                        .replaceAll("^([^:]*: )(?:CR|FP) \\d+ ?; ", "$1")
                        .replaceAll("(?<=\\d|\\)\\.) ?(?:Market Price|Cost|Prix|Coût) ?:.*$", "")
                        .replaceAll("\\. (?:Market Price|Cost|Prix|Coût) ?:.*$", "."))
                .toList();
        assertThat(printed).containsExactlyElementsOf(published);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyOneIsReadAgainAsItIsPrinted(Sample sample) {
        TrapCard.Dnd35 card = (TrapCard.Dnd35) sample.card();
        for (Language language : Language.values()) {
            for (Units units : Units.values()) {
                String printed = StatLineText.of(card, new Words(language, units));
                Reading reading = Readers.read(printed);
                assertThat(reading.leftWordsOver()).as(printed).isFalse();
                var again = ((TrapCard.Dnd35) reading.cards().getFirst()).trap();
                boolean english = language == Language.EN;
                assertThat(english ? Bare.english(again) : Bare.french(again))
                        .as(printed)
                        .isEqualTo(english ? Bare.english(card.trap()) : Bare.french(card.trap()));
            }
        }
    }
}
