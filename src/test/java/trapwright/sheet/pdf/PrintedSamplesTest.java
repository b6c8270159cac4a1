package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.TrapCard;
import trapwright.sheet.CardPage;
import trapwright.sheet.CardSize;
import trapwright.sheet.Composer;
import trapwright.sheet.Icons;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Words;

/// The built-in traps of every system on paper.
class PrintedSamplesTest {
    private static final Press PRESS = new Press();
    private static final int STRIDE = 9;
    private static final float LEAST_PT = 7;

    /// Every trap stands on one of the sizes, sides and inks in each language; all of them come round.
    @ParameterizedTest
    @EnumSource
    void everySizeSideAndInkHoldsTheTrapsWhole(Language language) {
        List<TrapCard> cards = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .map(Samples.Sample::card)
                .toList();
        int turn = language.ordinal();
        for (CardSize size : CardSize.values()) {
            for (Side side : Side.values()) {
                for (boolean inkSaving : List.of(true, false)) {
                    int from = turn++ % STRIDE;
                    List<TrapCard> some = IntStream.range(0, cards.size())
                            .filter(card -> card % STRIDE == from)
                            .mapToObj(cards::get)
                            .toList();
                    List<Page> pages = new Composer(Words.in(language), new Icons(), side).pages(some);
                    Spread spread = PRESS.lay(pages, new SheetSetup(Paper.LETTER, size, inkSaving, true));
                    PressTest.assertInside(spread);
                    assertThat(spread.lacking()).isEmpty();
                    assertThat(PressTest.leastSize(spread)).isGreaterThanOrEqualTo(LEAST_PT);
                    assertThat(PressTest.text(spread))
                            .contains(pages.getLast().band().name());
                }
            }
        }
    }

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
