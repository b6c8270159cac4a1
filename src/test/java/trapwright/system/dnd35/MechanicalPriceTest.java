package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.added;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.dose;
import static trapwright.system.dnd35.Designs.item;
import static trapwright.system.dnd35.Designs.mechanical;
import static trapwright.system.dnd35.Designs.money;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.reflex;
import static trapwright.system.dnd35.Designs.rules;
import static trapwright.system.dnd35.Designs.strike;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.measure.Money;
import trapwright.rules.Assessment;

/// Every row of the cost table for mechanical traps, at its boundaries, and the Craft DC (3.5, sections 4 and 6).
class MechanicalPriceTest {
    private static final int COPPER_IN_GOLD = 100;

    /// A trap of CR 1 whose price is its modified base: 2d6, nothing else.
    private static Design oneBase() {
        return plain().withDelivery(Delivery.attack(10, Delivery.Reach.MELEE)).withHarm(strike("2d6"));
    }

    @ParameterizedTest
    @CsvSource({
        "LOCATION, MANUAL, 1000", "TOUCH, MANUAL, 1000", "PROXIMITY, MANUAL, 2000", "TOUCH_ATTACHED, MANUAL, 900",
        "TIMED, MANUAL, 2000", "LOCATION, NONE, 500", "LOCATION, REPAIR, 800", "LOCATION, AUTOMATIC, 1500",
        "TIMED, AUTOMATIC, 2000"
    })
    void triggersAndResets(Workings.Trigger trigger, Workings.Reset reset, int gold) {
        Design design = oneBase().withWorkings(Designs.workings(trigger, reset));
        assertThat(money(assess(design), "priceGp")).isEqualTo(Money.gold(gold));
    }

    @ParameterizedTest
    @CsvSource({"NONE, 1000", "LOCK, 1100", "HIDDEN_SWITCH, 1200", "HIDDEN_LOCK, 1300"})
    void bypasses(Workings.Bypass bypass, int gold) {
        Design design = oneBase().withWorkings(oneBase().workings().withBypass(bypass));
        assertThat(money(assess(design), "priceGp")).isEqualTo(Money.gold(gold));
    }

    @ParameterizedTest
    @CsvSource({"10, -1000, -1000", "19, -100, -100", "20, 0, 0", "21, 200, 300", "24, 800, 1200", "30, 2000, 3000"})
    void dcs(int dc, int skillGold, int reflexGold) {
        Assessment answer = assess(plain().withDelivery(reflex(dc)).withMake(new Make.Mechanism(dc, dc)));
        assertThat(added(answer, "priceGp", "dnd35.price.search-dc")).isEqualTo(skillGold * COPPER_IN_GOLD);
        assertThat(added(answer, "priceGp", "dnd35.price.disable-dc")).isEqualTo(skillGold * COPPER_IN_GOLD);
        assertThat(added(answer, "priceGp", "dnd35.price.reflex")).isEqualTo(reflexGold * COPPER_IN_GOLD);
    }

    @ParameterizedTest
    @CsvSource({"-2, -1200", "6, -400", "10, 0", "11, 200", "14, 800", "20, 2000"})
    void attackBonus(int bonus, int gold) {
        Assessment answer = assess(plain().withDelivery(Delivery.attack(bonus, Delivery.Reach.RANGED)));
        assertThat(added(answer, "priceGp", "dnd35.price.attack")).isEqualTo(gold * COPPER_IN_GOLD);
    }

    @Test
    void aSaveOtherThanReflexCostsNothing() {
        Delivery will = Delivery.save(Delivery.Save.Kind.WILL, 30, Delivery.Save.Result.NEGATES);
        assertThat(money(assess(plain().withDelivery(will).withHarm(strike("2d6"))), "priceGp"))
                .isEqualTo(Money.gold(1_000));
    }

    @ParameterizedTest
    @CsvSource({"2d6+3, 300", "2d6-1, 0", "2d6, 0", "(1d4+1)x1d8, 100"})
    void damageBonus(String dice, int gold) {
        Assessment answer = assess(oneBase().withHarm(strike(dice)));
        Assessment without = assess(oneBase());
        int rise = answer.amount("priceGp").orElseThrow().steps().stream()
                .filter(step -> step.reason().rule().key().equals("dnd35.price.damage-bonus"))
                .mapToInt(step -> step.amount().intValue())
                .sum();
        assertThat(rise).isEqualTo(gold * COPPER_IN_GOLD);
        assertThat(without.finished()).isTrue();
    }

    @Test
    void neverMissCostsAThousand() {
        Design design = plain().withHarm(strike("3d6"))
                .withFeatures(Features.NONE.withNeverMiss(true).withOnsetRounds(4));
        assertThat(number(assess(design), "cr")).isEqualTo(1);
        assertThat(money(assess(design), "priceGp")).isEqualTo(Money.gold(2_000));
    }

    @Test
    void poisonAndItemsComeAfterTheMultiplication() {
        Features extras = Features.NONE.withPoison(dose("deathblade")).withAlchemical(item("thunderstone"));
        Assessment answer = assess(oneBase().withFeatures(extras));
        assertThat(number(answer, "cr")).isEqualTo(1 + 5 + 2);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(8_000 + 1_800 + 30));
    }

    @Test
    void anAutomaticResetTakesTwentyTimesTheExtrasEvenWhenItIsTimed() {
        Features extras = Features.NONE.withPoison(dose("bloodroot")).withAlchemical(item("acid"));
        Design design = oneBase().withFeatures(extras);
        Assessment timed =
                assess(design.withWorkings(Designs.workings(Workings.Trigger.TIMED, Workings.Reset.AUTOMATIC)));
        assertThat(number(timed, "cr")).isEqualTo(1 + 1 + 1);
        assertThat(money(timed, "priceGp")).isEqualTo(Money.gold(3 * 2_000 + 20 * 110));
    }

    @Test
    void everyDoseIsCharged() {
        Features.Dose doses = new Features.Dose(new Poison.Known("bloodroot", Optional.empty()), 4);
        Assessment answer = assess(oneBase().withFeatures(Features.NONE.withPoison(Optional.of(doses))));
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(2 * 1_000 + 4 * 100));
    }

    @Test
    void aCheapTrapCostsAHundredBeforeExtras() {
        Design cheap = mechanical(Workings.Trigger.TOUCH_ATTACHED, Workings.Reset.NONE)
                .withMake(new Make.Mechanism(16, 16))
                .withHarm(strike("2d6"))
                .withFeatures(Features.NONE.withPoison(dose("bloodroot")));
        Assessment answer = assess(cheap.withMake(new Make.Mechanism(10, 20)).withHarm(strike("4d6")));
        assertThat(number(answer, "cr")).isEqualTo(2);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(100 + 100));
        assertThat(rules(answer.amount("priceGp").orElseThrow())).contains("dnd35.price.minimum");
        assertThat(rules(assess(oneBase()).amount("priceGp").orElseThrow())).doesNotContain("dnd35.price.minimum");
    }

    @ParameterizedTest
    @CsvSource({"2d6, 20", "6d6, 20", "7d6, 25", "12d6, 25", "13d6, 30", "20d6, 30", "21d6, 35", "26d6, 35", "27d6, 40"
    })
    void craftDc(String dice, int dc) {
        assertThat(number(assess(oneBase().withHarm(strike(dice))), "craftDc")).isEqualTo(dc);
    }

    @Test
    void proximityAndAutomaticResetMakeTheCraftHarder() {
        Design both = oneBase().withWorkings(Designs.workings(Workings.Trigger.PROXIMITY, Workings.Reset.AUTOMATIC));
        assertThat(number(assess(both), "craftDc")).isEqualTo(30);
        Design timed = oneBase().withWorkings(Designs.workings(Workings.Trigger.TIMED, Workings.Reset.AUTOMATIC));
        assertThat(number(assess(timed), "craftDc")).isEqualTo(25);
    }

    @ParameterizedTest
    @CsvSource({"2000, 20, 20, 50", "1, 20, 20, 1", "0, 20, 20, 1", "2000, 0, 20, 20000", "2000, 21, 20, 48"})
    void weeksOfWork(int gold, int check, int dc, long weeks) {
        assertThat(Crafting.weeks(Money.gold(gold), check, dc)).isEqualTo(weeks);
    }
}
