package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.device;
import static trapwright.system.dnd35.Designs.dose;
import static trapwright.system.dnd35.Designs.effect;
import static trapwright.system.dnd35.Designs.extended;
import static trapwright.system.dnd35.Designs.hired;
import static trapwright.system.dnd35.Designs.many;
import static trapwright.system.dnd35.Designs.mechanical;
import static trapwright.system.dnd35.Designs.money;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.rules;
import static trapwright.system.dnd35.Designs.spell;
import static trapwright.system.dnd35.Designs.spellTrap;
import static trapwright.system.dnd35.Designs.strike;
import static trapwright.system.dnd35.Designs.trigger;
import static trapwright.system.dnd35.Workings.Reset.AUTOMATIC;
import static trapwright.system.dnd35.Workings.Reset.MANUAL;
import static trapwright.system.dnd35.Workings.Reset.NONE;
import static trapwright.system.dnd35.Workings.Trigger.LOCATION;
import static trapwright.system.dnd35.Workings.Trigger.PROXIMITY;
import static trapwright.system.dnd35.Workings.Trigger.TOUCH;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;

/// The eleven worked examples of the rules.
class WorkedExamplesTest {
    @Test
    void basicArrowTrap() {
        Assessment answer = assess(mechanical(PROXIMITY, MANUAL)
                .withDelivery(Delivery.attack(10, Delivery.Reach.RANGED))
                .withHarm(strike("1d6")));
        assertThat(number(answer, "cr")).isEqualTo(1);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(2_000));
        assertThat(number(answer, "craftDc")).isEqualTo(25);
        assertThat(number(answer, "averageDamage")).isEqualTo(3.5);
    }

    @Test
    void poisonWallSpikes() {
        Assessment answer = assess(wallSpikes());
        assertThat(number(answer, "cr")).isEqualTo(5);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(12_650));
        assertThat(number(answer, "craftDc")).isEqualTo(25);
        assertThat(money(answer, "rawMaterialsGp")).isEqualTo(new Money(421_667));
        assertThat(money(answer, "repairGp")).isEqualTo(new Money(84_333));
        assertThat(Crafting.weeks(Money.gold(12_650), 30, 25)).isEqualTo(169);
    }

    @Test
    void theStepsOfPoisonWallSpikesStandInTheOrderOfTheTable() {
        Assessment answer = assess(wallSpikes());
        assertThat(rules(answer.amount("cr").orElseThrow()))
                .containsExactly(
                        "dnd35.cr.attack",
                        "dnd35.cr.damage",
                        "dnd35.cr.targets",
                        "dnd35.cr.poison",
                        "dnd35.cr.search-dc",
                        "dnd35.cr.disable-dc");
        assertThat(rules(answer.amount("priceGp").orElseThrow()))
                .containsExactly(
                        "dnd35.price.base",
                        "dnd35.price.search-dc",
                        "dnd35.price.disable-dc",
                        "dnd35.price.attack",
                        "dnd35.price.damage-bonus",
                        "dnd35.price.times-cr",
                        "dnd35.price.poison");
    }

    @Test
    void byTheOtherTextRepairCostsAFifthOfTheMarketPrice() {
        Rulings rulings = Rulings.DEFAULTS.with(Rulings35.REPAIR_MATERIALS, "srd");
        assertThat(money(assess(wallSpikes(), rulings), "repairGp")).isEqualTo(Money.gold(2_530));
    }

    private static Design wallSpikes() {
        return plain().withMake(new Make.Mechanism(17, 21))
                .withDelivery(Delivery.attack(16, Delivery.Reach.MELEE))
                .withHarm(strike("1d8+4"))
                .withFeatures(many().withPoison(dose("medium-spider-venom")));
    }

    @Test
    void waterFilledRoom() {
        Assessment answer = assess(plain().withMake(new Make.Mechanism(20, 25))
                .withFeatures(many().withNeverMiss(true).withOnsetRounds(3).withLiquid(true)));
        assertThat(number(answer, "cr")).isEqualTo(7);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(21_000));
        assertThat(number(answer, "craftDc")).isEqualTo(30);
        assertThat(answer.amount("averageDamage")).isEmpty();
    }

    @Test
    void fusilladeOfDarts() {
        Assessment answer = assess(plain().withMake(new Make.Mechanism(19, 25))
                .withDelivery(Delivery.attack(18, Delivery.Reach.RANGED))
                .withHarm(strike("(1d4+1)x1d8"))
                .withFeatures(many()));
        assertThat(number(answer, "averageDamage")).isEqualTo(15.75);
        assertThat(number(answer, "cr")).isEqualTo(5);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(18_000));
    }

    @Test
    void fireballTrap() {
        Assessment answer = assess(fireball(AUTOMATIC));
        assertThat(number(answer, "cr")).isEqualTo(5);
        assertThat(number(answer, "searchDc")).isEqualTo(28);
        assertThat(number(answer, "disableDc")).isEqualTo(28);
        assertThat(number(answer, "saveDc")).isEqualTo(14);
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(12_000));
        assertThat(number(answer, "costXp")).isEqualTo(960);
        assertThat(number(answer, "buildDays")).isEqualTo(24);
        assertThat(answer.amount("hiredGp")).isEmpty();
    }

    @Test
    void fireballTrapThatWorksOnce() {
        Assessment answer = assess(hired(fireball(NONE)));
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(1_200));
        assertThat(number(answer, "costXp")).isEqualTo(96);
        assertThat(number(answer, "buildDays")).isEqualTo(3);
        assertThat(money(answer, "hiredGp")).isEqualTo(Money.gold(240));
    }

    private static Design fireball(Workings.Reset reset) {
        SpellUse fireball = effect("fireball", CasterClass.WIZARD, 8);
        return device(TOUCH, reset, fireball)
                .withDelivery(new Delivery(Optional.empty(), spell("fireball").saves()))
                .withHarm(
                        new Harm.Strike(spell("fireball").damage().orElseThrow().at(8), Harm.Weapon.NONE, 0, 1));
    }

    @Test
    void extendedBaneTrap() {
        Assessment answer = assess(device(
                        PROXIMITY, AUTOMATIC, extended(effect("bane", CasterClass.CLERIC, 3)), trigger("detect-good"))
                .withDelivery(new Delivery(Optional.empty(), spell("bane").saves())));
        assertThat(number(answer, "cr")).isEqualTo(3);
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(3_500));
        assertThat(number(answer, "costXp")).isEqualTo(280);
        assertThat(number(answer, "saveDc")).isEqualTo(13);
    }

    @Test
    void glyphOfWarding() {
        Assessment answer = assess(spellTrap(effect("glyph-of-warding", CasterClass.CLERIC, 5))
                .withDelivery(
                        new Delivery(Optional.empty(), spell("glyph-of-warding").saves()))
                .withHarm(strike("2d8")));
        assertThat(number(answer, "cr")).isEqualTo(4);
        assertThat(money(answer, "hiredGp")).isEqualTo(Money.gold(350));
        assertThat(number(answer, "saveDc")).isEqualTo(14);
        assertThat(answer.figures().stream().map(figure -> figure.id()))
                .containsExactly("cr", "hiredGp", "searchDc", "disableDc", "saveDc", "averageDamage");
    }

    @Test
    void forcecageAndSummonMonster() {
        SpellUse alarm = trigger("alarm");
        SpellUse shared = spell("alarm").use(SpellUse.Role.SHARED_TRIGGER);
        Design cage = device(PROXIMITY, AUTOMATIC, effect("forcecage", CasterClass.WIZARD, 13), alarm);
        Design monster = device(PROXIMITY, AUTOMATIC, effect("summon-monster-vii", CasterClass.WIZARD, 13), shared);
        Assessment answer = assess(Designs.compound(Dnd35Trap.Joining.INDEPENDENT, cage, monster));
        assertThat(number(answer, "cr")).isEqualTo(10);
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(241_000));
        assertThat(number(answer, "costXp")).isEqualTo(7_280);
        assertThat(answer.finished()).isTrue();
    }

    @Test
    void blackTentaclesTrap() {
        Assessment answer =
                assess(device(PROXIMITY, NONE, effect("black-tentacles", CasterClass.WIZARD, 7), trigger("alarm"))
                        .withDelivery(Delivery.attack(7, Delivery.Reach.MELEE))
                        .withHarm(strike("(1d6+4)x6"))
                        .withFeatures(many()));
        assertThat(number(answer, "cr")).isEqualTo(7);
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(1_400));
        assertThat(number(answer, "costXp")).isEqualTo(112);
    }

    @Test
    void notATrapYet() {
        Assessment answer = assess(mechanical(TOUCH, MANUAL)
                .withDelivery(Delivery.attack(5, Delivery.Reach.RANGED))
                .withHarm(strike("1d4")));
        assertThat(number(answer, "cr")).isEqualTo(-1);
        assertThat(Designs.codes(answer)).contains("D35-01");
        assertThat(answer.finished()).isFalse();
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(100));
        assertThat(number(answer, "craftDc")).isEqualTo(20);
    }

    @Test
    void poisonWithAutomaticReset() {
        Assessment answer = assess(mechanical(LOCATION, AUTOMATIC)
                .withDelivery(Delivery.attack(10, Delivery.Reach.MELEE))
                .withHarm(strike("1d6"))
                .withFeatures(Features.NONE.withPoison(dose("greenblood-oil"))));
        assertThat(number(answer, "cr")).isEqualTo(2);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(5_000));
        assertThat(number(answer, "craftDc")).isEqualTo(25);
    }

    @Test
    void theBlankTrapHasTheBaseValues() {
        Assessment answer = assess(Dnd35Rules.INSTANCE.blank());
        assertThat(number(answer, "cr")).isEqualTo(1);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(1_000));
        assertThat(answer.figures().subList(0, 3).stream().map(figure -> figure.id()))
                .isEqualTo(List.of("cr", "priceGp", "craftDc"));
    }

    @Test
    void aCorrectionOfTheGameMasterIsAStepOfItsOwn() {
        Adjustment adjustment = new Adjustment(2, Money.gold(-500), new Wording("a clever lid", "un couvercle rusé"));
        Assessment answer = assess(plain().withDelivery(Delivery.attack(10, Delivery.Reach.RANGED))
                .withHarm(new Harm.Strike(Dice.of("1d6"), Harm.Weapon.NONE, 0, 1))
                .withAdjustment(Optional.of(adjustment)));
        assertThat(number(answer, "cr")).isEqualTo(3);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(2_500));
        assertThat(rules(answer.amount("priceGp").orElseThrow())).endsWith("dnd35.price.adjustment.why");
    }
}
