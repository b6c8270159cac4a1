package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.words.Language;
import trapwright.words.Words;

class Dnd35FormTest {
    private final Document<trapwright.card.TrapCard.Dnd35> document = new Document<>(Cards.blank());
    private final Dnd35Form form = new Dnd35Form(document);

    @Test
    void aHigherSearchDcRaisesTheCrAndCanBeUndone() {
        form.dcs.searchDc.setValue(27);
        assertEquals(2, Cards.figure(form, "cr"));
        document.undo();
        assertEquals(20, form.dcs.searchDc.getValue());
        assertEquals(1, Cards.figure(form, "cr"));
    }

    @Test
    void poisonWallSpikesComesOutAsPrinted() {
        form.face.name.text().set("Poison Wall Spikes");
        form.dcs.searchDc.set(17);
        form.dcs.disableDc.set(21);
        form.delivery.attackBonus.set(16);
        form.delivery.reach.choose(Reach.MELEE);
        form.harm.damage.set(Dice.of("1d8+4"));
        form.features.targets.set(true);
        form.poison.poison.choose("medium-spider-venom");
        assertEquals(5, Cards.figure(form, "cr"));
        assertEquals(12_650_00, Cards.figure(form, "priceGp"));
        assertEquals(25, Cards.figure(form, "craftDc"));
    }

    @Test
    void aFireballDeviceComesOutAsPrinted() {
        form.concept.kind.choose(Kind.DEVICE);
        form.workings.trigger.choose(Trigger.TOUCH);
        form.spells.add("fireball");
        form.spells.row(0).casterLevel.set(8);
        assertEquals(Reset.AUTOMATIC, form.workings.reset.value().getValue());
        assertEquals("8d6", form.harm.damage.get().text());
        assertEquals(5, Cards.figure(form, "cr"));
        assertEquals(12_000_00, Cards.figure(form, "costGp"));
        assertEquals(960, Cards.figure(form, "costXp"));
        assertEquals(28, Cards.figure(form, "searchDc"));
        assertEquals(14, Cards.figure(form, "saveDc"));
        assertFalse(form.dcs.searchDc.enabled().get());
        assertFalse(form.delivery.save.dc.enabled().get());
    }

    @Test
    void damageOfTheGameMastersOwnIsNotOverwrittenByACasterLevel() {
        form.concept.kind.choose(Kind.DEVICE);
        form.spells.add("fireball");
        form.harm.damage.set(Dice.of("3d6"));
        form.spells.row(0).casterLevel.set(10);
        assertEquals("3d6", form.harm.damage.get().text());
    }

    @Test
    void anotherClassCastsASpellAtItsOwnLevel() {
        form.concept.kind.choose(Kind.DEVICE);
        form.spells.add("fire-trap");
        form.spells.row(0).casting.choose(CasterClass.WIZARD);
        assertEquals(4, form.spells.row(0).level.get());
        assertEquals(7, form.spells.row(0).casterLevel.get());
        form.spells.row(0).casting.choose(CasterClass.PALADIN);
        assertEquals(CasterClass.WIZARD, form.spells.row(0).casting.value().getValue());
    }

    @Test
    void aSoundTriggerBringsItsSpellAndTakesItAwayAgain() {
        form.concept.kind.choose(Kind.DEVICE);
        form.spells.add("fireball");
        form.workings.trigger.choose(Trigger.SOUND);
        assertEquals(
                "clairaudience-clairvoyance", form.spells.triggerSpell.value().getValue());
        form.workings.trigger.choose(Trigger.PROXIMITY);
        assertEquals("alarm", form.spells.triggerSpell.value().getValue());
        form.workings.trigger.choose(Trigger.TIMED);
        assertEquals(1, form.spells.count());
    }

    @Test
    void whatAKindCannotHaveSaysWhy() {
        assertEquals(Optional.of(Message.of("form35.only.device")), why(Trigger.SOUND));
        assertEquals(Optional.of(Message.of("form35.only.spell")), why(Trigger.SPELL));
        assertEquals(Optional.empty(), why(Trigger.TOUCH_ATTACHED));
        form.workings.trigger.choose(Trigger.SOUND);
        assertEquals(Trigger.LOCATION, form.workings.trigger.value().getValue());
        form.concept.kind.choose(Kind.SPELL);
        assertEquals(Optional.of(Message.of("form35.only.not-spell")), why(Trigger.LOCATION));
        assertEquals(Optional.of(Message.of("form35.only.mechanical")), why(Trigger.TOUCH_ATTACHED));
    }

    @Test
    void anotherKindKeepsWhatStillMeansSomething() {
        form.workings.trigger.choose(Trigger.TOUCH_ATTACHED);
        form.workings.triggerWords.text().set("The lock is touched");
        form.workings.bypass.choose(Bypass.LOCK);
        form.concept.kind.choose(Kind.DEVICE);
        assertEquals(Trigger.TOUCH, form.workings.trigger.value().getValue());
        assertEquals("The lock is touched", form.workings.triggerWords.text().get());
        assertEquals(Bypass.NONE, form.workings.bypass.value().getValue());
        document.undo();
        assertEquals(Bypass.LOCK, form.workings.bypass.value().getValue());
    }

    @Test
    void aPitIsAvoidedByAReflexSave() {
        form.harm.harm.choose(Dnd35HarmKind.FALL);
        form.harm.pit.depth.set(Length.feet(40));
        form.harm.pit.bottom.choose(Pit.Bottom.SPIKES);
        assertEquals(Dnd35Strike.SAVE, form.delivery.attack.value().getValue());
        assertEquals(20, form.delivery.save.dc.get());
        assertTrue(form.harm.pit.spikes.enabled().get());
        assertFalse(form.harm.pit.lid.field().enabled().get());
        assertEquals(3, Cards.figure(form, "cr"));
        form.harm.pit.bottom.choose(Pit.Bottom.WATER);
        assertFalse(form.harm.pit.spikes.enabled().get());
    }

    @Test
    void neverMissTakesTheRollsAwayAndWaitsARound() {
        form.delivery.neverMiss.set(true);
        assertEquals(Dnd35Strike.NEVER_MISS, form.delivery.attack.value().getValue());
        assertEquals(1, form.delivery.onset.get());
        assertFalse(form.delivery.attackBonus.enabled().get());
        form.delivery.attack.choose(Dnd35Strike.BOTH);
        assertFalse(form.delivery.neverMiss.get());
    }

    @Test
    void aPoisonOfYourOwnStartsFromTheOneItReplaces() {
        form.poison.poison.choose("wyvern-poison");
        form.poison.poison.choose(Dnd35PoisonChoice.OWN);
        assertEquals(17, form.poison.dc.get());
        assertEquals("2d6", form.poison.initial.dice.get().text());
        assertEquals(Optional.of(5), form.poison.cr.get());
        form.poison.poison.choose("arsenic");
        assertEquals(Dnd35PoisonChoice.OWN, form.poison.poison.value().getValue());
    }

    @Test
    void textsAreWrittenInOneLanguageAtATime() {
        form.face.name.text().set("Pit");
        form.face.tongue.set(Tongue.FR);
        assertEquals("", form.face.name.text().get());
        assertEquals(Optional.of("Pit"), form.face.name.borrowed().getValue());
        form.face.name.text().set("Fosse");
        assertEquals(
                new trapwright.rules.Wording("Pit", "Fosse"),
                document.card().get().face().texts().name());
        assertEquals(Optional.empty(), form.face.name.borrowed().getValue());
        document.undo();
        assertEquals(
                new trapwright.rules.Wording("Pit", ""),
                document.card().get().face().texts().name());
    }

    @Test
    void aWeaponBringsItsDice() {
        form.harm.weapon.choose("greataxe");
        assertEquals("1d12", form.harm.damage.get().text());
        assertEquals(Reach.MELEE, form.delivery.reach.value().getValue());
        form.harm.weapon.choose("net");
        assertTrue(form.delivery.touch.get());
    }

    @Test
    void aRulingIsWrittenIntoTheCard() {
        RulingForm below = form.face.rulings.stream()
                .filter(ruling -> ruling.reading().id().equals("ruling-below-one"))
                .findFirst()
                .orElseThrow();
        below.reading().choose("fractions");
        assertThat(document.card().get().face().rulings().chosen()).containsEntry("below-one", "fractions");
        below.reading().choose("error");
        assertThat(document.card().get().face().rulings().chosen()).isEmpty();
    }

    private Optional<Message> why(Trigger trigger) {
        return form.workings.trigger.options().stream()
                .filter(option -> option.value() == trigger)
                .findFirst()
                .orElseThrow()
                .why()
                .getValue();
    }

    @Test
    void everySpellCanBeAddedAndChosen() {
        assertThat(Dnd35SpellsForm.offered())
                .contains("fireball", "alarm", "glyph-of-warding", "sepia-snake-sigil", "symbol-of-death", "");
        assertThat(form.spells.row(0).spell.options().stream().map(Option::value))
                .containsExactlyElementsOf(Dnd35SpellsForm.offered());
        form.concept.kind.choose(Kind.SPELL);
        form.spells.add("glyph-of-warding");
        assertEquals("glyph-of-warding", form.spells.row(0).spell.value().getValue());
        form.spells.add(Dnd35SpellsForm.NONE);
        assertEquals(2, form.spells.count());
        form.concept.kind.choose(Kind.DEVICE);
        form.spells.add("alarm");
        assertEquals(SpellUse.Role.TRIGGER, form.spells.row(2).role.value().getValue());
    }

    @Test
    void aFindingInACompoundTellsItsPart() {
        form.parts.add();
        Words words = Words.in(Language.EN);
        assertEquals("Effects, part 2", words.say(form.place("1/damage")));
        form.concept.partName.text().set("Darts");
        assertEquals("Effects, 2: Darts", words.say(form.place("1/damage")));
        assertEquals("Concept", words.say(form.place("name")));
    }
}
