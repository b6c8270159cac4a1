package trapwright.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice.Reason;

class DiceTest {
    @ParameterizedTest
    @CsvSource({
        "1d6, 7, 2",
        "d6, 7, 2",
        "2d6, 7, 1",
        "1d8+4, 17, 2",
        "2d8, 9, 1",
        "3d6, 21, 2",
        "1d12+8, 29, 2",
        "2D6 + 1d4, 19, 2",
        "1d6-1, 5, 2",
        "1d6−1, 5, 2",
        "(1d4+1)x1d8, 63, 4",
        "(1d4)x1d4, 25, 4",
        "(1d6+4)x6, 45, 1",
        "(1d6)×2, 7, 1",
        "24d10, 132, 1",
        "5, 5, 1",
        "1000d1000, 500500, 1",
    })
    void theMeanIsExact(String text, int numerator, int denominator) {
        Dice dice = Dice.of(text);
        assertThat(dice).isInstanceOf(Dice.Parsed.class);
        assertThat(dice.mean()).isEqualTo(BigFraction.of(numerator, denominator));
        assertThat(dice.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0d6, NO_DICE",
        "1d0, NO_FACES",
        "99999d99999, TOO_LARGE",
        "1001d6, TOO_LARGE",
        "1d1001, TOO_LARGE",
        "99999999999999999999, TOO_LARGE",
        "d, NOT_DICE",
        "2d, NOT_DICE",
        "2d6+, NOT_DICE",
        "2d6 3d6, NOT_DICE",
        "vingt, NOT_DICE",
        "(1d6, NOT_DICE",
        "(1d6)x, NOT_DICE",
        "(1d6)x0, NO_DICE",
        "(1d6)x1001, TOO_LARGE",
        "(100d6)x1000d1000, TOO_LARGE",
        "(1d6)x1-1, NO_DICE",
        "2d6++1, NOT_DICE",
    })
    void whatIsNoDiceIsKeptAsTypedWithTheReason(String text, Reason reason) {
        assertThat(Dice.of(text)).isEqualTo(new Dice.Unreadable(text, reason));
        assertThat(Dice.of(text).mean()).isEqualTo(BigFraction.ZERO);
    }

    @Test
    void aMeanBelowNothingCountsNothing() {
        assertThat(Dice.of("1d6-10").mean()).isEqualTo(BigFraction.ZERO);
    }

    @Test
    void theFixedPartAndTheMissilesAreKnown() {
        Roll darts = Dice.of("(1d4+1)x1d8").roll().orElseThrow();
        assertThat(darts.bonus()).isEqualTo(1);
        assertThat(darts.meanOfOne()).isEqualTo(BigFraction.of(7, 2));
        assertThat(darts.mostMissiles()).isEqualTo(8);
        assertThat(Dice.of("2d6").roll().orElseThrow().mostMissiles()).isEqualTo(1);
    }

    @Test
    void noTextIsNoDice() {
        assertThat(Dice.of("")).isSameAs(Dice.NONE);
        assertThat(Dice.of("  ").isNone()).isTrue();
    }
}
