package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// The 5e form without a window.
class Dnd5eFormTest {
    private final Dnd5eForm form = new Dnd5eForm(
            new Document<>(new TrapCard.Dnd5e(Face.blank(new UUID(0, 1)), Dnd5eRules.INSTANCE.blank())), Tongue.EN);

    @Test
    void aHigherSaveDcChangesItsClassAndCanBeUndone() {
        assertEquals("dangerous", rating("dcClass"));
        Dnd5eCheckForm save = form.effects.row(0).delivery.save;
        save.dc.set(16);
        assertEquals("deadly", rating("dcClass"));
        assertThat(save.dc.findings().getValue()).extracting(Finding::code).containsExactly("D5-12");
        form.document.undo();
        assertEquals(13, save.dc.get());
    }

    @Test
    void severityAndTierOfferTheTablesNumbers() {
        Dnd5eAimForm aim = form.levelling.aims.row(0);
        aim.severity.choose(Severity.DEADLY);
        aim.tier.choose(Optional.of(Tier.SECOND));
        assertThat(form.levelling.offers.all())
                .extracting(Dnd5eOffers.Offer::id)
                .containsExactly("dc", "damage");
        assertThat(form.levelling.offers.all()).noneMatch(Dnd5eOffers.Offer::taken);
        form.levelling.offers.take("dc");
        form.levelling.offers.take("damage");
        assertThat(form.levelling.offers.all()).allMatch(Dnd5eOffers.Offer::taken);
        assertEquals(18, form.effects.row(0).delivery.save.dc.get());
        assertEquals(Dice.of("10d10"), form.effects.row(0).parts.row(0).dice.get());
        assertThat(verdict()).contains("consistent");
    }

    @Test
    void anOfferShowsWhatItWouldDo() {
        form.levelling.aims.row(0).severity.choose(Severity.DEADLY);
        Trial trial = form.levelling.offers.all().getLast().trial();
        assertThat(trial.changes()).extracting(Trial.Change::id).containsExactly("averageDamage");
        assertThat(trial.changes().getFirst().by().intValue()).isEqualTo(11);
        assertThat(trial.verdict()).isPresent();
    }

    @Test
    void severitiesOfTheOtherEditionCannotBeChosen() {
        Choice<Severity> severity = form.levelling.aims.row(0).severity;
        severity.choose(Severity.NUISANCE);
        assertEquals(Severity.DANGEROUS, severity.value().getValue());
        form.concept.edition.choose(Edition.V5_2);
        assertEquals(Severity.DEADLY, severity.value().getValue());
        severity.choose(Severity.DANGEROUS);
        assertEquals(Severity.DEADLY, severity.value().getValue());
        severity.choose(Severity.NUISANCE);
        form.concept.edition.choose(Edition.V5_1);
        assertEquals(Severity.SETBACK, severity.value().getValue());
    }

    @Test
    void theNewEditionWantsADuration() {
        form.concept.edition.choose(Edition.V5_2);
        assertEquals(
                Dnd5eLastingForm.Kind.INSTANTANEOUS,
                form.lasting.duration.value().getValue());
        assertThat(codes()).doesNotContain("D5-20");
        form.lasting.duration.choose(Dnd5eLastingForm.Kind.UNSAID);
        assertThat(codes()).contains("D5-20");
    }

    @Test
    void aRangeOfLevelsOfOnesOwnIsNoTier() {
        Dnd5eAimForm aim = form.levelling.aims.row(0);
        aim.from.set(3);
        aim.to.set(6);
        assertEquals(Optional.empty(), aim.tier.value().getValue());
        assertEquals(new Levels(3, 6), trap().levelling().aims().getFirst().levels());
        aim.tier.choose(Optional.of(Tier.FIRST));
        aim.tier.choose(Optional.empty());
        assertEquals(Optional.empty(), aim.tier.value().getValue());
    }

    @Test
    void theTableFillsEveryHigherTier() {
        form.concept.edition.choose(Edition.V5_2);
        form.levelling.scaleByTheTable();
        assertThat(trap().levelling().scaling())
                .extracting(scaling -> scaling.levels().from() + " "
                        + scaling.dc().orElseThrow() + " "
                        + scaling.damage().getFirst().dice().text())
                .containsExactly("5 15 4d10", "11 17 10d10", "17 19 18d10");
        Figure.Series levels =
                (Figure.Series) assessment().figure("damageByLevels").orElseThrow();
        assertThat(levels.entries()).hasSize(3);
    }

    @Test
    void scaledDiceAreKeptInTheirPlaces() {
        form.levelling.scaling.add(form.levelling.nextScaling());
        form.effects.row(0).parts.add(Harm.Part.Fall.of(Length.feet(10)));
        Dnd5eScalingForm scaling = form.levelling.scaling.row(0);
        scaling.damage(1).set(Dice.of("3d6"));
        assertThat(trap().levelling().scaling().getFirst().damage()).hasSize(2);
        assertTrue(scaling.damage(0).get().isNone());
        scaling.damage(1).set(Dice.NONE);
        assertThat(trap().levelling().scaling().getFirst().damage()).isEmpty();
    }

    @Test
    void aSkillBringsItsAbility() {
        Dnd5eCheckForm check = form.clues.row(0).check.check;
        check.skill.choose(Optional.of(Skill.ARCANA));
        assertEquals(Ability.INT, check.ability.value().getValue());
        check.skill.choose(Optional.empty());
        assertEquals(Ability.INT, check.ability.value().getValue());
    }

    @Test
    void cluesAreAddedMovedAndTakenOut() {
        Clue plain = new Clue.Plain(Wording.same("A lid"));
        form.clues.add(plain);
        assertTrue(form.clues.row(1).action.text().enabled().get());
        assertFalse(form.clues.row(1).check.use.field().enabled().get());
        form.clues.move(1, -1);
        assertEquals(plain, trap().clues().getFirst());
        form.clues.remove(0);
        assertEquals(1, form.clues.count());
        form.document.undo();
        assertEquals(2, form.clues.count());
    }

    @Test
    void checksInASequenceAreEditedOneByOne() {
        form.clues.add(new Clue.Sequence(List.of()));
        Rows<Clue.Check, Dnd5eSpotForm> steps = form.clues.row(1).steps;
        steps.add(Clue.Check.of(AbilityCheck.perception(15), Clue.Use.BOTH, Wording.NONE));
        steps.add(Clue.Check.of(AbilityCheck.perception(15), Clue.Use.BOTH, Wording.NONE));
        steps.row(1).check.dc.set(12);
        assertThat(((Clue.Sequence) trap().clues().get(1)).checks())
                .extracting(check -> check.check().dc())
                .containsExactly(15, 12);
    }

    @Test
    void aComplexTrapRollsInitiativeAndASimpleOneHasNoRounds() {
        form.concept.complex.choose(true);
        assertEquals(8, form.course.bonus.get());
        assertThat(codes()).doesNotContain("D5-13");
        form.course.initiative.choose(Dnd5eCourseForm.Kind.COUNTS);
        form.course.counts.set("20; 10 and 5");
        assertEquals(
                Optional.of(new Course.Initiative.Counts(List.of(20, 10, 5))),
                trap().course().initiative());
        form.concept.complex.choose(false);
        assertEquals(Course.NONE, trap().course());
    }

    @Test
    void whatAnEffectNeedsComesWithItsDelivery() {
        Dnd5eDeliveryForm delivery = form.effects.row(0).delivery;
        delivery.strike.choose(Dnd5eStrike.ATTACK_THEN_SAVE);
        assertEquals(7, delivery.attackBonus.get());
        assertEquals(13, delivery.save.dc.get());
        delivery.strike.choose(Dnd5eStrike.AUTOMATIC);
        assertEquals(Delivery.AUTOMATIC, trap().effects().getFirst().delivery());
        assertThat(codes()).contains("D5-04");
    }

    @Test
    void aShapeMeansEverybodyInIt() {
        Dnd5eTargetsForm targets = form.effects.row(0).targets;
        targets.shape.choose(Optional.of(Effect.Shape.CONE));
        targets.size.set(Optional.of(Length.feet(30)));
        assertEquals(
                Effect.Targets.each(new Effect.Area(
                        Effect.Shape.CONE, Optional.of(Length.feet(30)), Optional.empty(), Wording.NONE)),
                trap().effects().getFirst().targets());
    }

    @Test
    void aDurationKeepsWhatWasTyped() {
        form.lasting.duration.choose(Dnd5eLastingForm.Kind.UNTIL);
        form.lasting.until.text().set("it meets a wall");
        form.lasting.duration.choose(Dnd5eLastingForm.Kind.UNTIL);
        assertEquals(
                new Lasting.Duration.Until(new Wording("it meets a wall", "")),
                trap().lasting().duration());
    }

    @Test
    void findingsAndUndoLeadToTheirStepAndControl() {
        assertEquals(new TrapForm.Spot(5, "save-0effects"), form.find("effects/0/save"));
        assertEquals(new TrapForm.Spot(5, "parts-0effects-1parts"), form.find("effects/0/parts/1"));
        assertEquals(new TrapForm.Spot(3, "clues-0clues"), form.find("clues/0"));
        assertEquals(new TrapForm.Spot(0, "name"), form.find("name"));
        assertEquals(new TrapForm.Spot(2, "duration-until"), form.find("duration/duration-until"));
        assertEquals(new TrapForm.Spot(7, "aims-0aims"), form.find("aims/0"));
        assertEquals(new TrapForm.Spot(8, ""), form.find(""));
    }

    @Test
    void everyFindingOfAnEmptyTrapMarksAStep() {
        form.clues.remove(0);
        form.counters.remove(0);
        form.effects.remove(0);
        List<FormStep.Mark> marks =
                form.steps().stream().map(step -> step.mark().getValue()).toList();
        assertThat(marks.get(3)).isEqualTo(FormStep.Mark.WARNING);
        assertThat(marks.get(4)).isEqualTo(FormStep.Mark.WARNING);
        assertThat(marks.get(5)).isEqualTo(FormStep.Mark.ERROR);
    }

    private Dnd5eTrap trap() {
        return form.document.card().get().trap();
    }

    private Assessment assessment() {
        return form.document.assessment().getValue();
    }

    private List<String> codes() {
        return assessment().findings().stream().map(Finding::code).toList();
    }

    private String rating(String id) {
        String key =
                ((Figure.Rating) assessment().figure(id).orElseThrow()).rating().key();
        return key.substring(key.lastIndexOf('.') + 1);
    }

    private String verdict() {
        return ((Figure.Rating) assessment().figure("severity").orElseThrow())
                .reasons()
                .toString();
    }
}
