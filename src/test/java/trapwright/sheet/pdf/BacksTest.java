package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.sheet.CardSize;
import trapwright.sheet.Duplex;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SamplePages;
import trapwright.sheet.SheetSetup;

/// Backs behind their fronts.
class BacksTest {
    private static final Press PRESS = new Press();

    /// Places count row by row from the upper left; the numbers are those of the blank backs.
    @ParameterizedTest
    @CsvSource({
        "POKER, LONG,  A4, 3, '0:1 1:2 2:3', '2:1 1:2 0:3'",
        "POKER, SHORT, A4, 4, '0:1 1:2 2:3 3:4', '6:1 7:2 8:3 3:4'",
        "CARD,  LONG,  A4, 3, '0:1 1:2 2:3', '1:1 0:2 3:3'",
        "CARD,  SHORT, A4, 3, '0:1 1:2 2:3', '2:1 3:2 0:3'",
        // half sheets lie on a sheet that lies: its long edge is the level one
        "HALF,  LONG,  A4, 2, '0:1 1:2', '0:1 1:2'",
        "HALF,  SHORT, A4, 2, '0:1 1:2', '1:1 0:2'"
    })
    void theBackOfEachCardLiesBehindItsFront(
            CardSize size, Duplex duplex, Paper paper, int cards, String fronts, String backs) {
        List<SheetSide> sides = spread(size, duplex, paper, cards).sides();
        assertThat(sides).hasSize(2);
        assertThat(sides.getFirst().lying()).allMatch(lying -> lying.side() instanceof CardFace);
        assertThat(places(sides.getFirst())).isEqualTo(fronts.replaceAll(":\\d+", ""));
        assertThat(numbered(sides.getLast())).isEqualTo(backs);
    }

    @Test
    void foldedCardsHaveTheirBackToTheRightOnTheSameSide() {
        Spread spread = spread(CardSize.CARD, Duplex.FOLD, Paper.A4, 3);
        assertThat(spread.sheets()).isEqualTo(2);
        assertThat(spread.sides()).hasSize(2);
        assertThat(numbered(spread.sides().getFirst())).isEqualTo("1:1 3:2");
        assertThat(spread.setup().grid().spot(0).x() + 89)
                .isEqualTo(spread.setup().grid().spot(1).x());
    }

    @Test
    void aCardAsLargeAsTheSheetCannotBeFolded() {
        for (CardSize size : CardSize.values()) {
            var setup = new SheetSetup(Paper.A4, size, false, true, Duplex.FOLD);
            assertThat(setup.isPossible()).as(size.name()).isEqualTo(size != CardSize.PAGE);
        }
    }

    @Test
    void whatOneCardCannotHoldGoesOnItsBack() {
        List<Page> pages = List.of(SamplePages.longer(60), SamplePages.spikes());
        Spread plain = PRESS.lay(pages, new SheetSetup(Paper.A4, CardSize.CARD, false, true));
        assertThat(plain.cards()).isEqualTo(3);
        Spread backed = PRESS.lay(pages, new SheetSetup(Paper.A4, CardSize.CARD, false, true, Duplex.LONG));
        assertThat(backed.cards()).isEqualTo(3);
        assertThat(backed.sheets()).isEqualTo(1);
        SheetSide back = backed.sides().getLast();
        assertThat(back.lying().getFirst().side()).isInstanceOf(CardFace.class);
        assertThat(back.lying().get(1).side()).isInstanceOf(CardBack.class);
        PressTest.assertInside(backed);
        assertThat(PressTest.text(backed)).contains("w0001x", "w0060x");
    }

    private static Spread spread(CardSize size, Duplex duplex, Paper paper, int cards) {
        List<Page> pages = IntStream.range(0, cards)
                .mapToObj(card -> SamplePages.handout())
                .toList();
        return PRESS.lay(pages, new SheetSetup(paper, size, false, true, duplex));
    }

    private static String places(SheetSide side) {
        return side.lying().stream().map(lying -> "" + lying.place()).collect(Collectors.joining(" "));
    }

    private static String numbered(SheetSide side) {
        return side.lying().stream()
                .flatMap(lying -> lying.side() instanceof CardBack back
                        ? Stream.of(lying.place() + ":" + back.caption().replace("Card ", ""))
                        : Stream.empty())
                .collect(Collectors.joining(" "));
    }
}
