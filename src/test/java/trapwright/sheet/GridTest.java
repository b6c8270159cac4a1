package trapwright.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GridTest {
    private static final Offset<Double> HAIR = within(0.001);

    @ParameterizedTest
    @CsvSource({
        // paper, size, columns, rows, left, top: counted by hand
        "A4,     CARD,  2, 2, 13,    18.5",
        "LETTER, CARD,  2, 2, 15.95, 9.7",
        "A4,     POKER, 3, 3, 10.5,  16.5",
        "LETTER, POKER, 3, 3, 13.45, 7.7",
        "A4,     INDEX, 2, 2, 28.8,  21.5",
        "LETTER, INDEX, 2, 2, 31.75, 12.7",
        "A4,     A6,    2, 2, 0,     0",
        "A4,     HALF,  2, 1, 0,     0",
        "LETTER, PAGE,  1, 1, 0,     0"
    })
    void cardsAreCentredOnThePaper(Paper paper, CardSize size, int columns, int rows, double left, double top) {
        Grid grid = Grid.of(paper, size);
        assertThat(grid.columns()).isEqualTo(columns);
        assertThat(grid.rows()).isEqualTo(rows);
        assertThat(grid.left()).isCloseTo(left, HAIR);
        assertThat(grid.top()).isCloseTo(top, HAIR);
    }

    @Test
    void theFourthCardLiesAtTheLowerRightBeyondTheGap() {
        Grid.Spot spot = Grid.of(Paper.A4, CardSize.CARD).spot(3);
        assertThat(spot).isEqualTo(new Grid.Spot(108, 151.5, 89, 127));
    }

    @Test
    void halfASheetIsUprightOnPaperThatLiesAndKeepsOffTheEdges() {
        Grid grid = Grid.of(Paper.A4, CardSize.HALF);
        assertThat(grid.sheetWidth()).isEqualTo(297);
        assertThat(grid.spot(1)).isEqualTo(new Grid.Spot(154.5, 6, 136.5, 198));
    }

    @ParameterizedTest
    @EnumSource
    void fiveMillimetresStayWhiteRoundCardsThatAreCutOut(CardSize size) {
        for (Paper paper : Paper.values()) {
            Grid grid = Grid.of(paper, size);
            Grid.Spot last = grid.spot(grid.perSheet() - 1);
            assertThat(grid.spot(0).x()).isGreaterThanOrEqualTo(Grid.MARGIN);
            assertThat(grid.spot(0).y()).isGreaterThanOrEqualTo(Grid.MARGIN);
            assertThat(grid.sheetWidth() - last.x() - last.width()).isGreaterThanOrEqualTo(Grid.MARGIN - 0.001);
            assertThat(grid.sheetHeight() - last.y() - last.height()).isGreaterThanOrEqualTo(Grid.MARGIN - 0.001);
        }
    }

    @Test
    void aSheetIsBegunWhenTheOneBeforeIsFull() {
        Grid grid = Grid.of(Paper.A4, CardSize.CARD);
        assertThat(grid.sheets(0)).isZero();
        assertThat(grid.sheets(4)).isEqualTo(1);
        assertThat(grid.sheets(5)).isEqualTo(2);
    }

    @Test
    void aPictureIsTheCardAlone() {
        Grid alone = Grid.of(Paper.A4, CardSize.CARD).alone();
        assertThat(alone.spot(0)).isEqualTo(new Grid.Spot(0, 0, 89, 127));
        assertThat(alone.perSheet()).isEqualTo(1);
    }
}
