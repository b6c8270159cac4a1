package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static trapwright.rules.Worked.atLeast;
import static trapwright.rules.Worked.line;
import static trapwright.rules.Worked.party;
import static trapwright.rules.Worked.somebody;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
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
import trapwright.rules.Wording;
import trapwright.rules.Worked;
import trapwright.system.dnd5e.Harm.DamageType;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.words.Speech;

/// The worked values of the 5e odds, and what goes beyond them.
class Dnd5eOddsTest {
    private static final Dnd5eTrap BARE = Dnd5eRules.INSTANCE
            .blank()
            .withClues(List.of())
            .withCounters(List.of())
            .withEffects(List.of());
    private static final Effect.Targets ALL = Effect.Targets.each(Effect.Area.of(Effect.Shape.SQUARE, Length.feet(10)));
    private static final Dnd5eTrap ROOF =
            BARE.withEffects(List.of(Effect.of(ALL, Delivery.save(AbilityCheck.Ability.DEX, 15), halved("4d10"))));
    private static final Dnd5eTrap SPHERE = BARE.withEffects(
                    List.of(Effect.of(ALL, Delivery.save(AbilityCheck.Ability.DEX, 15), guarded("10d10"))))
            .withConcept(new Concept(Edition.V5_1, Concept.Kind.MAGIC_DEVICE, true, List.of()));
    private static final Dnd5eTrap GRAVITY = automatic("5d6", "2d10");
    private static final Dnd5eTrap NEEDLE = automatic("1", "2d10");
    private static final Adventurer DODGER = somebody(Trait.SAVE_DEX, 2, Trait.HP, 10);
    private static final Adventurer TARGET = somebody(Trait.AC, 15, Trait.SAVE_CON, 1, Trait.HP, 12);

    @TestFactory
    List<DynamicTest> checks() {
        return new Worked()
                .value("d5.passive14.dc15", 0.0000, () -> passive(14))
                .value("d5.passive15.dc15", 1.0000, () -> passive(15))
                .value(
                        "d5.passive14.advantage.dc15",
                        1.0000,
                        () -> PassivePerception.of(4, PassivePerception.Circumstance.ADVANTAGE)
                                        .notices(15)
                                ? 1
                                : 0)
                .value("d5.check.+3.dc15", 0.4500, () -> active(3, 15))
                .value("d5.check.+3.dc15.advantage", 0.6975, () -> D20.advantage(active(3, 15)))
                .value("d5.check.+3.dc15.disadvantage", 0.2025, () -> D20.disadvantage(active(3, 15)))
                .value("d5.check.+15.dc15", 1.0000, () -> active(15, 15))
                .value("d5.check.-1.dc25", 0.0000, () -> active(-1, 25))
                .value(
                        "d5.party.+3,+1,+0,+6.dc15",
                        0.8999,
                        () -> spotting(15, Clue.Use.ACTIVE, perceiving(3, 1, 0, 6))
                                .party()
                                .notice()
                                .active()
                                .orElseThrow())
                .value(
                        "d5.chain.detect+3.disarm+7.dc15.safe",
                        0.2925,
                        () -> active(3, 15) * disarm(7).success())
                .value(
                        "d5.chain.detect+3.disarm+7.dc15.sprung_by_disarm",
                        0.1575,
                        () -> active(3, 15) * disarm(7).sprung())
                .value("d5.chain.detect+3.disarm+7.dc15.unnoticed", 0.5500, () -> 1 - active(3, 15))
                .value(
                        "d5.disarm.improvised.+2.dc15.disadvantage",
                        0.1600,
                        () -> line(odds(disarming(), somebody(Trait.DEX, 2)), "improvised"))
                .value(
                        "d5.dispel.+3.dc13",
                        0.5500,
                        () -> odds(
                                        BARE.withCounters(List.of(new Counter.Dispel(Optional.of(13), Wording.NONE))),
                                        Adventurer.of("W", "wizard", 1).with(Trait.INT, Optional.of(3)))
                                .disarm()
                                .orElseThrow()
                                .success())
                .tests();
    }

    @TestFactory
    List<DynamicTest> attacksAndSaves() {
        return new Worked()
                .value("d5.attack.+8.ac16", 0.6500, () -> hit(16))
                .value("d5.attack.+8.ac30", 0.0500, () -> hit(30))
                .value("d5.attack.+8.ac5", 0.9500, () -> hit(5))
                .value("d5.attack.+8.ac16.advantage", 0.8775, () -> D20.advantage(hit(16)))
                .value("d5.attack.+8.ac16.disadvantage", 0.4225, () -> D20.disadvantage(hit(16)))
                .value("d5.crit.normal", 0.0500, () -> D20.check(0, 20))
                .value("d5.crit.advantage", 0.0975, () -> D20.advantage(D20.check(0, 20)))
                .value("d5.crit.disadvantage", 0.0025, () -> D20.disadvantage(D20.check(0, 20)))
                .value("d5.dart1d4.+8.ac16.expected", 1.7500, () -> mean(odds(dart("1d4"), somebody(Trait.AC, 16))))
                .value("d5.save.+2.dc15", 0.4000, () -> save(2, 15))
                .value("d5.save.+14.dc15", 1.0000, () -> save(14, 15))
                .value("d5.save.+2.dc25", 0.0000, () -> save(2, 25))
                .value("d5.roof4d10.mean", 22.0000, () -> Dice.of("4d10").mean().doubleValue())
                .value("d5.roof4d10.halved_mean", 10.7500, () -> mean(odds(ROOF, somebody(Trait.SAVE_DEX, 14))))
                .value("d5.roof4d10.dex+2.dc15.expected", 17.5000, () -> mean(odds(ROOF, DODGER)))
                .value(
                        "d5.roof4d10.dex+2.dc15.drop10",
                        0.8576,
                        () -> odds(ROOF, DODGER).toll().drop())
                .value("d5.roof4d10.dex+2.dc15.drop22", 0.3201, () -> atLeast(odds(ROOF, DODGER), 22))
                .value("d5.roof4d10.dex+2.dc15.drop30", 0.0598, () -> atLeast(odds(ROOF, DODGER), 30))
                .value(
                        "d5.roof4d10.dex+2.dc15.instant_death_max10",
                        0.3977,
                        () -> odds(ROOF, DODGER).toll().die())
                .tests();
    }

    @TestFactory
    List<DynamicTest> severalRolls() {
        return new Worked()
                .value("d5.poisondart.+8.ac15.con+1.dc15.expected", 8.1663, () -> mean(odds(darts("1"), TARGET)))
                .value(
                        "d5.poisondart.+8.ac15.con+1.dc15.drop12",
                        0.3305,
                        () -> odds(darts("1"), TARGET).toll().drop())
                .value(
                        "d5.poisondarts.4among4.targeted",
                        0.6836,
                        () -> D20.anyOf(DoubleStream.generate(() -> 0.25).limit(4)))
                .value(
                        "d5.poisondarts.4among4.expected_each",
                        8.1663,
                        () -> mean(four().characters().getFirst()))
                .value(
                        "d5.poisondarts.4among4.drop20",
                        0.1299,
                        () -> atLeast(four().characters().getFirst(), 20))
                .value("d5.poisondarts.4among1.drop20", 0.8340, () -> atLeast(odds(darts("4"), TARGET), 20))
                .value("d5.sphere10d10.dex+2.dc15.drop50", 0.4350, () -> atLeast(odds(SPHERE, DODGER), 50))
                .value(
                        "d5.sphere10d10.dex+2.dc15.struck_in_3_rounds",
                        0.9360,
                        () -> line(odds(SPHERE, DODGER), "struckInRounds"))
                .value("d5.gravity.5d6+2d10.mean", 28.5000, () -> mean(odds(GRAVITY, DODGER)))
                .value("d5.gravity.5d6+2d10.drop30", 0.4308, () -> atLeast(odds(GRAVITY, DODGER), 30))
                .value(
                        "d5.needle.1+2d10.drop10",
                        0.7200,
                        () -> odds(NEEDLE, DODGER).toll().drop())
                .value("d5.spikedpit.poison.con+1.dc13.expected", 31.4375, () -> mean(odds(spikedPit(), TARGET)))
                .value("d5.spikedpit.poison.con+1.dc13.drop30", 0.5533, () -> atLeast(odds(spikedPit(), TARGET), 30))
                .tests();
    }

    /// Four darts, four targets: all ways to aim them, one by one.
    @Test
    void theDartsOfAVolleyHitOneTargetEach() {
        double one = atLeast(odds(darts("1"), TARGET), 12);
        double two = atLeast(odds(darts("2"), TARGET), 12);
        double three = atLeast(odds(darts("3"), TARGET), 12);
        double four = atLeast(odds(darts("4"), TARGET), 12);
        double[] survives = {1, 1 - one, 1 - two, 1 - three, 1 - four};
        double none = 0;
        for (int aims = 0; aims < 256; aims++) {
            int[] hits = new int[4];
            for (int dart = 0; dart < 4; dart++) {
                hits[aims >> 2 * dart & 3]++;
            }
            none += survives[hits[0]] * survives[hits[1]] * survives[hits[2]] * survives[hits[3]] / 256;
        }
        assertThat(four().party().drop()).isCloseTo(1 - none, within(1e-12));
        assertThat(four().party().expectedDamage())
                .isCloseTo(4 * mean(four().characters().getFirst()), within(1e-9));
    }

    /// The fall is one roll for all and the poison another one, with a save of each.
    @Test
    void twoSharedRollsAreSummedOverBoth() {
        Dnd5eTrap trap = BARE.withEffects(List.of(Effect.of(
                ALL,
                Delivery.save(AbilityCheck.Ability.CON, 13),
                Harm.of(
                        Harm.Part.Dealt.of("1d4", DamageType.BLUDGEONING, Gate.AUTO),
                        Harm.Part.Dealt.of("1d6", DamageType.POISON, Gate.SAVE_HALF)))));
        Adventurer victim = somebody(Trait.SAVE_CON, 1, Trait.HP, 6);
        double none = 0;
        for (int fall = 1; fall <= 4; fall++) {
            for (int poison = 1; poison <= 6; poison++) {
                double drops = 0.55 * (fall + poison >= 6 ? 1 : 0) + 0.45 * (fall + poison / 2 >= 6 ? 1 : 0);
                none += (1 - drops) * (1 - drops) * (1 - drops) / 24;
            }
        }
        assertThat(odds(trap, party(victim, victim, victim)).party().drop()).isCloseTo(1 - none, within(1e-12));
    }

    @Test
    void whoIsDestroyedOutrightDies() {
        Dnd5eTrap trap = BARE.withEffects(List.of(Effect.of(
                Effect.Targets.TRIGGERER, Delivery.save(AbilityCheck.Ability.DEX, 15), Harm.NONE.withOutright(true))));
        assertThat(odds(trap, DODGER).toll().die()).isCloseTo(0.6, within(1e-12));
        assertThat(odds(trap, party(DODGER, DODGER)).party().drop()).isCloseTo(0.6, within(1e-12));
    }

    @Test
    void ofSeveralTriesAtTheSameTheBestCounts() {
        Clue spot = Clue.Check.of(AbilityCheck.perception(15), Clue.Use.BOTH, Wording.NONE);
        Clue study = Clue.Check.of(
                AbilityCheck.of(AbilityCheck.Ability.INT, AbilityCheck.Skill.INVESTIGATION, 10),
                Clue.Use.ACTIVE,
                Wording.NONE);
        Adventurer searcher = somebody(Trait.PERCEPTION, 3, Trait.INVESTIGATION, 0);
        assertThat(odds(BARE.withClues(List.of(spot, study)), searcher).notice())
                .isEqualTo(new Odds.Notice(Optional.of(0.55), Optional.of(0.0), Optional.empty()));
        Clue both = new Clue.Sequence(List.of((Clue.Check) spot, (Clue.Check) study));
        assertThat(odds(BARE.withClues(List.of(both)), searcher).notice().active())
                .hasValueSatisfying(chance -> assertThat(chance).isCloseTo(0.45 * 0.55, within(1e-12)));
    }

    @Test
    void skillsCountHoweverTheirNamesAreWritten() {
        AbilityCheck check = AbilityCheck.of(AbilityCheck.Ability.DEX, AbilityCheck.Skill.SLEIGHT_OF_HAND, 15);
        Adventurer hand = new Adventurer("N", "bard", Map.of(), Map.of(), Map.of("sleightOfHand", 9));
        Dnd5eTrap trap = BARE.withCounters(List.of(Counter.Check.of(Counter.Purpose.DISARM, check, Wording.NONE)));
        assertThat(odds(trap, hand).disarm().orElseThrow().success()).isEqualTo(0.75);
    }

    @Test
    void whatIsLeftOutIsAssumedByClassAndLevel() {
        Odds.Against rogue = odds(ROOF, Adventurer.of("S", "rogue", 5));
        assertThat(rogue.known())
                .extracting(known -> known.trait() + " " + known.value() + " " + known.assumed())
                .containsExactly("LEVEL 5 false", "HP 38 true", "MAX_HP 38 true", "SAVE_DEX 7 true");
        assertThat(odds(BARE, Adventurer.of("W", "Magic-User", 1)).toll().dropsAt())
                .isEqualTo(8);
    }

    @Test
    void everySampleAnswersEveryParty() {
        Party party = new Party(
                "",
                Stream.of("fighter", "rogue", "cleric", "wizard", "nobody", "")
                        .map(each -> Adventurer.of(each, each, 3))
                        .toList());
        for (Example example : Example.all()) {
            Odds odds = odds(example.trap(), party);
            Speech.assertSayable(odds);
            for (Odds.Against against : odds.characters()) {
                assertThat(against.toll().damage().atLeast(0)).isCloseTo(1, within(1e-9));
                assertThat(against.toll().drop()).isBetween(against.toll().die(), 1.0);
                assertThat(odds.party().drop()).isBetween(0.0, 1.0);
            }
        }
        assertThat(odds(ROOF, Party.NONE).party().drop()).isZero();
    }

    private static Harm halved(String dice) {
        return Harm.of(Harm.Part.Dealt.of(dice, DamageType.BLUDGEONING, Gate.SAVE_HALF));
    }

    private static Harm guarded(String dice) {
        return Harm.of(Harm.Part.Dealt.of(dice, DamageType.BLUDGEONING, Gate.SAVE_NONE));
    }

    private static Dnd5eTrap automatic(String one, String other) {
        return BARE.withEffects(List.of(Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.AUTOMATIC,
                Harm.of(
                        Harm.Part.Dealt.of(one, DamageType.PIERCING, Gate.AUTO),
                        Harm.Part.Dealt.of(other, DamageType.POISON, Gate.AUTO)))));
    }

    private static Dnd5eTrap dart(String dice) {
        return BARE.withEffects(List.of(Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.attack(Delivery.Attack.of(8, Delivery.Reach.RANGED)),
                Harm.of(Harm.Part.Dealt.of(dice, DamageType.PIERCING, Gate.HIT)))));
    }

    private static Dnd5eTrap darts(String count) {
        Delivery.Attack attack = new Delivery.Attack(8, Delivery.Reach.RANGED, Dice.of(count), Delivery.Aim.SPREAD);
        return BARE.withEffects(List.of(Effect.of(
                new Effect.Targets(Effect.Who.RANDOM, Optional.empty(), Wording.NONE),
                Delivery.save(AbilityCheck.Ability.CON, 15).withAttack(Optional.of(attack)),
                Harm.of(
                        Harm.Part.Dealt.of("1d4", DamageType.PIERCING, Gate.HIT),
                        Harm.Part.Dealt.of("2d10", DamageType.POISON, Gate.SAVE_HALF)))));
    }

    private static Dnd5eTrap spikedPit() {
        return BARE.withEffects(List.of(Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.save(AbilityCheck.Ability.CON, 13),
                Harm.of(
                        Harm.Part.Fall.of(Length.feet(10)),
                        Harm.Part.Dealt.of("2d10", DamageType.PIERCING, Gate.AUTO),
                        Harm.Part.Dealt.of("4d10", DamageType.POISON, Gate.SAVE_HALF)))));
    }

    private static Dnd5eTrap disarming() {
        AbilityCheck tools = AbilityCheck.of(AbilityCheck.Ability.DEX, AbilityCheck.Skill.THIEVES_TOOLS, 15);
        return BARE.withCounters(List.of(Counter.Check.of(Counter.Purpose.DISARM, tools, Wording.NONE)
                .springing()
                .improvisable()));
    }

    private static Odds four() {
        return odds(darts("4"), party(TARGET, TARGET, TARGET, TARGET));
    }

    private static Odds odds(Dnd5eTrap trap, Party party) {
        return Dnd5eRules.INSTANCE.odds(trap, Rulings.DEFAULTS, party);
    }

    private static Odds.Against odds(Dnd5eTrap trap, Adventurer victim) {
        return odds(trap, party(victim)).characters().getFirst();
    }

    private static double mean(Odds.Against against) {
        return against.toll().damage().mean();
    }

    private static Odds spotting(int dc, Clue.Use use, Party party) {
        return odds(BARE.withClues(List.of(Clue.Check.of(AbilityCheck.perception(dc), use, Wording.NONE))), party);
    }

    private static Party perceiving(int... bonuses) {
        return new Party(
                "",
                Arrays.stream(bonuses)
                        .mapToObj(bonus -> somebody(Trait.PERCEPTION, bonus))
                        .toList());
    }

    private static double active(int bonus, int dc) {
        return spotting(dc, Clue.Use.ACTIVE, perceiving(bonus))
                .characters()
                .getFirst()
                .notice()
                .active()
                .orElseThrow();
    }

    private static double passive(int score) {
        return spotting(15, Clue.Use.BOTH, party(somebody(Trait.PASSIVE_PERCEPTION, score)))
                .characters()
                .getFirst()
                .notice()
                .passive()
                .orElseThrow();
    }

    private static Odds.Disarm disarm(int bonus) {
        return odds(disarming(), somebody(Trait.THIEVES_TOOLS, bonus)).disarm().orElseThrow();
    }

    private static double hit(int armour) {
        return odds(dart("1d4"), somebody(Trait.AC, armour)).strike().hit().orElseThrow();
    }

    private static double save(int bonus, int dc) {
        Dnd5eTrap trap =
                BARE.withEffects(List.of(Effect.of(ALL, Delivery.save(AbilityCheck.Ability.DEX, dc), halved("4d10"))));
        return odds(trap, somebody(Trait.SAVE_DEX, bonus)).strike().save().orElseThrow();
    }
}
