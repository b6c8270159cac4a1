package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.device;
import static trapwright.system.dnd35.Designs.effect;
import static trapwright.system.dnd35.Designs.hired;
import static trapwright.system.dnd35.Designs.money;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.spellTrap;
import static trapwright.system.dnd35.Designs.strike;
import static trapwright.system.dnd35.Designs.trigger;
import static trapwright.system.dnd35.Workings.Reset.AUTOMATIC;
import static trapwright.system.dnd35.Workings.Reset.NONE;
import static trapwright.system.dnd35.Workings.Trigger.PROXIMITY;
import static trapwright.system.dnd35.Workings.Trigger.TOUCH;
import static trapwright.system.dnd35.Workings.Trigger.VISUAL;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Wording;

/// Magic devices and spell traps (3.5, sections 2.4, 2.5, 3.2 and 5).
class MagicTrapTest {
    private static SpellUse own(int level, int metamagic, int casterLevel) {
        return new SpellUse(
                SpellUse.Role.EFFECT,
                "",
                Wording.same("Own"),
                level,
                metamagic,
                new SpellUse.Caster(CasterClass.WIZARD, casterLevel),
                SpellUse.Components.NONE);
    }

    private static SpellUse with(SpellUse use, SpellUse.Components components) {
        return new SpellUse(
                use.role(), use.spell(), use.name(), use.level(), use.metamagic(), use.caster(), components);
    }

    private static Delivery will() {
        return new Delivery(
                Optional.empty(),
                List.of(new Delivery.Save(Delivery.Save.Kind.WILL, Optional.empty(), Delivery.Save.Result.NEGATES)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 10, 25",
        "1, 11, 26",
        "2, 13, 27",
        "3, 14, 28",
        "4, 16, 29",
        "5, 17, 30",
        "6, 19, 31",
        "7, 20, 32",
        "8, 22, 33",
        "9, 23, 34"
    })
    void theDcsOfADeviceFollowFromTheSpellLevel(int level, int save, int search) {
        Assessment answer = assess(device(TOUCH, NONE, own(level, 0, 20)).withDelivery(will()));
        assertThat(number(answer, "saveDc")).isEqualTo(save);
        assertThat(number(answer, "searchDc")).isEqualTo(search);
        assertThat(number(answer, "disableDc")).isEqualTo(search);
    }

    @ParameterizedTest
    @CsvSource({"0, 10", "1, 11", "2, 13", "3, 14", "4, 16", "5, 17", "6, 19", "9, 23"})
    void theSaveOfASpellTrapTakesTheLeastAbility(int level, int dc) {
        assertThat(number(assess(spellTrap(own(level, 0, 20)).withDelivery(will())), "saveDc"))
                .isEqualTo(dc);
    }

    @Test
    void theAbilityModifierOfASpellTrapMayBeEntered() {
        Design design = spellTrap(own(4, 0, 7))
                .withMake(new Make.Spellwork(Make.Form.SPELL, List.of(own(4, 0, 7)), true, Optional.of(5)))
                .withDelivery(will());
        assertThat(number(assess(design), "saveDc")).isEqualTo(19);
    }

    @Test
    void aSaveDcAsEnteredHolds() {
        Design design = device(TOUCH, NONE, own(4, 0, 7))
                .withDelivery(Delivery.save(Delivery.Save.Kind.WILL, 21, Delivery.Save.Result.NEGATES));
        assertThat(number(assess(design), "saveDc")).isEqualTo(21);
    }

    @ParameterizedTest
    @CsvSource({"3, '', 4", "3, 6d6, 4", "3, 7d6, 5", "3, 8d6, 5", "0, '', 1", "0, 1d3, 1", "0, 1d6, 2", "9, 10d6, 10"})
    void theLargerOfLevelAndDamageCounts(int level, String dice, int cr) {
        assertThat(Designs.cr(device(TOUCH, NONE, own(level, 0, 20)).withHarm(strike(dice))))
                .isEqualTo(cr);
    }

    @Test
    void noOtherRowCountsForMagic() {
        Design design = device(TOUCH, AUTOMATIC, own(3, 0, 5))
                .withDelivery(Delivery.attack(30, Delivery.Reach.RANGED))
                .withFeatures(Designs.many().withLiquid(true).withOnsetRounds(1));
        assertThat(Designs.cr(design)).isEqualTo(4);
    }

    @Test
    void theRaisedLevelOfMetamagicCountsEverywhere() {
        Assessment answer = assess(device(TOUCH, NONE, own(3, 1, 7)).withDelivery(will()));
        assertThat(number(answer, "cr")).isEqualTo(5);
        assertThat(number(answer, "searchDc")).isEqualTo(29);
        assertThat(number(answer, "saveDc")).isEqualTo(16);
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(50 * 7 * 4));
    }

    @Test
    void triggerSpellsArePaidAndCountButAlarmDoesNot() {
        Assessment seeing =
                assess(device(VISUAL, AUTOMATIC, effect("acid-arrow", CasterClass.WIZARD, 3), trigger("true-seeing")));
        assertThat(number(seeing, "cr")).isEqualTo(6);
        assertThat(number(seeing, "searchDc")).isEqualTo(27);
        assertThat(money(seeing, "costGp")).isEqualTo(Money.gold(500 * 3 * 2 + 500 * 9 * 5 + 250 * 100));
        assertThat(number(seeing, "costXp")).isEqualTo(40 * 3 * 2 + 40 * 9 * 5);
        Assessment alarm =
                assess(device(PROXIMITY, NONE, effect("acid-splash", CasterClass.WIZARD, 1), trigger("alarm")));
        assertThat(number(alarm, "cr")).isEqualTo(1);
        assertThat(money(alarm, "costGp")).isEqualTo(Money.gold(25));
        assertThat(number(alarm, "costXp")).isEqualTo(2);
    }

    @Test
    void componentsOfAnAutomaticDeviceAreHundredfold() {
        SpellUse.Components costly = new SpellUse.Components(Money.gold(20), 30, Money.gold(1_000));
        Assessment once = assess(device(TOUCH, NONE, with(own(1, 0, 1), costly)));
        Assessment again = assess(device(TOUCH, AUTOMATIC, with(own(1, 0, 1), costly)));
        assertThat(money(once, "costGp")).isEqualTo(Money.gold(50 + 20 + 5 * 30));
        assertThat(money(again, "costGp")).isEqualTo(Money.gold(500 + 100 * 20 + 500 * 30));
        assertThat(number(again, "costXp")).isEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "10, 1, 1", "11, 1, 2", "13, 7, 10"})
    void aDayForEachFiveHundredGold(int casterLevel, int level, int days) {
        assertThat(number(assess(device(TOUCH, NONE, own(level, 0, casterLevel))), "buildDays"))
                .isEqualTo(days);
    }

    @Test
    void aHiredCasterIsPaidForEverySpellOfADeviceAlarmToo() {
        Assessment answer = assess(
                hired(device(PROXIMITY, AUTOMATIC, effect("fireball", CasterClass.WIZARD, 5), trigger("alarm"))));
        assertThat(money(answer, "hiredGp")).isEqualTo(Money.gold(5 * 3 * 10 + 10));
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(500 * 5 * 3));
    }

    @Test
    void aSpellTrapCostsTheFeeTheComponentsAndATenthOfTheFocus() {
        SpellUse.Components costly = new SpellUse.Components(Money.gold(20), 30, Money.gold(1_000));
        Assessment answer = assess(spellTrap(with(own(2, 0, 3), costly)));
        assertThat(money(answer, "hiredGp")).isEqualTo(Money.gold(60 + 20 + 150 + 100));
        Assessment cantrip = assess(spellTrap(own(0, 0, 4)));
        assertThat(money(cantrip, "hiredGp")).isEqualTo(Money.gold(20));
    }

    @ParameterizedTest
    @CsvSource({
        "WIZARD, 0, 1", "WIZARD, 1, 1", "WIZARD, 3, 5", "CLERIC, 9, 17", "DRUID, 2, 3", "SORCERER, 1, 1",
                "SORCERER, 2, 4",
        "SORCERER, 9, 18", "BARD, 0, 1", "BARD, 1, 2", "BARD, 2, 4", "BARD, 6, 16", "PALADIN, 1, 2", "RANGER, 2, 4",
        "PALADIN, 3, 5", "RANGER, 4, 7", "DOMAIN, 7, 13"
    })
    void leastCasterLevels(CasterClass casting, int level, int least) {
        assertThat(casting.leastCasterLevel(level)).isEqualTo(least);
    }
}
