package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static trapwright.rules.Worked.line;
import static trapwright.rules.Worked.party;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import trapwright.dice.D20;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Odds;
import trapwright.rules.Rulings;
import trapwright.rules.Worked;
import trapwright.words.Speech;

/// The worked values of a party against old-school traps, and what goes beyond them.
class PartyOddsTest {
    private static final OseTrap BLANK = OseRules.INSTANCE.blank();
    private static final OseTrap TREASURE = BLANK.withDetection(new Detection.ThiefSkill());
    private static final OseTrap NEEDLE = BLANK.withHarm(Harm.of(Harm.Effect.of(Harm.Effect.Type.DEATH)))
            .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS)));
    private static final OseTrap BLOCK =
            BLANK.withHarm(Harm.of(Dice.of("1d10"))).withSave(Optional.of(Save.of(Save.Letter.P, Save.Result.AVOIDS)));
    private static final OseTrap PIT = BLANK.withHarm(Harm.NONE.withFall(Optional.of(Length.feet(10))));
    private static final OseTrap DARTS = BLANK.withHarm(Harm.of(Dice.of("(1d4)x1d6")));
    private static final OseTrap BURST =
            BLANK.withHarm(Harm.of(Dice.of("3d6"))).withSave(Optional.of(Save.of(Save.Letter.B, Save.Result.HALF)));
    private static final Adventurer FIGHTER = Adventurer.of("F", "fighter", 1);
    private static final Adventurer MAGIC_USER = Adventurer.of("M", "magic-user", 1);
    private static final Adventurer DWARF = Adventurer.of("D", "dwarf", 1);

    @TestFactory
    List<DynamicTest> springingAndFinding() {
        double springs = odds(BLANK, party(FIGHTER)).party().springs().orElseThrow();
        return new Worked()
                .value("ose.trigger.2in6", 0.3333, () -> springs)
                .value(
                        "ose.trigger.2in6.three_acts",
                        0.7037,
                        () -> D20.anyOf(DoubleStream.generate(() -> springs).limit(3)))
                .value("ose.trigger.2in6.springs_on_1", 0.3333, () -> onRank(1))
                .value("ose.trigger.2in6.springs_on_2", 0.2222, () -> onRank(2))
                .value("ose.trigger.2in6.springs_on_3", 0.1481, () -> onRank(3))
                .value("ose.trigger.2in6.springs_on_4", 0.0988, () -> onRank(4))
                .value("ose.trigger.2in6.four_pass", 0.1975, () -> 1 - onRank(1) - onRank(2) - onRank(3) - onRank(4))
                .value("ose.search.1in6", 0.1667, () -> found(party(FIGHTER)))
                .value("ose.search.1in6.three_searchers", 0.4213, () -> found(party(FIGHTER, MAGIC_USER, FIGHTER)))
                .value("ose.search.dwarf_and_two", 0.5370, () -> found(party(DWARF, MAGIC_USER, FIGHTER)))
                .value("ose.thief.L1.find_and_remove", 0.0100, () -> findAndRemove(1))
                .value("ose.thief.L5.find_and_remove", 0.0900, () -> findAndRemove(5))
                .value("ose.thief.L9.find_and_remove", 0.4900, () -> findAndRemove(9))
                .value("ose.thief.L14.find_and_remove", 0.9801, () -> findAndRemove(14))
                .value(
                        "ose.wandering.4_turns",
                        0.3056,
                        () -> Exposure.encounter(Exposure.checks(4)).doubleValue())
                .value(
                        "ose.wandering.12_turns",
                        0.6651,
                        () -> Exposure.encounter(Exposure.checks(12)).doubleValue())
                .tests();
    }

    @TestFactory
    List<DynamicTest> dying() {
        return new Worked()
                .value(
                        "ose.save.fighter1.poison",
                        0.4500,
                        () -> odds(NEEDLE, FIGHTER).strike().save().orElseThrow())
                .value(
                        "ose.needle.fighter1.death_if_sprung",
                        0.5500,
                        () -> odds(NEEDLE, FIGHTER).toll().die())
                .value(
                        "ose.needle.fighter1.death_per_opening",
                        0.1833,
                        () -> line(odds(NEEDLE, FIGHTER), "diesPerAction"))
                .value(
                        "ose.block1d10.mu1.death_if_sprung",
                        0.5100,
                        () -> odds(BLOCK, MAGIC_USER).toll().die())
                .value("ose.block1d10.mu1.death_per_act", 0.1700, () -> line(odds(BLOCK, MAGIC_USER), "diesPerAction"))
                .value(
                        "ose.pit10.fighter1.death_if_fallen",
                        0.4375,
                        () -> odds(PIT, FIGHTER).toll().die())
                .value("ose.darts.1d6x1d4.mean", 8.7500, () -> mean(odds(DARTS, FIGHTER)))
                .value(
                        "ose.darts.1d6x1d4.drop8",
                        0.5673,
                        () -> odds(DARTS, FIGHTER.with(Trait.HP, Optional.of(8)))
                                .toll()
                                .drop())
                .value("ose.burst3d6.breath15.expected", 8.8500, () -> mean(odds(BURST, FIGHTER)))
                .tests();
    }

    @Test
    void onlyAThiefHandlesTreasureTrapsAndHasOneTry() {
        assertThat(odds(TREASURE, FIGHTER).notice().active()).contains(0.0);
        assertThat(odds(TREASURE, FIGHTER).disarm()).isEmpty();
        Odds.Disarm disarm =
                odds(TREASURE, Adventurer.of("T", "rogue", 5)).disarm().orElseThrow();
        assertThat(disarm.success()).isEqualTo(0.3);
        assertThat(disarm.sprung()).isCloseTo(0.7 / 3, within(1e-12));
        assertThat(disarm.retry()).isZero();
        assertThat(disarm.settled()).isEmpty();
    }

    @Test
    void anArmourClassOfNineAndLessIsMeantDescending() {
        OseTrap blade = BLANK.withHarm(
                Harm.of(Dice.of("1d8")).withAttack(Optional.of(new Harm.Attack(Harm.Attack.Scale.BONUS, 3))));
        assertThat(odds(blade, FIGHTER.with(Trait.AC, Optional.of(5))).strike().hit())
                .isEqualTo(odds(blade, FIGHTER.with(Trait.AC, Optional.of(14)))
                        .strike()
                        .hit())
                .contains(0.5);
    }

    @Test
    void theLethalityOfTheCardAgreesWithTheParty() {
        for (OseExamples example : OseExamples.values()) {
            Odds odds = odds(example.trap(), party(FIGHTER, MAGIC_USER, DWARF, Adventurer.of("", "", 20)));
            Speech.assertSayable(odds);
            OseTrap trap = example.trap().withPlace(example.trap().place().withDelvers(new Place.Delvers(1, 1)));
            double lethality = new Lethality(trap, Rulings.DEFAULTS)
                    .onceSprung().entries().stream()
                            .filter(each -> each.id().equals("fighter"))
                            .map(each -> ((trapwright.rules.Figure.Amount) each)
                                    .value()
                                    .doubleValue())
                            .findFirst()
                            .orElseThrow();
            assertThat(odds.characters().getFirst().toll().die()).isCloseTo(lethality, within(1e-9));
        }
    }

    @Test
    void theWholePartyRollsItsOwnDamage() {
        Party four = new Party("", Stream.generate(() -> FIGHTER).limit(4).toList());
        double one = odds(PIT, FIGHTER).toll().drop();
        assertThat(odds(PIT, four).party().drop()).isCloseTo(1 - Math.pow(1 - one, 4), within(1e-12));
    }

    private static double onRank(int rank) {
        return Springs.onRank(BLANK.springing(), rank).doubleValue();
    }

    private static double found(Party party) {
        return odds(BLANK, party).party().notice().active().orElseThrow();
    }

    private static double findAndRemove(int level) {
        return line(odds(TREASURE, Adventurer.of("T", "thief", level)), "findAndRemove");
    }

    private static double mean(Odds.Against against) {
        return against.toll().damage().mean();
    }

    private static Odds odds(OseTrap trap, Party party) {
        return OseRules.INSTANCE.odds(trap, Rulings.DEFAULTS, party);
    }

    private static Odds.Against odds(OseTrap trap, Adventurer victim) {
        return odds(trap, party(victim)).characters().getFirst();
    }
}
