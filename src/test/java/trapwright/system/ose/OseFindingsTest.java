package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.ose.Harm.Effect;
import trapwright.words.Speech;

class OseFindingsTest {
    private static final OseTrap GOOD =
            OseRules.INSTANCE.blank().withPractice(Practice.NONE.withTell(Wording.same("dust")));
    private static final Optional<Save> POISON = Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS));

    static Stream<Arguments> oddities() {
        return Stream.of(
                odd("OSE-01", Level.ERROR, "action", GOOD.withSpringing(Springing.of(Springing.Action.OTHER))),
                odd("OSE-02", Level.ERROR, "chance", chance(0)),
                odd("OSE-02", Level.ERROR, "chance", chance(7)),
                odd("OSE-03", Level.ERROR, "damage", GOOD.withHarm(Harm.NONE)),
                odd("OSE-03", Level.ERROR, "damage", GOOD.withHarm(Harm.of(Dice.of("1d6-10")))),
                odd("OSE-03", Level.ERROR, "damage", GOOD.withHarm(Harm.of(Dice.of("-3")))),
                odd("OSE-03", Level.ERROR, "effects/0", GOOD.withHarm(Harm.of(Effect.of(Effect.Type.OTHER)))),
                odd("OSE-04", Level.ERROR, "damage", GOOD.withHarm(Harm.of(Dice.of("2d6+")))),
                odd(
                        "OSE-04",
                        Level.ERROR,
                        "effects/0",
                        GOOD.withHarm(Harm.of(Effect.of(Effect.Type.SLEEP).lasting(Dice.of("1d0"), Span.Unit.TURNS)))),
                odd("OSE-05", Level.WARNING, "detection", treasure().withDetection(Detection.Search.USUAL)),
                odd("OSE-05", Level.WARNING, "detection", GOOD.withDetection(new Detection.ThiefSkill())),
                odd("OSE-06", Level.WARNING, "save", deadly().withSave(Optional.empty())),
                odd(
                        "OSE-07",
                        Level.WARNING,
                        "probing",
                        treasure().withPractice(GOOD.practice().withProbing(Wording.NONE))),
                odd("OSE-08", Level.NOTE, "chance", chance(6)),
                odd(
                        "OSE-09",
                        Level.NOTE,
                        "attack",
                        GOOD.withHarm(
                                GOOD.harm().withAttack(Optional.of(new Harm.Attack(Harm.Attack.Scale.THAC0, 19))))),
                odd("OSE-10", Level.NOTE, "tell", OseRules.INSTANCE.blank()),
                odd("OSE-11", Level.NOTE, "area", GOOD.withPlace(GOOD.place().withArea(new Place.Area.WholeRoom()))),
                odd(
                        "OSE-11",
                        Level.NOTE,
                        "area",
                        GOOD.withPlace(GOOD.place()
                                .withArea(
                                        new Place.Area.Rectangle(new Place.Extent(Length.feet(10), Length.feet(11)))))),
                odd("OSE-12", Level.NOTE, "dungeon-level", deadly().withSave(POISON)),
                odd(
                        "OSE-13",
                        Level.NOTE,
                        "save-result",
                        GOOD.withHarm(GOOD.harm().withPoison(true))
                                .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.HALF)))),
                odd("OSE-15", Level.ERROR, "search-others", GOOD.withDetection(new Detection.Search(9, 2, 1, 1, 1))),
                odd("OSE-15", Level.ERROR, "level", GOOD.withPlace(GOOD.place().withDelvers(new Place.Delvers(15, 6)))),
                odd("OSE-16", Level.NOTE, "file", GOOD.withPlace(GOOD.place().withDelvers(new Place.Delvers(1, 51)))),
                odd(
                        "OSE-16",
                        Level.NOTE,
                        "room",
                        GOOD.withPlace(GOOD.place()
                                .withRoom(Optional.of(new Place.Extent(Length.feet(1001), Length.feet(10)))))));
    }

    @Test
    void aPoisonSaveHalvesNoDamageOfThePoison() {
        OseTrap poisoned = GOOD.withHarm(Harm.of(Dice.of("1d6")).withPoison(true));
        assertThat(lethality(poisoned.withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.HALF)))))
                .isEqualTo(lethality(poisoned.withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.DAMAGE_ONLY)))))
                .isNotEqualTo(lethality(GOOD.withHarm(Harm.of(Dice.of("1d6")))
                        .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.HALF)))));
    }

    private static Object lethality(OseTrap trap) {
        return OseRules.INSTANCE
                .assess(trap, Rulings.DEFAULTS)
                .amount("fighterDeath")
                .orElseThrow()
                .value();
    }

    @ParameterizedTest
    @MethodSource("oddities")
    void everyOddityIsFoundAtItsField(String code, Level level, String field, OseTrap trap) {
        Assessment assessment = OseRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
        List<Finding> found = assessment.findings();
        assertThat(found)
                .extracting(Finding::code, Finding::level, Finding::field)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(code, level, field));
        assertThat(assessment.finished()).isEqualTo(level != Level.ERROR);
        Speech.assertSayable(assessment);
    }

    @Test
    void aGoodTrapHasNothingToRemark() {
        assertThat(OseRules.INSTANCE.assess(GOOD, Rulings.DEFAULTS).findings()).isEmpty();
        assertThat(OseRules.INSTANCE.assess(treasure(), Rulings.DEFAULTS).findings())
                .isEmpty();
    }

    private static Arguments odd(String code, Level level, String field, OseTrap trap) {
        return Arguments.of(code, level, field, trap);
    }

    private static OseTrap chance(int faces) {
        return GOOD.withSpringing(GOOD.springing().withChance(faces));
    }

    private static OseTrap deadly() {
        return GOOD.withHarm(Harm.of(Effect.of(Effect.Type.DEATH)));
    }

    private static OseTrap treasure() {
        return GOOD.withKind(new Kind.Treasure(Wording.same("chest")))
                .withDetection(new Detection.ThiefSkill())
                .withPractice(GOOD.practice().withProbing(Wording.same("wedge")));
    }
}
