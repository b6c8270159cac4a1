package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trapwright.app.FormStep.Mark;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.words.Language;
import trapwright.words.Words;

class FormStepsTest {
    private final Document<TrapCard.Dnd35> document = new Document<>(Cards.blank());
    private final Dnd35Form form = new Dnd35Form(document);

    @Test
    void aStepIsNotOpenedThenInOrder() {
        assertEquals(Mark.NOT_OPENED, mark("reset"));
        step("reset").opened().set(true);
        assertEquals(Mark.CHECKED, mark("reset"));
    }

    @Test
    void aLocationTriggerHasANote() {
        step("trigger").opened().set(true);
        assertEquals(Mark.NOTE, mark("trigger"));
        form.workings.trigger.choose(Trigger.TOUCH);
        assertEquals(Mark.CHECKED, mark("trigger"));
        form.workings.trigger.choose(Trigger.PROXIMITY);
        assertEquals(Mark.WARNING, mark("trigger"));
    }

    @Test
    void anErrorShowsOnAStepThatWasNeverOpened() {
        form.harm.damage.set(Dice.of("2d6+"));
        assertEquals(Mark.ERROR, mark("effects"));
    }

    @Test
    void anErrorInAnotherPartShowsToo() {
        form.parts.add();
        form.harm.damage.set(Dice.of("2d6+"));
        form.parts.open(0);
        assertEquals(Mark.ERROR, mark("effects"));
    }

    @Test
    void stepsSayTheirValue() {
        form.dcs.searchDc.set(17);
        form.delivery.attackBonus.set(16);
        form.poison.poison.choose("medium-spider-venom");
        assertThat(said(Language.EN))
                .containsExactly(
                        "Mechanical",
                        "Location",
                        "Manual",
                        "None",
                        "Search 17, Disable 20",
                        "+16 ranged",
                        "1d6, medium spider venom",
                        "Not opened yet");
        form.steps().getLast().opened().set(true);
        assertThat(said(Language.EN).getLast()).isEqualTo("Ready to print");
        form.concept.kind.choose(Kind.DEVICE);
        form.spells.add("fireball");
        assertThat(said(Language.FR))
                .contains("Objet magique", "Selon les sorts", "5d6, boule de feu, venin d’araignée de taille M");
    }

    @Test
    void everyFieldIsOnAStep() {
        assertEquals(1, form.stepOf("trigger-spell"));
        assertEquals(5, form.stepOf("save-dc-2"));
        assertEquals(6, form.stepOf("0/caster-level-3"));
        assertEquals(7, form.stepOf("ruling-below-one"));
        assertEquals(7, form.stepOf(""));
        assertThat(form.steps().stream().map(FormStep::id))
                .containsExactly("concept", "trigger", "reset", "bypass", "dcs", "strike", "effects", "review");
    }

    private FormStep step(String id) {
        return form.steps().stream()
                .filter(step -> step.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Mark mark(String id) {
        return step(id).mark().getValue();
    }

    private List<String> said(Language language) {
        Words words = Words.in(language);
        return form.steps().stream()
                .map(step -> String.join(
                        ", ",
                        Stream.of(step.value().getValue())
                                .flatMap(List::stream)
                                .map(words::say)
                                .toList()))
                .toList();
    }
}
