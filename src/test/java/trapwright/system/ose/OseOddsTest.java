package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Rulings;

/// The worked values of the old-school odds, to four decimals.
class OseOddsTest {
    private static final OseTrap BLANK = OseRules.INSTANCE.blank();

    @ParameterizedTest
    @CsvSource({"1, 0.3333", "2, 0.2222", "3, 0.1481", "4, 0.0988"})
    void theFirstInTheFileRiskMost(int rank, double chance) {
        assertThat(Springs.onRank(BLANK.springing(), rank).doubleValue()).isCloseTo(chance, within(5e-5));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.3333", "3, 0.7037", "4, 0.8025", "6, 0.9122"})
    void itSpringsWithinAFile(int file, double chance) {
        OseTrap trap = BLANK.withPlace(BLANK.place().withDelvers(new Place.Delvers(1, file)));
        assertThat(value(assess(trap), "fileChance")).isCloseTo(chance, within(5e-5));
    }

    @ParameterizedTest
    @CsvSource({"others, 0.1667", "dwarf, 0.3333", "elf, 0.1667", "halfling, 0.1667", "thief, 0.1667", "group, 0.4213"})
    void searchingFindsRoomTraps(String searcher, double chance) {
        OseTrap trap = BLANK.withPlace(BLANK.place().withDelvers(new Place.Delvers(1, 3)));
        assertThat(value(assess(trap), "findChance", searcher)).isCloseTo(chance, within(5e-5));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.0100", "5, 0.0900", "9, 0.4900", "14, 0.9801"})
    void aThiefFindsAndRemovesWithTwoRolls(int level, double chance) {
        assertThat(value(assess(treasure(level)), "removeChance")).isCloseTo(chance, within(5e-5));
    }

    @Test
    void aFailedRemovalCountsAsTheRulingSays() {
        OseTrap trap = treasure(5);
        assertThat(value(assess(trap), "removeSprings")).isCloseTo(0.3 * 0.7 / 3, within(1e-12));
        assertThat(value(assess(trap, "springs"), "removeSprings")).isCloseTo(0.21, within(1e-12));
        assertThat(value(assess(trap, "nothing"), "removeSprings")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"4, 0.3056", "12, 0.6651"})
    void wanderingMonstersComeEveryTwoTurns(int turns, double chance) {
        assertThat(Exposure.encounter(Exposure.checks(turns)).doubleValue()).isCloseTo(chance, within(5e-5));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1, 0", "3, 0, 3, 1", "5, 0, 5, 2", "6, 1, 7, 3", "12, 2, 14, 7"})
    void anHourOfSearchingHasATurnOfRest(int squares, int rests, int turns, int checks) {
        Exposure exposure = new Exposure(squares);
        assertThat(exposure.rests()).isEqualTo(rests);
        assertThat(exposure.turns()).isEqualTo(turns);
        assertThat(exposure.checks()).isEqualTo(checks);
    }

    @Test
    void theRoomIsSearchedSquareBySquare() {
        OseTrap trap = BLANK.withPlace(
                BLANK.place().withRoom(Optional.of(new Place.Extent(Length.feet(30), Length.feet(40)))));
        Assessment assessment = assess(trap);
        assertThat(value(assessment, "searchTurns", "area")).isEqualTo(1);
        assertThat(value(assessment, "searchTurns", "half")).isEqualTo(7);
        assertThat(value(assessment, "searchTurns", "room")).isEqualTo(14);
        assertThat(value(assessment, "encounterChance", "area")).isZero();
        assertThat(value(assessment, "encounterChance", "room")).isCloseTo(0.7209, within(5e-5));
    }

    @Test
    void metresAreSquaresOfThree() {
        var metres = new Place.Extent(
                new Length(java.math.BigDecimal.valueOf(9), Length.Unit.METRES),
                new Length(java.math.BigDecimal.valueOf(10), Length.Unit.METRES));
        assertThat(metres.squares()).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({
        "fighter, 0.4225, 0.1408",
        "cleric, 0.4875, 0.1625",
        "magic-user, 0.5100, 0.1700",
        "thief, 0.5100, 0.1700",
        "elf, 0.4500, 0.1500",
        "halfling, 0.3375, 0.1125",
        "dwarf, 0.2925, 0.0975",
    })
    void theFallingBlockKillsByClass(String victim, double sprung, double perAction) {
        Assessment assessment = assess(block());
        assertThat(value(assessment, "lethality", victim)).isCloseTo(sprung, within(5e-5));
        assertThat(value(assessment, "deathPerAction", victim)).isCloseTo(perAction, within(5e-5));
    }

    @Test
    void aTenFootPitKillsAFighterOfTheFirstLevelInSevenOfSixteen() {
        OseTrap pit = BLANK.withHarm(Harm.NONE.withFall(Optional.of(Length.feet(10))));
        assertThat(value(assess(pit), "lethality", "fighter")).isCloseTo(0.4375, within(5e-5));
    }

    @Test
    void theNeedleKillsAsOftenAsTheSaveFails() {
        OseTrap needle = BLANK.withHarm(Harm.of(Harm.Effect.of(Harm.Effect.Type.DEATH)))
                .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS)));
        assertThat(value(assess(needle), "lethality", "fighter")).isCloseTo(0.55, within(1e-9));
        assertThat(value(assess(needle), "deathPerAction", "fighter")).isCloseTo(0.1833, within(5e-5));
    }

    @Test
    void aSavedHalfIsRoundedDown() {
        OseTrap burst =
                BLANK.withHarm(Harm.of(Dice.of("3d6"))).withSave(Optional.of(Save.of(Save.Letter.B, Save.Result.HALF)));
        assertThat(value(assess(burst), "lethality", "magic-user"))
                .isCloseTo(0.75 * kills(4, 1) + 0.25 * kills(4, 2), within(1e-9));
        OseTrap poison = burst.withSave(Optional.of(Save.of(Save.Letter.B, Save.Result.DAMAGE_ONLY)));
        assertThat(value(assess(poison), "lethality", "magic-user")).isCloseTo(kills(4, 1), within(1e-9));
    }

    @Test
    void aNaturalTwentySavesOnlyUnderItsRuling() {
        OseTrap hopeless = BLANK.withHarm(Harm.of(Harm.Effect.of(Harm.Effect.Type.DEATH)))
                .withSave(Optional.of(Save.of(Save.Letter.S, Save.Result.AVOIDS).withModifier(-10)));
        assertThat(value(assess(hopeless), "lethality", "fighter")).isEqualTo(1);
        Rulings natural = Rulings.DEFAULTS.with(OseRules.NATURAL_SAVES, "on");
        Assessment ruled = OseRules.INSTANCE.assess(hopeless, natural);
        assertThat(value(ruled, "lethality", "fighter")).isEqualTo(0.95);
        assertThat(series(ruled, "lethality", "fighter")
                        .steps()
                        .getFirst()
                        .reason()
                        .ruling())
                .contains(Message.of("ose.ruling.natural-saves.on"));
    }

    @ParameterizedTest
    @CsvSource({"THAC0, 15", "BONUS, 4"})
    void anAttackMustHitTheAssumedArmour(Harm.Attack.Scale scale, int value) {
        OseTrap blade = BLANK.withHarm(Harm.of(Dice.of("100")).withAttack(Optional.of(new Harm.Attack(scale, value))));
        assertThat(value(assess(blade), "lethality", "fighter")).isEqualTo(0.55);
        assertThat(value(assess(blade), "lethality", "magic-user")).isEqualTo(0.75);
    }

    @Test
    void classesStopAtTheirHighestLevel() {
        OseTrap trap = block().withPlace(block().place().withDelvers(new Place.Delvers(11, 6)));
        assertThat(entries(assess(trap), "lethality"))
                .containsExactly("fighter", "cleric", "magic-user", "thief", "dwarf");
    }

    @ParameterizedTest
    @CsvSource({
        "0.0499, minor",
        "0.05, harmful",
        "0.2499, harmful",
        "0.25, lethal",
        "0.5, save-or-die",
        "1, save-or-die"
    })
    void theBandsBeginAtTheirLowerEdge(String chance, String band) {
        BigFraction fraction = BigFraction.from(Double.parseDouble(chance), 1e-12, 100);
        assertThat(Band.of(fraction).message()).isEqualTo(Message.of("ose.band." + band));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "saves.tsv", delimiter = '\t', numLinesToSkip = 1)
    void theTablesAreTheBooks(
            CharacterClass type, int from, int to, int d, int w, int p, int b, int s, int hitDie, int bonus) {
        for (int level = from; level <= to; level++) {
            assertThat(new int[] {
                        type.save(Save.Letter.D, level),
                        type.save(Save.Letter.W, level),
                        type.save(Save.Letter.P, level),
                        type.save(Save.Letter.B, level),
                        type.save(Save.Letter.S, level)
                    })
                    .containsExactly(d, w, p, b, s);
            assertThat(type.hitPoints(level).mean())
                    .isCloseTo(Math.min(level, 9) * (hitDie + 1) / 2.0 + Math.max(0, level - 9) * bonus, within(1e-9));
        }
        assertThat(type.reaches(to)).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> type.save(Save.Letter.D, type.maxLevel() + 1));
    }

    private static double kills(int hitDie, int divisor) {
        double sum = 0;
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                for (int c = 1; c <= 6; c++) {
                    sum += Math.min((a + b + c) / divisor, hitDie) / (double) hitDie / 216;
                }
            }
        }
        return sum;
    }

    private static OseTrap block() {
        return OseExamples.FALLING_BLOCK.trap();
    }

    private static OseTrap treasure(int level) {
        return BLANK.withDetection(new Detection.ThiefSkill())
                .withPlace(BLANK.place().withDelvers(new Place.Delvers(level, 6)));
    }

    private static Assessment assess(OseTrap trap) {
        return OseRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
    }

    private static Assessment assess(OseTrap trap, String failedRemoval) {
        return OseRules.INSTANCE.assess(trap, Rulings.DEFAULTS.with(OseRules.FAILED_REMOVAL, failedRemoval));
    }

    private static double value(Assessment assessment, String id) {
        return assessment.amount(id).orElseThrow().value().doubleValue();
    }

    private static double value(Assessment assessment, String id, String entry) {
        return series(assessment, id, entry).value().doubleValue();
    }

    private static Figure.Amount series(Assessment assessment, String id, String entry) {
        return ((Figure.Series) assessment.figure(id).orElseThrow())
                .entries().stream()
                        .filter(figure -> figure.id().equals(entry))
                        .map(Figure.Amount.class::cast)
                        .findFirst()
                        .orElseThrow();
    }

    private static java.util.List<String> entries(Assessment assessment, String id) {
        return ((Figure.Series) assessment.figure(id).orElseThrow())
                .entries().stream().map(Figure::id).toList();
    }
}
