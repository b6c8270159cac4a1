package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.sheet.CardPage;
import trapwright.sheet.Icons;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Words;

/// The built-in traps of every system on paper.
class PrintedSamplesTest {
    private static final Press PRESS = new Press();

    static Stream<Arguments> prints() {
        return Samples.SYSTEMS.stream()
                .flatMap(system -> Stream.of(Language.values()).map(language -> Arguments.of(system, language)));
    }

    @ParameterizedTest
    @MethodSource("prints")
    void everyTrapIsWholeOnItsCardAndNothingIsLacking(String system, Language language) {
        CardPage cards = new CardPage(Words.in(language), new Icons());
        List<Page> pages = Samples.of(system).stream()
                .map(sample -> cards.of(sample.card()))
                .toList();
        Spread spread = PRESS.lay(pages, SheetSetup.cards(Paper.A4));
        PressTest.assertInside(spread);
        assertThat(spread.lacking()).isEmpty();
        assertThat(PressTest.text(spread)).contains(pages.getLast().band().name());
    }
}
