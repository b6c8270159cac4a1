package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.store.Samples;
import trapwright.store.Samples.Sample;
import trapwright.system.dnd5e.Concept;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The built-in 5e traps come back from what is printed of them.
class Dnd5ePrintedTest {
    static List<Sample> all() {
        return Samples.of("dnd5e");
    }

    private static TrapCard.Dnd5e only(Reading reading, String text) {
        assertThat(reading.leftWordsOver()).as(text).isFalse();
        assertThat(reading.cards()).as(text).hasSize(1);
        return (TrapCard.Dnd5e) reading.cards().getFirst();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyEntryIsReadAsItIsPrinted(Sample sample) {
        for (Language language : Language.values()) {
            for (Units units : Units.values()) {
                Words words = new Words(language, units);
                String printed = StatLineText.of(sample.card(), words);
                TrapCard.Dnd5e again = only(Readers.read(printed), printed);
                assertThat(StatLineText.of(again, words)).isEqualTo(printed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsFiguresAreTheSame(Sample sample) {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            String printed = StatLineText.of(sample.card(), words);
            TrapCard again = only(Readers.read(printed), printed);
            for (String id : List.of("averageDamage", "saveDc", "attackBonus", "rung")) {
                assertThat(again.assess().amount(id).map(figure -> figure.value()))
                        .as(id + " of " + printed)
                        .isEqualTo(sample.card().assess().amount(id).map(figure -> figure.value()));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void manyEntriesInOneTextAreReadOneByOne(Language language) {
        Words words = Words.in(language);
        String text = all().stream()
                .map(sample -> StatLineText.of(sample.card(), words))
                .collect(Collectors.joining("\n\n"));
        Reading reading = Readers.read(text);
        assertThat(reading.leftWordsOver()).isFalse();
        assertThat(reading.cards().stream().map(card -> StatLineText.of(card, words)))
                .containsExactlyElementsOf(all().stream()
                        .map(sample -> StatLineText.of(sample.card(), words))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("all")
    void aKindThatIsNotPrintedIsTakenForGrantedAloud(Sample sample) {
        String printed = StatLineText.of(sample.card(), Words.in(Language.EN));
        boolean told = printed.matches("(?s)[^.]*(mechanical|magic) trap.*");
        Reading reading = Readers.read(printed);
        assertThat(reading.remarks().stream()
                        .anyMatch(remark -> remark.text().key().startsWith("interop.read.no-kind")))
                .isEqualTo(!told);
        Concept.Kind kind = only(reading, printed).trap().concept().kind();
        assertThat(told)
                .isIn(
                        false,
                        kind
                                == ((TrapCard.Dnd5e) sample.card())
                                        .trap()
                                        .concept()
                                        .kind());
    }
}
