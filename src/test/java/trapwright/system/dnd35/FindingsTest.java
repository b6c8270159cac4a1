package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.codes;
import static trapwright.system.dnd35.Designs.device;
import static trapwright.system.dnd35.Designs.dose;
import static trapwright.system.dnd35.Designs.effect;
import static trapwright.system.dnd35.Designs.fall;
import static trapwright.system.dnd35.Designs.hired;
import static trapwright.system.dnd35.Designs.many;
import static trapwright.system.dnd35.Designs.mechanical;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.reflex;
import static trapwright.system.dnd35.Designs.spellTrap;
import static trapwright.system.dnd35.Designs.spiked;
import static trapwright.system.dnd35.Designs.strike;
import static trapwright.system.dnd35.Designs.trigger;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;

/// What the rules have to say about a design, by code (3.5, section 10).
class FindingsTest {
    /// A finished trap that only has the note about fliers.
    private static Design fine() {
        return plain().withDelivery(Delivery.attack(10, Delivery.Reach.RANGED)).withHarm(strike("2d6"));
    }

    private static Finding finding(Design design, String code) {
        Assessment answer = assess(design);
        assertThat(codes(answer)).contains(code);
        return answer.findings().stream()
                .filter(found -> found.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    private static void expect(Design design, String code, Level level, String field) {
        Finding finding = finding(design, code);
        assertThat(finding.level()).isEqualTo(level);
        assertThat(finding.field()).isEqualTo(field);
        assertThat(assess(design).finished()).isEqualTo(!assess(design).hasErrors());
    }

    private static void never(Design design, String code) {
        assertThat(codes(assess(design))).doesNotContain(code);
    }

    @Test
    void aFinishedTrapHasOnlyTheNoteAboutFliers() {
        assertThat(codes(assess(fine()))).containsExactly("D35-18");
        expect(fine(), "D35-18", Level.NOTE, "trigger");
        never(mechanical(Trigger.TOUCH, Reset.MANUAL), "D35-18");
    }

    @Test
    void crBelowOne() {
        expect(plain(), "D35-01", Level.ERROR, "");
        never(fine(), "D35-01");
    }

    @Test
    void neverMissWithAnAttackOrAnAvoidingSave() {
        Features sure = Features.NONE.withNeverMiss(true).withOnsetRounds(1);
        expect(fine().withFeatures(sure), "D35-02", Level.ERROR, "never-miss");
        expect(fine().withDelivery(reflex(20)).withFeatures(sure), "D35-02", Level.ERROR, "never-miss");
        Delivery half = Delivery.save(Delivery.Save.Kind.REFLEX, 20, Delivery.Save.Result.HALF);
        never(fine().withDelivery(half).withFeatures(sure), "D35-02");
        never(fine().withDelivery(Delivery.NEITHER).withFeatures(sure), "D35-02");
    }

    @Test
    void neverMissWithoutADelay() {
        expect(plain().withFeatures(Features.NONE.withNeverMiss(true)), "D35-03", Level.ERROR, "onset");
        never(plain().withFeatures(Features.NONE.withNeverMiss(true).withOnsetRounds(1)), "D35-03");
    }

    @Test
    void ingestedPoison() {
        expect(fine().withFeatures(Features.NONE.withPoison(dose("arsenic"))), "D35-04", Level.ERROR, "poison");
        never(fine().withFeatures(Features.NONE.withPoison(dose("bloodroot"))), "D35-04");
    }

    @ParameterizedTest
    @CsvSource({"RANGED, 1d8+4, false", "RANGED, 1d8+5, true", "MELEE, 1d8+8, false", "MELEE, 1d8+9, true"})
    void damageBonusOverTheLimit(Delivery.Reach reach, String dice, boolean over) {
        Design design = plain().withDelivery(Delivery.attack(10, reach)).withHarm(strike(dice));
        assertThat(codes(assess(design)).contains("D35-05")).isEqualTo(over);
    }

    @ParameterizedTest
    @CsvSource({"NONE, false, false", "REPAIR, true, true", "MANUAL, true, true", "AUTOMATIC, false, true"})
    void resetsOfMagicTraps(Reset reset, boolean wrongForDevice, boolean wrongForSpell) {
        Design device = device(Trigger.TOUCH, reset, effect("fireball", CasterClass.WIZARD, 5));
        assertThat(codes(assess(device)).contains("D35-06")).isEqualTo(wrongForDevice);
        Design spell = spellTrap(effect("fire-trap", CasterClass.DRUID, 3))
                .withWorkings(Designs.workings(Trigger.SPELL, reset));
        assertThat(codes(assess(spell)).contains("D35-06")).isEqualTo(wrongForSpell);
    }

    @Test
    void casterLevelTooLow() {
        Design low = device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.SORCERER, 5));
        expect(low, "D35-07", Level.ERROR, "caster-level");
        never(device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.SORCERER, 6)), "D35-07");
    }

    @Test
    void soundAndVisualTriggersNeedTheirSpells() {
        SpellUse fire = effect("fireball", CasterClass.WIZARD, 5);
        expect(mechanical(Trigger.SOUND, Reset.MANUAL), "D35-08", Level.ERROR, "trigger");
        expect(device(Trigger.SOUND, Reset.NONE, fire), "D35-08", Level.ERROR, "trigger-spell");
        expect(device(Trigger.SOUND, Reset.NONE, fire, trigger("arcane-eye")), "D35-08", Level.ERROR, "trigger-spell");
        never(device(Trigger.SOUND, Reset.NONE, fire, trigger("clairaudience-clairvoyance")), "D35-08");
        for (String eye : List.of("arcane-eye", "clairaudience-clairvoyance", "true-seeing")) {
            never(device(Trigger.VISUAL, Reset.NONE, fire, trigger(eye)), "D35-08");
        }
    }

    @Test
    void spikesWithoutAPit() {
        expect(plain().withHarm(spiked(5)), "D35-09", Level.WARNING, "spikes");
        never(plain().withHarm(spiked(10)), "D35-09");
    }

    @Test
    void gasAndInhaledPoisonBelongTogether() {
        Features gas = Features.NONE.withGas(true);
        expect(fine().withFeatures(gas), "D35-10", Level.WARNING, "gas");
        expect(fine().withFeatures(gas.withPoison(dose("bloodroot"))), "D35-10", Level.WARNING, "gas");
        expect(fine().withFeatures(Features.NONE.withPoison(dose("ungol-dust"))), "D35-12", Level.WARNING, "gas");
        Design both = fine().withFeatures(gas.withPoison(dose("ungol-dust")));
        never(both, "D35-10");
        never(both, "D35-12");
    }

    @Test
    void contactPoisonNeedsATouch() {
        Features nitharit = Features.NONE.withPoison(dose("nitharit"));
        expect(fine().withFeatures(nitharit), "D35-11", Level.WARNING, "poison");
        never(mechanical(Trigger.TOUCH_ATTACHED, Reset.NONE).withFeatures(nitharit), "D35-11");
        Delivery touch = new Delivery(Optional.of(new Delivery.Attack(10, Delivery.Reach.RANGED, true)), List.of());
        never(fine().withDelivery(touch).withFeatures(nitharit), "D35-11");
    }

    @Test
    void nothingToRoll() {
        expect(plain().withHarm(strike("6d6")), "D35-13", Level.WARNING, "never-miss");
        Features nitharit = Features.NONE.withPoison(dose("nitharit"));
        never(mechanical(Trigger.TOUCH, Reset.NONE).withFeatures(nitharit), "D35-13");
        never(device(Trigger.TOUCH, Reset.NONE, effect("forcecage", CasterClass.WIZARD, 13)), "D35-13");
        never(fine(), "D35-13");
    }

    @Test
    void mechanicalProximity() {
        expect(mechanical(Trigger.PROXIMITY, Reset.MANUAL), "D35-14", Level.WARNING, "trigger");
        never(device(Trigger.PROXIMITY, Reset.NONE, effect("fireball", CasterClass.WIZARD, 5)), "D35-14");
    }

    @Test
    void beyondThePublishedTables() {
        Design strong = fine().withDelivery(Delivery.attack(25, Delivery.Reach.RANGED));
        expect(strong, "D35-15", Level.WARNING, "attack-bonus");
        never(fine().withDelivery(Delivery.attack(24, Delivery.Reach.RANGED)), "D35-15");
        expect(fine().withHarm(strike("21d6")), "D35-16", Level.WARNING, "");
        never(fine().withHarm(strike("20d6")), "D35-16");
    }

    @Test
    void nobodyCastsForMoreThanThreeThousand() {
        Design costly = spellTrap(effect("symbol-of-death", CasterClass.CLERIC, 15));
        expect(costly, "D35-17", Level.WARNING, "hired");
        Design fire = device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.WIZARD, 10));
        never(hired(fire), "D35-17");
        never(fire, "D35-17");
    }

    @ParameterizedTest
    @CsvSource({
        "1d0, no-faces",
        "0d6, no-dice",
        "99999d99999, too-large",
        "d, not-dice",
        "2d6+, not-dice",
        "ouch, not-dice"
    })
    void unreadableDice(String typed, String reason) {
        Finding finding = finding(fine().withHarm(strike(typed)), "D35-19");
        assertThat(finding.message()).isEqualTo(Message.of("dnd35.finding.D35-19." + reason, typed));
        assertThat(finding.level()).isEqualTo(Level.ERROR);
        assertThat(finding.field()).isEqualTo("damage");
    }

    @Test
    void unreadableDiceElsewhere() {
        Pit pit = new Pit(
                Length.feet(20),
                Pit.Form.OPEN,
                Pit.Lid.STAYS_OPEN,
                Pit.Bottom.SPIKES,
                Optional.of(new Pit.Spikes(Dice.of("many"), Dice.NONE)));
        expect(plain().withHarm(new Harm.Fall(pit)), "D35-19", Level.ERROR, "spikes");
        Poison odd = new Poison.Custom(
                Wording.same("Odd"),
                Poison.Way.INJURY,
                12,
                List.of(new Poison.Toll.HitPoints(Dice.of("x"))),
                List.of(),
                Money.NONE,
                Optional.of(1));
        Features features = Features.NONE.withPoison(Optional.of(new Features.Dose(odd, 1)));
        expect(fine().withFeatures(features), "D35-19", Level.ERROR, "poison");
    }

    @Test
    void whatTheTablesDoNotKnow() {
        expect(fine().withFeatures(Features.NONE.withPoison(dose("hemlock"))), "D35-20", Level.ERROR, "poison");
        Alchemical glue = new Alchemical.Known("glue", Optional.empty());
        Features features = Features.NONE.withAlchemical(Optional.of(glue));
        expect(fine().withFeatures(features), "D35-22", Level.ERROR, "alchemical");
        Harm bat = new Harm.Strike(Dice.of("2d6"), new Harm.Weapon("bat", Wording.NONE, ""), 0, 1);
        expect(fine().withHarm(bat), "D35-24", Level.WARNING, "weapon");
        SpellUse strange = new SpellUse(
                SpellUse.Role.EFFECT,
                "fire-works",
                Wording.NONE,
                3,
                0,
                new SpellUse.Caster(CasterClass.WIZARD, 5),
                SpellUse.Components.NONE);
        expect(device(Trigger.TOUCH, Reset.NONE, strange), "D35-23", Level.WARNING, "spell");
    }

    @Test
    void aPoisonWhoseModifierNobodyKnowsIsNoZero() {
        Poison own = new Poison.Custom(
                Wording.same("Own"), Poison.Way.INJURY, 12, List.of(), List.of(), Money.NONE, Optional.empty());
        Features features = Features.NONE.withPoison(Optional.of(new Features.Dose(own, 1)));
        expect(fine().withFeatures(features), "D35-21", Level.ERROR, "poison");
    }

    @Test
    void triggersOfTheWrongKind() {
        expect(mechanical(Trigger.SPELL, Reset.MANUAL), "D35-26", Level.ERROR, "trigger");
        SpellUse fire = effect("fireball", CasterClass.WIZARD, 5);
        expect(device(Trigger.TOUCH_ATTACHED, Reset.NONE, fire), "D35-26", Level.ERROR, "trigger");
        Design spell = spellTrap(fire).withWorkings(Designs.workings(Trigger.TOUCH, Reset.NONE));
        expect(spell, "D35-26", Level.ERROR, "trigger");
        never(spellTrap(fire), "D35-26");
    }

    @Test
    void aMagicTrapWithoutAnEffect() {
        expect(device(Trigger.PROXIMITY, Reset.NONE, trigger("alarm")), "D35-27", Level.ERROR, "spell");
    }

    @Test
    void aSharedTriggerThatNobodyPays() {
        SpellUse shared = Designs.spell("true-seeing").use(SpellUse.Role.SHARED_TRIGGER);
        SpellUse fire = effect("fireball", CasterClass.WIZARD, 5);
        expect(device(Trigger.VISUAL, Reset.NONE, fire, shared), "D35-28", Level.WARNING, "trigger-spell");
        Assessment together = assess(Designs.compound(
                Dnd35Trap.Joining.INDEPENDENT,
                device(Trigger.VISUAL, Reset.NONE, fire, trigger("true-seeing")),
                device(Trigger.VISUAL, Reset.NONE, fire, shared)));
        assertThat(codes(together)).doesNotContain("D35-28");
    }

    @Test
    void aBypassOnAMagicTrap() {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.WIZARD, 5));
        expect(
                design.withWorkings(design.workings().withBypass(Workings.Bypass.LOCK)),
                "D35-29",
                Level.WARNING,
                "bypass");
    }

    @Test
    void poisonAndItemsOnAMagicTrap() {
        Design design = device(Trigger.TOUCH, Reset.NONE, effect("fireball", CasterClass.WIZARD, 5));
        Features poison = Features.NONE.withPoison(dose("nitharit"));
        expect(design.withFeatures(poison), "D35-34", Level.WARNING, "poison");
        Features item = Features.NONE.withAlchemical(Designs.item("acid"));
        expect(design.withFeatures(item), "D35-34", Level.WARNING, "alchemical");
        never(fine().withFeatures(poison), "D35-34");
    }

    @Test
    void whatWaitsAtTheBottomIsAPartOfItsOwn() {
        Pit lava = new Pit(Length.feet(20), Pit.Form.OPEN, Pit.Lid.STAYS_OPEN, Pit.Bottom.LAVA, Optional.empty());
        Design design = plain().withDelivery(reflex(20)).withHarm(new Harm.Fall(lava));
        expect(design, "D35-30", Level.NOTE, "pit-bottom");
        never(design.withHarm(spiked(20)), "D35-30");
        Assessment together = assess(Designs.compound(Dnd35Trap.Joining.DEPENDENT, design, fine()));
        assertThat(codes(together)).doesNotContain("D35-30");
        never(plain().withHarm(fall(20)), "D35-30");
    }

    @Test
    void notesAboutTheTables() {
        expect(fine().withFeatures(Features.NONE.withPoison(dose("drow-poison"))), "D35-31", Level.NOTE, "poison");
        Poison printed = new Poison.Known("medium-spider-venom", Optional.of(12));
        Features features = many().withPoison(Optional.of(new Features.Dose(printed, 1)));
        expect(fine().withFeatures(features), "D35-32", Level.NOTE, "poison");
        SpellUse seven = new SpellUse(
                SpellUse.Role.EFFECT,
                "power-word-stun",
                Wording.NONE,
                7,
                0,
                new SpellUse.Caster(CasterClass.WIZARD, 13),
                SpellUse.Components.NONE);
        expect(device(Trigger.TOUCH, Reset.NONE, seven), "D35-33", Level.NOTE, "spell");
    }

    @Test
    void errorsComeFirstThenWarningsThenNotes() {
        Design design = mechanical(Trigger.LOCATION, Reset.MANUAL)
                .withFeatures(Features.NONE.withGas(true).withNeverMiss(true));
        assertThat(assess(design).findings()).extracting(Finding::level).isSorted();
        assertThat(codes(assess(design))).containsExactly("D35-01", "D35-03", "D35-10", "D35-18");
    }
}
