package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.Place;
import trapwright.system.ose.Save;

class OseFormTest {
    private final OseForm form = new OseForm(new Document<>(blank()));

    static TrapCard.Ose blank() {
        return new TrapCard.Ose(Face.blank(new UUID(0, 1)), OseRules.INSTANCE.blank());
    }

    @Test
    void theFallingBlockIsMadeStepByStep() {
        form.action.words.text().set("the cracked flagstone is stepped on");
        form.harm.damage.set(Dice.of("1d10"));
        form.save.letter.choose(OseSave.P);
        form.save.result.choose(Save.Result.AVOIDS);
        form.finding.tell.text().set("Fresh dust.");
        assertThat(figure("triggerChance")).isCloseTo(1 / 3., within(1e-9));
        assertThat(figure("searchChance")).isCloseTo(1 / 6., within(1e-9));
        assertThat(figure("fighterDeath")).isCloseTo(0.4225, within(5e-5));
        assertThat(form.document.assessment().getValue().findings()).isEmpty();
    }

    @Test
    void anOptionShowsWhatItWouldDoBeforeItIsChosen() {
        Trial likelier = option(form.action.chance, 3);
        assertThat(likelier.changes()).extracting(Trial.Change::id).containsExactly("triggerChance");
        assertThat(likelier.change("triggerChance").orElseThrow().by()).isEqualTo(BigFraction.of(1, 6));
        assertThat(form.action.chance.value().getValue()).isEqualTo(2);
        Trial saved = option(form.save.letter, OseSave.P);
        assertThat(saved.change("fighterDeath").orElseThrow().by().signum()).isNegative();
        Trial deadly = form.harm.effect(Effect.Type.DEATH).present.trial(true);
        assertThat(deadly.change("fighterDeath").orElseThrow().to()).contains(BigFraction.ONE);
    }

    @Test
    void aTreasureTrapIsFoundByTheThiefAndCatchesOnlyHim() {
        form.concept.kind.choose(OseKind.TREASURE);
        assertThat(form.trap().detection()).isEqualTo(new Detection.ThiefSkill());
        assertThat(form.trap().place().area()).isEqualTo(new Place.Area.Victim());
        assertThat(form.finding.dwarf.enabled().get()).isFalse();
        assertThat(form.concept.item.text().enabled().get()).isTrue();
        assertThat(figure("searchChance")).isEqualTo(0.1);
        form.concept.kind.choose(OseKind.ROOM);
        assertThat(form.trap().detection()).isEqualTo(Detection.Search.USUAL);
        assertThat(form.concept.item.text().enabled().get()).isFalse();
        form.document.undo();
        form.document.undo();
        assertThat(form.trap()).isEqualTo(OseRules.INSTANCE.blank());
    }

    @Test
    void whatNoDiceFindStaysSoWhenTheKindChanges() {
        form.finding.detection.choose(OseFinding.NONE);
        form.concept.kind.choose(OseKind.TREASURE);
        assertThat(form.trap().detection()).isEqualTo(new Detection.Undetectable());
        assertThat(figure("searchChance")).isZero();
    }

    @Test
    void anAttackStaysAsGoodOnTheOtherScale() {
        form.harm.attack.choose(OseStrike.THAC0);
        form.harm.attackValue.set(15);
        form.harm.attack.choose(OseStrike.BONUS);
        assertThat(form.trap().harm().attack()).contains(new Harm.Attack(Harm.Attack.Scale.BONUS, 4));
        form.harm.attack.choose(OseStrike.AUTOMATIC);
        assertThat(form.harm.attackValue.enabled().get()).isFalse();
    }

    @Test
    void anEffectLastsWhileItHasDice() {
        OseEffectForm blindness = form.harm.effect(Effect.Type.BLINDNESS);
        assertThat(blindness.amount.enabled().get()).isFalse();
        blindness.present.choose(true);
        blindness.amount.set(Dice.of("1d8"));
        blindness.unit.choose(Span.Unit.ROUNDS);
        blindness.words.text().set("a white flash");
        assertThat(form.trap().harm().effects())
                .containsExactly(Effect.of(Effect.Type.BLINDNESS)
                        .lasting(Dice.of("1d8"), Span.Unit.ROUNDS)
                        .withWords(new Wording("a white flash", "")));
        blindness.amount.set(Dice.NONE);
        assertThat(form.trap().harm().effects().getFirst().lasting()).isEmpty();
        blindness.present.choose(false);
        assertThat(form.trap().harm().effects()).isEmpty();
    }

    @Test
    void aFindingAboutAnEffectLeadsToItsWords() {
        form.harm.effect(Effect.Type.MIST).present.choose(true);
        form.harm.effect(Effect.Type.OTHER).present.choose(true);
        assertThat(form.find("effects/1")).isEqualTo(new TrapForm.Spot(4, "effect-words-10"));
        assertThat(form.find("tell").step()).isEqualTo(3);
        assertThat(form.steps().get(4).mark().getValue()).isEqualTo(FormStep.Mark.ERROR);
    }

    @Test
    void aNewSaveGivesWhatItsHarmUsuallyLeaves() {
        form.save.letter.choose(OseSave.B);
        assertThat(form.trap().save()).contains(Save.of(Save.Letter.B, Save.Result.HALF));
        form.save.letter.choose(OseSave.NONE);
        form.harm.effect(Effect.Type.SLEEP).present.choose(true);
        form.save.letter.choose(OseSave.S);
        assertThat(form.trap().save()).contains(Save.of(Save.Letter.S, Save.Result.AVOIDS));
        assertThat(form.save.lesser.text().enabled().get()).isFalse();
        form.save.result.choose(Save.Result.LESSER);
        assertThat(form.save.lesser.text().enabled().get()).isTrue();
    }

    @Test
    void theRoomGivesTheTimeOfASearch() {
        form.place.area.choose(OseArea.ROOM);
        form.place.room.choose(true);
        form.place.roomLength.set(Length.feet(20));
        form.place.roomWidth.set(Length.feet(30));
        assertThat(form.trap().place().areaSquares()).isEqualTo(6);
        form.place.room.choose(false);
        assertThat(form.trap().place().room()).isEqualTo(Optional.empty());
    }

    @Test
    void theRailSaysTheTrapInAFewWords() {
        form.concept.kind.choose(OseKind.TREASURE);
        form.harm.fall.set(Optional.of(Length.feet(20)));
        form.harm.effect(Effect.Type.DEATH).present.choose(true);
        assertThat(form.steps())
                .extracting(FormStep::id)
                .containsExactly("concept", "action", "chance", "finding", "effect", "save", "place", "review");
        assertThat(said(0)).containsExactly("formose.kind.treasure");
        assertThat(said(2)).containsExactly("formose.chance");
        assertThat(said(3)).containsExactly("formose.rail.thief");
        assertThat(said(4)).containsExactly("formose.rail.fall", "formose.rail.damage", "formose.rail.lower");
        assertThat(said(6)).containsExactly("formose.area.victim");
    }

    private List<String> said(int step) {
        return form.steps().get(step).value().getValue().stream()
                .map(Message::key)
                .toList();
    }

    private double figure(String id) {
        return form.document
                .assessment()
                .getValue()
                .amount(id)
                .orElseThrow()
                .value()
                .doubleValue();
    }

    private static <T> Trial option(Choice<T> choice, T value) {
        return choice.options().stream()
                .filter(option -> option.value().equals(value))
                .findFirst()
                .orElseThrow()
                .trial()
                .getValue();
    }
}
