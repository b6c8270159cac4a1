package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd5e.PassivePerception.Circumstance;

class Dnd5eTablesTest {
    @ParameterizedTest
    @CsvSource({
        "0, -1",
        "3.88, -1",
        "3.89, 0",
        "5.5, 0",
        "7.77, 0",
        "7.78, 1",
        "11, 1",
        "15.55, 1",
        "15.56, 2",
        "22, 2",
        "34.78, 2",
        "34.79, 3",
        "55, 3",
        "73.79, 3",
        "73.80, 4",
        "99, 4",
        "114.31, 4",
        "114.32, 5",
        "132, 5",
        "152.42, 5",
        "152.43, 6",
        "100000, 6"
    })
    void theBorderOfTwoRungsIsTheirGeometricMean(BigDecimal mean, int rung) {
        assertThat(Ladder.rung(BigFraction.of(mean.unscaledValue())
                        .divide(BigFraction.of(10).pow(mean.scale()))))
                .isEqualTo(rung);
    }

    @ParameterizedTest
    @CsvSource({
        "FIRST, 1d10, 2d10, 4d10",
        "SECOND, 2d10, 4d10, 10d10",
        "THIRD, 4d10, 10d10, 18d10",
        "FOURTH, 10d10, 18d10, 24d10"
    })
    void theLadderIsTheTable(Tier tier, String setback, String dangerous, String deadly) {
        assertThat(Ladder.dice(tier, 0).text()).isEqualTo(setback);
        assertThat(Ladder.dice(tier, 1).text()).isEqualTo(dangerous);
        assertThat(Ladder.dice(tier, 2).text()).isEqualTo(deadly);
    }

    @ParameterizedTest
    @CsvSource({
        "1d4, 2",
        "1d6, 3",
        "1d10, 5",
        "2d8, 9",
        "2d10, 11",
        "5d6, 17",
        "4d10, 22",
        "7d6, 24",
        "10d10, 55",
        "13d8, 58",
        "18d10, 99",
        "24d10, 132"
    })
    void averagesAreRoundedDown(String dice, String average) {
        assertThat(trapwright.rules.Rounding.DOWN.whole(Dice.of(dice).mean())).hasToString(average);
    }

    @ParameterizedTest
    @CsvSource({
        "9, BELOW",
        "10, SETBACK",
        "11, SETBACK",
        "12, DANGEROUS",
        "15, DANGEROUS",
        "16, DEADLY",
        "20, DEADLY",
        "21, BEYOND"
    })
    void saveDcsHaveTheirClasses(int dc, Grade grade) {
        assertThat(Grade.ofDc(dc)).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource({
        "2, BELOW",
        "3, SETBACK",
        "5, SETBACK",
        "6, DANGEROUS",
        "8, DANGEROUS",
        "9, DEADLY",
        "12, DEADLY",
        "13, BEYOND"
    })
    void attacksHaveTheirClasses(int bonus, Grade grade) {
        assertThat(Grade.ofAttack(bonus)).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource({
        "V5_1, SETBACK, FIRST, 10, 4, 1d10",
        "V5_1, DANGEROUS, SECOND, 13, 7, 4d10",
        "V5_1, DEADLY, FOURTH, 18, 10, 24d10",
        "V5_2, NUISANCE, FIRST, 11, 4, 1d10",
        "V5_2, NUISANCE, FOURTH, 17, 4, 10d10",
        "V5_2, DEADLY, FIRST, 13, 7, 2d10",
        "V5_2, DEADLY, FOURTH, 19, 7, 18d10",
    })
    void everySeverityOffersItsNumbers(Edition edition, Severity severity, Tier tier, int dc, int attack, String dice) {
        assertThat(Guidance.of(edition, severity, tier)).isEqualTo(new Guidance(dc, attack, Dice.of(dice)));
    }

    @ParameterizedTest
    @CsvSource({"0, ''", "9, ''", "10, 1d6", "19, 1d6", "50, 5d6", "120, 12d6", "200, 20d6", "5000, 20d6"})
    void aFallThrowsASixSidedDieForTenFeet(int feet, String dice) {
        assertThat(Falling.dice(Length.feet(feet)).text()).isEqualTo(dice);
    }

    @Test
    void metresFallAsFeetDo() {
        assertThat(Falling.dice(new Length(BigDecimal.valueOf(15), Length.Unit.METRES)))
                .isEqualTo(Dice.of("5d6"));
    }

    @ParameterizedTest
    @CsvSource({"4, PLAIN, 14, false", "5, PLAIN, 15, true", "4, ADVANTAGE, 19, true", "6, DISADVANTAGE, 11, false"})
    void passivePerceptionNoticesAtTheDc(int bonus, Circumstance circumstance, int score, boolean notices) {
        PassivePerception passive = PassivePerception.of(bonus, circumstance);
        assertThat(passive.score()).isEqualTo(score);
        assertThat(passive.notices(15)).isEqualTo(notices);
    }

    @ParameterizedTest
    @CsvSource({"0, FIRST", "4, FIRST", "5, SECOND", "16, THIRD", "17, FOURTH", "99, FOURTH"})
    void levelsHaveTheirTier(int level, Tier tier) {
        assertThat(Tier.of(level)).isEqualTo(tier);
    }
}
