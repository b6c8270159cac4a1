package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static trapwright.system.dnd5e.Example.some;
import static trapwright.system.dnd5e.Example.words;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.system.dnd5e.Harm.Part;
import trapwright.words.Speech;

class Dnd5eFindingsTest {
    /// A setback for levels 5 to 10: 2d10, DC 10; nothing to remark.
    private static final Dnd5eTrap GOOD = Dnd5eRules.INSTANCE.blank(Edition.V5_1, Severity.SETBACK, Tier.SECOND);

    private static final Dnd5eTrap GOOD_5_2 = Dnd5eRules.INSTANCE.blank(Edition.V5_2, Severity.NUISANCE, Tier.SECOND);

    static Stream<Arguments> oddities() {
        return Stream.of(
                odd(
                        "D5-01",
                        Level.ERROR,
                        "trigger-words",
                        GOOD.withTriggering(Triggering.of(Triggering.Trigger.OTHER))),
                odd("D5-02", Level.ERROR, "effects", GOOD.withEffects(List.of())),
                odd("D5-02", Level.ERROR, "effects", effect(each -> each.withHarm(Harm.NONE))),
                odd("D5-04", Level.ERROR, "effects/0/parts/0", effect(each -> each.withDelivery(Delivery.AUTOMATIC))),
                odd("D5-04", Level.ERROR, "effects/0/parts/0", part(Gate.HIT)),
                odd(
                        "D5-06",
                        Level.WARNING,
                        "effects/0/parts/0",
                        harm(Harm.of(
                                new Part.Dealt(Dice.of("2d10"), Optional.empty(), Gate.SAVE_HALF, Optional.empty())))),
                odd("D5-07", Level.WARNING, "clues", GOOD.withClues(List.of())),
                odd("D5-07", Level.WARNING, "clues", GOOD.withClues(List.of(new Clue.Sequence(List.of())))),
                odd("D5-07", Level.WARNING, "clues", GOOD.withClues(List.of(new Clue.Plain(Wording.NONE)))),
                odd("D5-08", Level.WARNING, "counters", GOOD.withCounters(List.of())),
                odd(
                        "D5-08",
                        Level.WARNING,
                        "counters",
                        GOOD.withCounters(List.of(new Counter.Plain(Counter.Purpose.DISARM, Wording.NONE)))),
                odd(
                        "D5-13",
                        Level.WARNING,
                        "initiative",
                        GOOD.withConcept(GOOD.concept().withComplex(true))
                                .withCourse(Course.NONE.withInitiative(
                                        Optional.of(new Course.Initiative.Counts(List.of()))))),
                odd("D5-09", Level.WARNING, "clues/0", GOOD.withClues(List.of(Example.spot(21, "x", "x")))),
                odd(
                        "D5-13",
                        Level.WARNING,
                        "initiative",
                        GOOD.withConcept(GOOD.concept().withComplex(true))),
                odd("D5-13", Level.WARNING, "initiative", GOOD.withCourse(Course.rolling(8))),
                odd(
                        "D5-14",
                        Level.NOTE,
                        "counters",
                        GOOD.withConcept(Concept.of(Edition.V5_1, Concept.Kind.MAGIC_DEVICE))),
                odd(
                        "D5-15",
                        Level.WARNING,
                        "counters/0",
                        GOOD.withCounters(List.of(new Counter.Dispel(some(13), Wording.NONE)))),
                odd("D5-16", Level.WARNING, "effects/0/conditions/0", condition(Harm.Condition.POISONED)),
                odd(
                        "D5-17",
                        Level.NOTE,
                        "effects/0/targets",
                        effect(each ->
                                each.withTargets(new Effect.Targets(Effect.Who.EACH, Optional.empty(), Wording.NONE)))),
                odd(
                        "D5-18",
                        Level.NOTE,
                        "effects/0/parts/0",
                        harm(Harm.of(Part.Dealt.of("2d10", Harm.DamageType.FIRE, Gate.SAVE_HALF)
                                .printedAs(12)))),
                odd("D5-20", Level.WARNING, "aims", GOOD_5_2.withLevelling(Levelling.NONE)),
                odd("D5-20", Level.WARNING, "duration", GOOD_5_2.withLasting(Lasting.UNSAID)),
                odd(
                        "D5-21",
                        Level.NOTE,
                        "scaling/0",
                        GOOD.withLevelling(GOOD.levelling().withScaling(List.of(Levelling.Scaling.of(1, 4))))),
                odd("D5-24", Level.ERROR, "scaling/0", scaling(Levelling.Scaling.of(16, 11))),
                odd("D5-24", Level.ERROR, "scaling/0", scaling(Levelling.Scaling.of(21, 30))),
                odd(
                        "D5-25",
                        Level.WARNING,
                        "rounds/1",
                        GOOD.withCourse(Course.NONE.withRounds(List.of(
                                Course.Round.of(2, Wording.same("water"), Wording.NONE),
                                Course.Round.of(2, Wording.same("more"), Wording.NONE))))),
                odd(
                        "D5-26",
                        Level.WARNING,
                        "scaling/0",
                        scaling(Levelling.Scaling.of(11, 16).withSeverity(Optional.of(Severity.NUISANCE)))),
                odd("D5-26", Level.WARNING, "aims/0", GOOD_5_2.withLevelling(Levelling.of(Severity.SETBACK, 5, 10))),
                odd(
                        "D5-22",
                        Level.NOTE,
                        "effects/0/parts/0",
                        harm(Harm.of(new Part.Fall(Length.feet(40), Dice.of("3d6"), Gate.AUTO, Optional.empty())))));
    }

    private static Dnd5eTrap scaling(Levelling.Scaling scaling) {
        return GOOD.withLevelling(GOOD.levelling().withScaling(List.of(scaling)));
    }

    @Test
    void lowerLevelsThanThoseMeantFirstNeedASeverity() {
        Levelling.Aim first = new Levelling.Aim(Severity.DEADLY, new Levels(11, 16));
        Levelling.Aim lowest = new Levelling.Aim(Severity.DEADLY, new Levels(1, 4));
        Levelling meant = Levelling.NONE.withAims(List.of(first, lowest));
        assertThat(codes(GOOD.withLevelling(meant.withScaling(List.of(Levelling.Scaling.of(5, 10))))))
                .contains("D5-21");
        assertThat(codes(GOOD.withLevelling(meant.withScaling(List.of(Levelling.Scaling.of(1, 4))))))
                .doesNotContain("D5-21");
        assertThat(codes(GOOD.withLevelling(meant.withScaling(
                        List.of(Levelling.Scaling.of(5, 10).withSeverity(Optional.of(Severity.DEADLY)))))))
                .doesNotContain("D5-21");
    }

    @ParameterizedTest
    @MethodSource("oddities")
    void everyOddityIsFoundAtItsField(String code, Level level, String field, Dnd5eTrap trap) {
        Assessment assessment = assess(trap);
        assertThat(assessment.findings())
                .extracting(Finding::code, Finding::level, Finding::field)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(code, level, field));
        assertThat(assessment.finished()).isEqualTo(level != Level.ERROR);
        Speech.assertSayable(assessment);
    }

    @Test
    void aGoodTrapHasNothingToRemark() {
        assertThat(assess(GOOD).findings()).isEmpty();
        assertThat(assess(GOOD_5_2).findings()).isEmpty();
        assertThat(assess(condition(Harm.Condition.PRONE)).findings()).isEmpty();
        assertThat(assess(GOOD.withConcept(Concept.of(Edition.V5_1, Concept.Kind.MAGIC_SPELL))
                                .withCounters(
                                        List.of(new Counter.Dispel(Optional.empty(), words("too old", "trop vieux")))))
                        .findings())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-5", "1d6-10"})
    void damageThatIsNeverAnyIsNoEffect(String dice) {
        assertThat(assess(harm(Harm.of(Part.Dealt.of(dice, Harm.DamageType.FIRE, Gate.SAVE_HALF))))
                        .findings())
                .extracting(Finding::code)
                .contains("D5-02");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-2", "1d3-3"})
    void attacksThatAreNeverMadeAreErrors(String count) {
        Delivery.Attack attack = new Delivery.Attack(5, Delivery.Reach.RANGED, Dice.of(count), Delivery.Aim.TOGETHER);
        assertThat(assess(effect(each -> each.withDelivery(each.delivery().withAttack(Optional.of(attack)))))
                        .findings())
                .extracting(Finding::code, Finding::field)
                .contains(tuple("D5-03", "effects/0/attack"));
    }

    @ParameterizedTest
    @CsvSource({"2d6+", "0d6", "1d0", "(1d6)x0"})
    void diceThatAreNoneAreErrors(String dice) {
        Finding finding = assess(harm(Harm.of(Part.Dealt.of(dice, Harm.DamageType.FIRE, Gate.SAVE_HALF))))
                .findings()
                .getFirst();
        assertThat(finding.code()).isEqualTo("D5-03");
        assertThat(finding.field()).isEqualTo("effects/0/parts/0");
    }

    @ParameterizedTest
    @CsvSource({"0, true", "1, false", "30, false", "31, true"})
    void dcsGoFromOneToThirty(int dc, boolean wrong) {
        Dnd5eTrap trap = GOOD.withCounters(List.of(Example.tools(dc, "x", "x")));
        assertThat(codes(trap).contains("D5-05")).isEqualTo(wrong);
    }

    @ParameterizedTest
    @CsvSource({"-6, true", "-5, false", "20, false", "21, true"})
    void attacksGoFromMinusFiveToTwenty(int bonus, boolean wrong) {
        Dnd5eTrap trap = effect(each ->
                each.withDelivery(each.delivery().withAttack(some(Delivery.Attack.of(bonus, Delivery.Reach.MELEE)))));
        assertThat(codes(trap).contains("D5-05")).isEqualTo(wrong);
    }

    @ParameterizedTest
    @CsvSource({
        "1d10, one-below, D5-11",
        "2d10, consistent, ''",
        "4d10, one-above, D5-11",
        "10d10, far-above, D5-10",
        "1, far-below, D5-10"
    })
    void damageIsHeldAgainstTheIntention(String dice, String fit, String code) {
        Dnd5eTrap trap = harm(Harm.of(Part.Dealt.of(dice, Harm.DamageType.FIRE, Gate.SAVE_HALF)));
        Figure.Rating rating =
                (Figure.Rating) ((Figure.Series) assess(trap).figure("fit").orElseThrow())
                        .entries()
                        .getFirst();
        assertThat(rating.rating().key()).isEqualTo("dnd5e.fit." + fit);
        assertThat(codes(trap).stream().filter(List.of("D5-10", "D5-11")::contains))
                .containsExactlyElementsOf(code.isEmpty() ? List.of() : List.of(code));
    }

    @Test
    void aSaveOfAnotherClassThanTheDamageIsNoted() {
        Dnd5eTrap trap = effect(each -> each.withDelivery(Delivery.save(AbilityCheck.Ability.DEX, 14)));
        assertThat(codes(trap)).containsExactly("D5-12");
        assertThat(codes(GOOD)).isEmpty();
    }

    @Test
    void aRoundThatStepsOutOfTheIntentionIsNoted() {
        Course.Round fourth = new Course.Round(4, Wording.NONE, Wording.same("faster"), some(9), Optional.empty());
        Dnd5eTrap trap = GOOD.withConcept(GOOD.concept().withComplex(true))
                .withCourse(Course.rolling(8).withRounds(List.of(fourth)));
        assertThat(assess(trap).findings())
                .extracting(Finding::code, Finding::field)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("D5-12", "rounds/0"));
        assertThat(assess(trap).block().foot().ticks().getFirst().count()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"1, 2d10, true", "2, 2d10, false", "5, 7d10, false", "5, 8d10, true"})
    void fullDiceAgainstTwiceTheHitPoints(int level, String dice, boolean warned) {
        Dnd5eTrap trap = harm(Harm.of(Part.Dealt.of(dice, Harm.DamageType.FIRE, Gate.SAVE_HALF)))
                .withLevelling(Levelling.of(Severity.DEADLY, level, 20));
        assertThat(codes(trap).contains("D5-19")).isEqualTo(warned);
    }

    @ParameterizedTest
    @CsvSource({"3, 6, 2d10, consistent", "3, 6, 4d10, consistent", "3, 6, 10d10, one-above", "1, 4, 4d10, one-above"})
    void aCustomRangeIsJudgedAtTheTierThatFitsBest(int from, int to, String dice, String fit) {
        Dnd5eTrap trap = harm(Harm.of(Part.Dealt.of(dice, Harm.DamageType.FIRE, Gate.SAVE_HALF)))
                .withLevelling(Levelling.of(Severity.DANGEROUS, from, to));
        Figure.Rating rating =
                (Figure.Rating) ((Figure.Series) assess(trap).figure("fit").orElseThrow())
                        .entries()
                        .getFirst();
        assertThat(rating.rating().key()).isEqualTo("dnd5e.fit." + fit);
    }

    @Test
    void allAttacksAtOneVictimCount() {
        Delivery.Attack volley = new Delivery.Attack(7, Delivery.Reach.RANGED, Dice.of("1d4"), Delivery.Aim.TOGETHER);
        Dnd5eTrap trap = GOOD.withEffects(List.of(Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.attack(volley),
                Harm.of(Part.Dealt.of("1d6", Harm.DamageType.PIERCING, Gate.HIT)))));
        assertThat(assess(trap).amount("averageDamage").orElseThrow().value().doubleValue())
                .isEqualTo(8.75);
        assertThat(Tally.of(trap).most()).isEqualTo(24);
    }

    private static Dnd5eTrap effect(UnaryOperator<Effect> change) {
        return GOOD.withEffects(GOOD.effects().stream().map(change).toList());
    }

    private static Dnd5eTrap harm(Harm harm) {
        return effect(each -> each.withHarm(harm));
    }

    private static Dnd5eTrap part(Gate gate) {
        return harm(Harm.of(Part.Dealt.of("2d10", Harm.DamageType.FIRE, gate)));
    }

    private static Dnd5eTrap condition(Harm.Condition condition) {
        return effect(each ->
                each.withHarm(each.harm().withConditions(List.of(Harm.Affliction.of(condition, Gate.SAVE_NONE)))));
    }

    private static Arguments odd(String code, Level level, String field, Dnd5eTrap trap) {
        return Arguments.of(code, level, field, trap);
    }

    private static List<String> codes(Dnd5eTrap trap) {
        return assess(trap).findings().stream().map(Finding::code).toList();
    }

    private static Assessment assess(Dnd5eTrap trap) {
        return Dnd5eRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
    }
}
