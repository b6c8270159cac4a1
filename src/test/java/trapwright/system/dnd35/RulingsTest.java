package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.cr;
import static trapwright.system.dnd35.Designs.device;
import static trapwright.system.dnd35.Designs.dose;
import static trapwright.system.dnd35.Designs.effect;
import static trapwright.system.dnd35.Designs.fall;
import static trapwright.system.dnd35.Designs.hired;
import static trapwright.system.dnd35.Designs.item;
import static trapwright.system.dnd35.Designs.many;
import static trapwright.system.dnd35.Designs.money;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.spellTrap;
import static trapwright.system.dnd35.Designs.spiked;
import static trapwright.system.dnd35.Designs.step;
import static trapwright.system.dnd35.Designs.strike;
import static trapwright.system.dnd35.Designs.trigger;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;

/// What each ruling changes, and that the breakdown names it where it decided (3.5, section 12).
class RulingsTest {
    private static Rulings reading(Ruling ruling, String reading) {
        assertThat(ruling.readings()).contains(reading);
        return Rulings.DEFAULTS.with(ruling, reading);
    }

    private static String named(Design design, Rulings rulings, String figure, String rule) {
        return step(assess(design, rulings), figure, rule)
                .reason()
                .ruling()
                .map(Message::key)
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "half-up, 3d6, 2",
        "half-down, 3d6, 1",
        "half-down, 1d6, 0",
        "down, 2d8, 1",
        "down, 3d6+3, 1",
        "up, 2d8, 2",
        "up, 2d6, 1"
    })
    void damageRounding(String reading, String dice, int sevens) {
        assertThat(cr(plain().withHarm(strike(dice)), reading(Rulings35.DAMAGE_ROUNDING, reading)))
                .isEqualTo(sevens);
    }

    @Test
    void anExactHalfNamesTheRoundingAndAnythingElseDoesNot() {
        assertThat(named(plain().withHarm(strike("3d6")), Rulings.DEFAULTS, "cr", "dnd35.cr.damage"))
                .isEqualTo("dnd35.ruling.damage-rounding.half-up");
        assertThat(named(plain().withHarm(strike("2d8")), Rulings.DEFAULTS, "cr", "dnd35.cr.damage"))
                .isEmpty();
    }

    @Test
    void missiles() {
        Design darts = plain().withHarm(strike("(1d4+1)x1d8"));
        assertThat(number(assess(darts, reading(Rulings35.MISSILES, "count-one")), "averageDamage"))
                .isEqualTo(3.5);
        assertThat(number(assess(darts), "averageDamage")).isEqualTo(15.75);
    }

    @Test
    void twoArms() {
        Features.Targets arms = new Features.Targets(Wording.NONE, true);
        Design design = plain().withHarm(strike("4d6")).withFeatures(Features.NONE.withTargets(Optional.of(arms)));
        assertThat(cr(design)).isEqualTo(3);
        assertThat(cr(design, reading(Rulings35.TWO_ARMS, "double-damage"))).isEqualTo(4);
        assertThat(named(design, Rulings.DEFAULTS, "cr", "dnd35.cr.targets"))
                .isEqualTo("dnd35.ruling.two-arms.multiple-target");
    }

    @Test
    void multipleTargets() {
        Design design = plain().withHarm(strike("4d6")).withFeatures(many());
        assertThat(cr(design, reading(Rulings35.MULTIPLE_TARGET, "double-damage")))
                .isEqualTo(4);
        assertThat(named(design, Rulings.DEFAULTS, "cr", "dnd35.cr.targets")).isEmpty();
        Design sure = plain().withFeatures(many().withNeverMiss(true));
        assertThat(cr(sure, reading(Rulings35.MULTIPLE_NEVER_MISS, "plus-one"))).isEqualTo(1);
        assertThat(named(sure, Rulings.DEFAULTS, "cr", "dnd35.cr.targets"))
                .isEqualTo("dnd35.ruling.multiple-never-miss.zero");
    }

    @Test
    void pitSpikes() {
        Rulings counted = reading(Rulings35.PIT_SPIKES, "counted");
        assertThat(number(assess(plain().withHarm(spiked(20)), counted), "averageDamage"))
                .isEqualTo(7 + 2.5 * 4.5);
    }

    @Test
    void poisonDoses() {
        Design darts = plain().withHarm(strike("(1d4)x1d6")).withFeatures(Features.NONE.withPoison(dose("bloodroot")));
        Rulings each = reading(Rulings35.POISON_DOSES, "per-missile");
        assertThat(money(assess(darts, each), "priceGp").copper()
                        - money(assess(darts), "priceGp").copper())
                .isEqualTo(5 * 100 * 100);
        assertThat(named(darts, Rulings.DEFAULTS, "priceGp", "dnd35.price.poison"))
                .isEqualTo("dnd35.ruling.poison-doses.one");
        Design spikes = plain().withHarm(spiked(20)).withFeatures(Features.NONE.withPoison(dose("bloodroot")));
        assertThat(money(assess(spikes, each), "priceGp").copper()
                        - money(assess(spikes), "priceGp").copper())
                .isEqualTo(3 * 100 * 100);
    }

    @Test
    void automaticResetWithATimedTrigger() {
        Design timed = plain().withHarm(strike("2d6"))
                .withDelivery(Delivery.attack(10, Delivery.Reach.MELEE))
                .withWorkings(Designs.workings(Trigger.TIMED, Reset.AUTOMATIC));
        assertThat(money(assess(timed), "priceGp")).isEqualTo(Money.gold(2_000));
        assertThat(money(assess(timed, reading(Rulings35.AUTOMATIC_TIMED, "charged")), "priceGp"))
                .isEqualTo(Money.gold(2_500));
        assertThat(named(timed, Rulings.DEFAULTS, "priceGp", "dnd35.price.reset.automatic"))
                .isEqualTo("dnd35.ruling.automatic-timed.free");
    }

    @Test
    void onsetDelayOfATrapThatCanMiss() {
        Design design = plain().withFeatures(Features.NONE.withOnsetRounds(2));
        Rulings only = reading(Rulings35.ONSET_DELAY, "never-miss-only");
        assertThat(cr(design, only)).isZero();
        assertThat(cr(design.withFeatures(design.features().withNeverMiss(true)), only))
                .isEqualTo(2);
    }

    @Test
    void damageBonus() {
        Design design = plain().withDelivery(Delivery.attack(10, Delivery.Reach.RANGED))
                .withHarm(new Harm.Strike(Dice.of("1d8+4"), Harm.Weapon.NONE, 3, 1));
        Rulings strength = reading(Rulings35.DAMAGE_BONUS, "strength-only");
        assertThat(money(assess(design), "priceGp")).isEqualTo(Money.gold(1_400));
        assertThat(money(assess(design, strength), "priceGp")).isEqualTo(Money.gold(1_300));
    }

    @Test
    void attackAndReflexSave() {
        Design design = plain().withDelivery(new Delivery(
                Delivery.attack(10, Delivery.Reach.MELEE).attack(),
                Designs.reflex(30).saves()));
        assertThat(cr(design)).isZero();
        assertThat(cr(design, reading(Rulings35.ATTACK_AND_SAVE, "both"))).isEqualTo(2);
        assertThat(named(design, Rulings.DEFAULTS, "priceGp", "dnd35.price.reflex"))
                .isEqualTo("dnd35.ruling.attack-and-save.attack-only");
    }

    @Test
    void nothingToRoll() {
        Design wall = plain().withHarm(strike("2d6"));
        Rulings never = reading(Rulings35.NOTHING_TO_ROLL, "never-miss");
        assertThat(money(assess(wall), "priceGp")).isEqualTo(Money.gold(1_000));
        assertThat(money(assess(wall, never), "priceGp")).isEqualTo(Money.gold(2_000));
        assertThat(cr(wall.withFeatures(many()), never)).isEqualTo(1);
    }

    @Test
    void aNet() {
        Harm net = new Harm.Strike(Dice.NONE, new Harm.Weapon("net", Wording.NONE, ""), 0, 1);
        Design design =
                plain().withDelivery(Delivery.attack(10, Delivery.Reach.RANGED)).withHarm(net);
        assertThat(cr(design)).isEqualTo(1);
        assertThat(cr(design, reading(Rulings35.NET, "ordinary"))).isZero();
    }

    @Test
    void damageOverSeveralRounds() {
        Design arrow = device(Trigger.TOUCH, Reset.NONE, effect("acid-arrow", CasterClass.WIZARD, 9))
                .withHarm(new Harm.Strike(Dice.of("2d4"), Harm.Weapon.NONE, 0, 4));
        Design clinging = arrow.withDelivery(Delivery.attack(9, Delivery.Reach.RANGED));
        assertThat(cr(clinging)).isEqualTo(3);
        assertThat(cr(clinging, reading(Rulings35.DAMAGE_ROUNDS, "total"))).isEqualTo(4);
        Rulings ifClinging = reading(Rulings35.DAMAGE_ROUNDS, "total-if-clinging");
        assertThat(cr(clinging, ifClinging)).isEqualTo(4);
        assertThat(cr(arrow, ifClinging)).isEqualTo(3);
        assertThat(named(clinging, Rulings.DEFAULTS, "averageDamage", "dnd35.damage.rounds"))
                .isEqualTo("dnd35.ruling.damage-rounds.per-round");
    }

    @Test
    void spellsThatCountForMagic() {
        Design design =
                device(Trigger.VISUAL, Reset.NONE, effect("acid-arrow", CasterClass.WIZARD, 3), trigger("true-seeing"));
        assertThat(cr(design)).isEqualTo(6);
        assertThat(cr(design, reading(Rulings35.HIGHEST_SPELL, "effect-only"))).isEqualTo(3);
        assertThat(number(assess(design, reading(Rulings35.MAGIC_DC, "any-spell")), "searchDc"))
                .isEqualTo(30);
        assertThat(named(design, Rulings.DEFAULTS, "searchDc", "dnd35.dc.spell"))
                .isEqualTo("dnd35.ruling.magic-dc.effect-spell");
    }

    @Test
    void magicDamageAndLevel() {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.WIZARD, 8))
                .withHarm(strike("8d6"));
        assertThat(cr(design, reading(Rulings35.MAGIC_DAMAGE, "sum"))).isEqualTo(8);
    }

    @Test
    void saveOfASpellTrap() {
        Design design = spellTrap(effect("fire-trap", CasterClass.DRUID, 3))
                .withMake(new Make.Spellwork(
                        Make.Form.SPELL, List.of(effect("fire-trap", CasterClass.DRUID, 3)), true, Optional.of(4)))
                .withDelivery(new Delivery(
                        Optional.empty(), Designs.spell("fire-trap").saves()));
        assertThat(number(assess(design), "saveDc")).isEqualTo(16);
        assertThat(number(assess(design, reading(Rulings35.SPELL_TRAP_SAVE, "device-formula")), "saveDc"))
                .isEqualTo(13);
    }

    @ParameterizedTest
    @CsvSource({"half, 50", "nothing, 0", "one, 100"})
    void levelZero(String reading, int gold) {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("daze", CasterClass.WIZARD, 2));
        assertThat(money(assess(design, reading(Rulings35.LEVEL_ZERO, reading)), "costGp"))
                .isEqualTo(Money.gold(gold));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 2", "1, 1, 3", "2, 1, 4", "3, 1, 6", "4, 1, 8", "9, 1, 8"})
    void houseFractionsBelowOne(int below, int numerator, int denominator) {
        Design design = plain().withAdjustment(Optional.of(new Adjustment(-below, Money.NONE, Wording.NONE)));
        Rulings fractions = reading(Rulings35.BELOW_ONE, "fractions");
        assertThat(assess(design, fractions).amount("cr").orElseThrow().value())
                .isEqualTo(org.apache.commons.numbers.fraction.BigFraction.of(numerator, denominator));
        assertThat(money(assess(design, fractions), "priceGp").copper())
                .isEqualTo(Math.round(100_000.0 * numerator / denominator));
        assertThat(number(assess(design, fractions), "craftDc")).isEqualTo(20);
        assertThat(assess(design, fractions).finished()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"16, 30000", "14, 13333", "12, 10000"})
    void theMinimumHoldsForAFractionToo(int searchDc, long copper) {
        Design cheap = plain().withMake(new Make.Mechanism(searchDc, 20));
        Rulings fractions = reading(Rulings35.BELOW_ONE, "fractions");
        assertThat(money(assess(cheap, fractions), "priceGp")).isEqualTo(new Money(copper));
    }

    @Test
    void belowOneMayCountAsOne() {
        Rulings one = reading(Rulings35.BELOW_ONE, "one");
        assertThat(cr(plain(), one)).isEqualTo(1);
        assertThat(money(assess(plain(), one), "priceGp")).isEqualTo(Money.gold(1_000));
        assertThat(assess(plain(), one).finished()).isTrue();
    }

    @Test
    void craftDcAboveTen() {
        Design design =
                plain().withDelivery(Delivery.attack(10, Delivery.Reach.MELEE)).withHarm(strike("22d6"));
        assertThat(number(assess(design), "craftDc")).isEqualTo(35);
        assertThat(number(assess(design, reading(Rulings35.CRAFT_ABOVE_TEN, "stay")), "craftDc"))
                .isEqualTo(30);
    }

    @Test
    void buildingDaysWithoutComponents() {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("sepia-snake-sigil", CasterClass.WIZARD, 5));
        assertThat(number(assess(design), "buildDays")).isEqualTo(3);
        assertThat(number(assess(design, reading(Rulings35.DEVICE_DAYS, "without-components")), "buildDays"))
                .isEqualTo(2);
    }

    @Test
    void hiredForADeviceThatResetsItself() {
        Design design = hired(device(Trigger.TOUCH, Reset.AUTOMATIC, effect("fireball", CasterClass.WIZARD, 5)));
        assertThat(money(assess(design), "hiredGp")).isEqualTo(Money.gold(150));
        assertThat(money(assess(design, reading(Rulings35.HIRED_DEVICE, "multiplied")), "hiredGp"))
                .isEqualTo(Money.gold(1_500));
    }

    @ParameterizedTest
    @CsvSource({"seed, 200", "srd, 500", "whole, 400"})
    void minimumPrice(String reading, int gold) {
        Design design = plain().withMake(new Make.Mechanism(10, 20))
                .withWorkings(Designs.workings(Trigger.LOCATION, Reset.NONE))
                .withDelivery(Delivery.attack(5, Delivery.Reach.MELEE))
                .withHarm(strike("10d6"))
                .withFeatures(Features.NONE.withPoison(dose("bloodroot")));
        assertThat(cr(design)).isEqualTo(4);
        assertThat(money(assess(design, reading(Rulings35.MINIMUM_PRICE, reading)), "priceGp"))
                .isEqualTo(Money.gold(gold));
    }

    @Test
    void attackAboveTheTable() {
        Design design = plain().withDelivery(Delivery.attack(30, Delivery.Reach.MELEE));
        assertThat(cr(design, reading(Rulings35.ATTACK_ABOVE_TABLE, "stop"))).isEqualTo(2);
        assertThat(named(design, Rulings.DEFAULTS, "cr", "dnd35.cr.attack"))
                .isEqualTo("dnd35.ruling.attack-above-table.extend");
    }

    @Test
    void deepFalls() {
        assertThat(cr(plain().withHarm(fall(300)), reading(Rulings35.FALL_CAP, "none")))
                .isEqualTo(15);
        assertThat(named(plain().withHarm(fall(300)), Rulings.DEFAULTS, "averageDamage", "dnd35.damage.fall"))
                .isEqualTo("dnd35.ruling.fall-cap.twenty-dice");
    }

    @Test
    void spellLevelByClass() {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("fire-trap", CasterClass.WIZARD, 7));
        assertThat(cr(design)).isEqualTo(5);
        assertThat(cr(design, reading(Rulings35.SPELL_LEVEL, "lowest"))).isEqualTo(3);
    }

    @Test
    void focus() {
        Design design = device(Trigger.TOUCH, Reset.AUTOMATIC, effect("destruction", CasterClass.CLERIC, 13));
        assertThat(money(assess(design), "costGp")).isEqualTo(Money.gold(45_500));
        assertThat(money(assess(design, reading(Rulings35.FOCUS_COST, "charged")), "costGp"))
                .isEqualTo(Money.gold(46_000));
    }

    @Test
    void hitPointsTakenByPoison() {
        Design design = plain().withFeatures(Features.NONE.withPoison(dose("sassone-leaf-residue")));
        assertThat(cr(design)).isEqualTo(3);
        assertThat(cr(design, reading(Rulings35.POISON_HIT_POINTS, "counted"))).isEqualTo(5);
    }

    @Test
    void fireThatBurnsOn() {
        Design design = plain().withFeatures(Features.NONE.withAlchemical(item("alchemist-s-fire")));
        Rulings both = reading(Rulings35.BURNING_ON, "both-rounds");
        assertThat(number(assess(design), "averageDamage")).isEqualTo(3.5);
        assertThat(number(assess(design, both), "averageDamage")).isEqualTo(7);
        assertThat(cr(design, both)).isEqualTo(cr(design));
    }

    @Test
    void everyRulingHasItsOwnIdAndReadings() {
        assertThat(Rulings35.ALL).extracting(Ruling::id).doesNotHaveDuplicates();
        assertThat(Dnd35Rules.INSTANCE.rulings()).isEqualTo(Rulings35.ALL);
    }

    @Test
    void anUnknownReadingHasNoEffect() {
        Rulings strange = new Rulings(java.util.Map.of("repair-materials", "free", "no-such", "x"));
        Design design = plain().withHarm(strike("2d6"));
        assertThat(assess(design, strange).figures()).isEqualTo(assess(design).figures());
    }

    @Test
    void theCardPrintsTheDcsOfTheChosenReading() {
        Design seeing =
                device(Trigger.VISUAL, Reset.NONE, effect("acid-arrow", CasterClass.WIZARD, 3), trigger("true-seeing"));
        assertThat(firstNumber(seeing, Rulings.DEFAULTS)).isEqualTo(27);
        assertThat(firstNumber(seeing, reading(Rulings35.MAGIC_DC, "any-spell")))
                .isEqualTo(30);
        Design fire = device(Trigger.TOUCH, Reset.NONE, effect("fire-trap", CasterClass.WIZARD, 7));
        assertThat(firstNumber(fire, Rulings.DEFAULTS)).isEqualTo(29);
        assertThat(firstNumber(fire, reading(Rulings35.SPELL_LEVEL, "lowest"))).isEqualTo(27);
    }

    /// The Search DC, which is the first of the card's big numbers.
    private static long firstNumber(Design design, Rulings rulings) {
        Message value = assess(design, rulings).block().numbers().getFirst().value();
        Message only = ((Message.Arg.Listed) value.args().getFirst()).value().getFirst();
        return ((Message.Arg.Whole) only.args().getFirst()).value();
    }
}
