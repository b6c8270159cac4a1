package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.sheet.CardPage;
import trapwright.sheet.Icons;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.store.Samples;
import trapwright.store.Samples.Sample;
import trapwright.words.Language;
import trapwright.words.Words;

/// Every built-in trap of every system has room on its cards, in both languages.
class SampleCardsTest {
    private static final Press PRESS = new Press();
    private static final Icons ICONS = new Icons();
    private static final double EXACT = 0.01;
    private static final int MOST_CARDS = 3;

    static Stream<Sample> samples() {
        return Samples.SYSTEMS.stream().flatMap(system -> Samples.of(system).stream());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isPrintedWithoutOverflow(Sample sample) {
        for (Language language : Language.values()) {
            CardPage composer = new CardPage(Words.in(language), ICONS);
            Spread spread = PRESS.lay(List.of(composer.of(sample.card())), SheetSetup.cards(Paper.A4));
            assertThat(spread.lacking()).isEmpty();
            assertThat(spread.cards()).as(sample.fileName() + " " + language).isBetween(1, MOST_CARDS);
            for (int i = 0; i < spread.cards(); i++) {
                CardFace face = spread.card(i);
                Placed last = face.body().getLast();
                double room = face.pointer() == null
                        ? face.frame().room()
                        : face.frame().roomOfMany(face.pointer());
                assertThat(last.y() + last.height())
                        .as(sample.fileName() + " " + language)
                        .isLessThanOrEqualTo(room + EXACT);
            }
        }
    }
}
