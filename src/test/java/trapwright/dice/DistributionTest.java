package trapwright.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionTest {
    private static final int CEILING = 400;

    @Test
    void aMillionSumsOnEndStillAddUpToOne() {
        Distribution rarely = Distribution.dice(1, 1_000, 100).gated(0.05);
        assertThat(rarely.times(1_000_000).atLeast(0)).isCloseTo(1, within(1e-12));
    }

    @Test
    void twoDiceMakeATriangle() {
        Distribution dice = damage("2d6");
        assertThat(dice.chance(1)).isZero();
        assertThat(dice.chance(2)).isCloseTo(1 / 36.0, within(1e-15));
        assertThat(dice.chance(7)).isCloseTo(6 / 36.0, within(1e-15));
        assertThat(dice.atLeast(10)).isCloseTo(6 / 36.0, within(1e-15));
        assertThat(dice.most()).isEqualTo(12);
        assertThat(dice.mean()).isCloseTo(7, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        "4d10, 22.0000, 10.7500",
        "3d6, 10.5000, 5.0000",
        "24d10, 132.0000, 65.7500",
        "1d6-1, 2.5000, 1.0000",
        "2d10-1d4, 8.5125, 4.0100"
    })
    void halvingRoundsEachTotalDown(String dice, double mean, double half) {
        assertThat(damage(dice).mean()).isCloseTo(mean, within(5e-5));
        assertThat(damage(dice).halved(0).mean()).isCloseTo(half, within(5e-5));
    }

    @Test
    void aHalvedHitOfThreeFiveDoesAtLeastOne() {
        Distribution fire = Distribution.damage(roll("6d6"), 1, CEILING);
        assertThat(fire.halved(1).mean()).isCloseTo(10.25, within(1e-12));
        assertThat(Distribution.damage(roll("1d2"), 1, CEILING).halved(1).atLeast(1))
                .isEqualTo(1);
        assertThat(Distribution.damage(roll("1d2"), 0, CEILING).halved(0).atLeast(1))
                .isEqualTo(0.5);
    }

    @Test
    void missilesAreCountedBeforeTheyStrike() {
        Distribution darts = damage("(1d4)x1d6");
        assertThat(darts.mean()).isCloseTo(8.75, within(1e-12));
        assertThat(darts.atLeast(8)).isCloseTo(0.5673, within(5e-5));
    }

    @Test
    void attacksThatMayMissAreGated() {
        Distribution oneDart =
                damage("1d4").plus(damage("2d10").or(0.65, damage("2d10").halved(0)));
        assertThat(oneDart.gated(0.7).atLeast(12)).isCloseTo(gatedDart(), within(1e-12));
        assertThat(damage("1d4").gated(0.25).mean()).isCloseTo(0.625, within(1e-12));
    }

    @Test
    void aFailedSaveAndAHalvingOneAreMixed() {
        Distribution roof = damage("4d10").or(0.6, damage("4d10").halved(0));
        assertThat(roof.mean()).isCloseTo(17.5, within(1e-12));
        assertThat(roof.atLeast(10)).isCloseTo(0.8576, within(5e-5));
        assertThat(roof.atLeast(22)).isCloseTo(0.3201, within(5e-5));
        assertThat(roof.atLeast(30)).isCloseTo(0.0598, within(5e-5));
    }

    @Test
    void theCeilingTakesEverythingAboveIt() {
        Distribution low = Distribution.damage(roll("10d10"), 0, 50);
        assertThat(low.atLeast(50)).isCloseTo(damage("10d10").atLeast(50), within(1e-12));
        assertThat(low.most()).isEqualTo(50);
        assertThatIllegalArgumentException().isThrownBy(() -> low.atLeast(51));
        assertThat(low.halved(0).ceiling()).isEqualTo(25);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000d1000", "(1000d1000)x1000", "(1d6-5)x500d2", "1000d1000-1000d1000", "999999", "(0)x9"})
    @Timeout(20)
    void monstrousDiceAreAnsweredAllTheSame(String dice) {
        Distribution monstrous = Distribution.damage(roll(dice), 0, 200);
        assertThat(monstrous.atLeast(0)).isCloseTo(1, within(1e-9));
    }

    @Test
    void theSimplestFractionIsTheOneMeant() {
        assertThat(Distribution.simplest(0.4225)).isEqualTo(BigFraction.of(169, 400));
        assertThat(Distribution.simplest(0.1 + 0.2)).isEqualTo(BigFraction.of(3, 10));
        assertThat(Distribution.simplest(0)).isEqualTo(BigFraction.ZERO);
        assertThat(Distribution.simplest(1)).isEqualTo(BigFraction.ONE);
        assertThat(Distribution.simplest(1e-20).signum()).isPositive();
        assertThat(Distribution.simplest(1 - 1e-10).compareTo(BigFraction.ONE)).isNegative();
    }

    @Property(tries = 200)
    void theMeanOfTheDistributionIsTheMeanOfTheDice(
            @ForAll @IntRange(min = 1, max = 8) int count,
            @ForAll @IntRange(min = 1, max = 12) int faces,
            @ForAll @IntRange(min = 0, max = 9) int bonus) {
        Dice dice = Dice.of(count + "d" + faces + "+" + bonus);
        Distribution distribution = damage(dice.text());
        assertThat(distribution.mean()).isCloseTo(dice.mean().doubleValue(), within(1e-9));
        assertThat(distribution.atLeast(0)).isCloseTo(1, within(1e-12));
    }

    @Property
    void theSimplestFractionIsNear(@ForAll @DoubleRange(min = 0, max = 1) double chance) {
        BigFraction simplest = Distribution.simplest(chance);
        assertThat(simplest.doubleValue()).isCloseTo(chance, within(1e-11));
        assertThat(simplest).isBetween(BigFraction.ZERO, BigFraction.ONE);
    }

    private static double gatedDart() {
        double sum = 0;
        for (int first = 1; first <= 4; first++) {
            for (int poison = 2; poison <= 20; poison++) {
                double chance = (10 - Math.abs(poison - 11)) / 400.0;
                sum += first + poison >= 12 ? 0.65 * chance : 0;
                sum += first + poison / 2 >= 12 ? 0.35 * chance : 0;
            }
        }
        return sum * 0.7;
    }

    private static Distribution damage(String dice) {
        return Distribution.damage(roll(dice), 0, CEILING);
    }

    private static Roll roll(String dice) {
        return Dice.of(dice).roll().orElseThrow();
    }
}
