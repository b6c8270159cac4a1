package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.added;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.cr;
import static trapwright.system.dnd35.Designs.dose;
import static trapwright.system.dnd35.Designs.fall;
import static trapwright.system.dnd35.Designs.item;
import static trapwright.system.dnd35.Designs.many;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.reflex;
import static trapwright.system.dnd35.Designs.spiked;
import static trapwright.system.dnd35.Designs.strike;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// Every row of the CR table for mechanical traps, at its boundaries (3.5, section 3).
class MechanicalCrTest {
    @ParameterizedTest
    @CsvSource({"-3, -1", "15, -1", "16, 0", "20, 0", "24, 0", "25, 1", "29, 1", "30, 2", "90, 2"})
    void dcs(int dc, int modifier) {
        Design design = plain().withDelivery(reflex(dc)).withMake(new Make.Mechanism(dc, dc));
        assertThat(added(assess(design), "cr", "dnd35.cr.search-dc")).isEqualTo(modifier);
        assertThat(added(assess(design), "cr", "dnd35.cr.disable-dc")).isEqualTo(modifier);
        assertThat(added(assess(design), "cr", "dnd35.cr.reflex")).isEqualTo(modifier);
        assertThat(cr(design)).isEqualTo(3 * modifier);
    }

    @ParameterizedTest
    @CsvSource({
        "-5, -2", "0, -2", "1, -1", "5, -1", "6, 0", "10, 0", "14, 0", "15, 1", "19, 1", "20, 2", "24, 2", "25, 3",
        "29, 3", "30, 4", "34, 4", "35, 5"
    })
    void attackBonus(int bonus, int modifier) {
        Design design = plain().withDelivery(Delivery.attack(bonus, Delivery.Reach.MELEE));
        assertThat(cr(design)).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0",
        "3, 0",
        "1d6, 1",
        "2d8, 1",
        "3d6, 2",
        "5d6, 3",
        "7d6, 4",
        "11d6, 6",
        "2d4, 1",
        "1d8+4, 1",
        "(1d4)x1d4, 1",
        "1d6-10, 0",
        "'', 0"
    })
    void averageDamageCountsInSevensHalvesUp(String dice, int sevens) {
        assertThat(cr(plain().withHarm(strike(dice)))).isEqualTo(sevens);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 3", "2, 2", "3, 1", "4, -1", "9, -1"})
    void onsetDelay(int rounds, int modifier) {
        assertThat(cr(plain().withFeatures(Features.NONE.withOnsetRounds(rounds))))
                .isEqualTo(modifier);
    }

    @Test
    void multipleTargetsAddOneUnlessTheTrapNeverMisses() {
        assertThat(cr(plain().withFeatures(many()))).isEqualTo(1);
        assertThat(cr(plain().withFeatures(many().withNeverMiss(true)))).isZero();
    }

    @Test
    void liquidAddsFive() {
        assertThat(cr(plain().withFeatures(Features.NONE.withLiquid(true)))).isEqualTo(5);
    }

    @Test
    void gasTriggerResetAndBypassAddNothing() {
        Design design = plain().withFeatures(Features.NONE.withGas(true));
        for (Workings.Trigger trigger : Workings.Trigger.values()) {
            for (Workings.Reset reset : Workings.Reset.values()) {
                for (Workings.Bypass bypass : Workings.Bypass.values()) {
                    Workings workings = Designs.workings(trigger, reset).withBypass(bypass);
                    assertThat(cr(design.withWorkings(workings))).isZero();
                }
            }
        }
    }

    @Test
    void aTouchAttackAddsOne() {
        Delivery touch =
                new Delivery(Optional.of(new Delivery.Attack(10, Delivery.Reach.MELEE, true)), java.util.List.of());
        assertThat(cr(plain().withDelivery(touch))).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "9, 0", "10, 1", "20, 1", "30, 2", "70, 4", "200, 10", "210, 10", "5000, 10"})
    void aFallDoesADieForEachTenFeetAtMostTwenty(int feet, int sevens) {
        assertThat(cr(plain().withHarm(fall(feet)))).isEqualTo(sevens);
    }

    @Test
    void aPitInMetresFallsAsFarAsOneInFeet() {
        Pit pit = Pit.covered(new Length(java.math.BigDecimal.valueOf(12), Length.Unit.METRES));
        assertThat(Falls.damage(pit)).isEqualTo(Dice.of("4d6"));
    }

    @Test
    void spikesAddOneAndNoDamage() {
        assertThat(cr(plain().withHarm(spiked(20)))).isEqualTo(2);
        assertThat(number(assess(plain().withHarm(spiked(20))), "averageDamage"))
                .isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"5, 1d4", "10, 1d4+1", "20, 1d4+2", "50, 1d4+5", "100, 1d4+5"})
    void spikesStrikeHarderTheDeeperTheFall(int feet, String dice) {
        Pit pit = Pit.covered(Length.feet(feet));
        assertThat(Falls.spikeDamage(pit, Pit.Spikes.USUAL)).isEqualTo(Dice.of(dice));
    }

    @ParameterizedTest
    @CsvSource({
        "black-adder-venom, 1",
        "black-lotus-extract, 8",
        "bloodroot, 1",
        "blue-whinnis, 1",
        "burnt-othur-fumes, 6",
        "deathblade, 5",
        "dragon-bile, 6",
        "giant-wasp-poison, 3",
        "greenblood-oil, 1",
        "insanity-mist, 4",
        "large-scorpion-venom, 3",
        "malyss-root-paste, 3",
        "medium-spider-venom, 2",
        "nitharit, 4",
        "purple-worm-poison, 4",
        "sassone-leaf-residue, 3",
        "shadow-essence, 3",
        "small-centipede-poison, 1",
        "terinav-root, 5",
        "ungol-dust, 3",
        "wyvern-poison, 5",
        "drow-poison, 1",
        "arsenic, 0",
        "no-such-poison, 0"
    })
    void poison(String id, int modifier) {
        assertThat(cr(plain().withFeatures(Features.NONE.withPoison(dose(id))))).isEqualTo(modifier);
    }

    @ParameterizedTest
    @CsvSource({
        "acid, 1",
        "alchemist-s-fire, 1",
        "holy-water, 0",
        "smokestick, 2",
        "tanglefoot-bag, 1",
        "thunderstone, 2",
        "sunrod, 0",
        "tindertwig, 0",
        "antitoxin, 0",
        "everburning-torch, 0"
    })
    void anItemAddsTheLevelOfItsSpellAndItsDamage(String id, int modifier) {
        assertThat(cr(plain().withFeatures(Features.NONE.withAlchemical(item(id)))))
                .isEqualTo(modifier);
    }

    @Test
    void theLevelOfAnItemCanBeChanged() {
        Alchemical bag = new Alchemical.Known("tanglefoot-bag", Optional.of(3));
        assertThat(cr(plain().withFeatures(Features.NONE.withAlchemical(Optional.of(bag)))))
                .isEqualTo(3);
        Alchemical own = new Alchemical.Custom(Wording.same("Glue"), Money.gold(5), 2);
        assertThat(cr(plain().withFeatures(Features.NONE.withAlchemical(Optional.of(own)))))
                .isEqualTo(2);
    }
}
