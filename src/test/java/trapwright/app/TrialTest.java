package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Workings.Trigger;

class TrialTest {
    private final Document<TrapCard.Dnd35> document = new Document<>(Cards.blank());
    private final Dnd35Form form = new Dnd35Form(document);

    @Test
    void aChipStatesTheChangeToTheWholeTrap() {
        makePoisonWallSpikes();
        assertThat(changes(Trigger.PROXIMITY)).containsExactly("priceGp +500000", "craftDc +5");
        assertThat(changes(Trigger.TOUCH)).isEmpty();
        assertThat(changes(Trigger.TOUCH_ATTACHED)).containsExactly("priceGp -50000");
        assertThat(changes(Trigger.LOCATION)).isEmpty();
    }

    @Test
    void aTrialIsTheAssessmentOfTheChangedCard() {
        makePoisonWallSpikes();
        Trial trial = form.dcs.searchDc.trial(25);
        form.dcs.searchDc.set(25);
        assertEquals(document.assessment().getValue(), trial.then());
        document.undo();
        assertEquals(document.assessment().getValue(), trial.today());
    }

    @Test
    void chipsFollowEveryEdit() {
        Option<Trigger> proximity = option(Trigger.PROXIMITY);
        assertEquals(1_000_00, by(proximity.trial().getValue(), "priceGp"));
        form.dcs.searchDc.set(25);
        assertEquals(2_000_00, by(proximity.trial().getValue(), "priceGp"));
    }

    @Test
    void theLadderNamesTheFourValuesWorthKnowing() {
        makePoisonWallSpikes();
        assertThat(rungs(form.dcs.searchLadder))
                .containsExactly("15 easier", "18 one-harder", "24 hardest", "25 harder");
        assertThat(rungs(form.dcs.disableLadder)).containsExactly("16 easiest", "20 base", "24 hardest", "25 harder");
        List<Ladder.Rung> search = form.dcs.searchLadder.rungs().getValue();
        assertThat(search.stream().map(rung -> by(rung.trial(), "priceGp")))
                .containsExactly(-3_300_00L, 500_00L, 5_500_00L, 10_300_00L);
        List<Ladder.Rung> disable = form.dcs.disableLadder.rungs().getValue();
        assertThat(disable.stream().map(rung -> by(rung.trial(), "priceGp")))
                .containsExactly(-3_000_00L, -1_000_00L, 3_000_00L, 7_300_00L);
    }

    @Test
    void bandsAreThoseOfTheTable() {
        assertThat(form.dcs.searchLadder.bands())
                .containsExactly(
                        new Ladder.Band(10, 15, -1),
                        new Ladder.Band(16, 24, 0),
                        new Ladder.Band(25, 29, 1),
                        new Ladder.Band(30, 35, 2));
        assertEquals(25, form.dcs.searchLadder.nextBand(20, 1));
        assertEquals(15, form.dcs.searchLadder.nextBand(20, -1));
        assertEquals(33, form.dcs.searchLadder.nextBand(33, 1));
        assertThat(form.delivery.attackLadder.bands().stream().map(Ladder.Band::cr))
                .containsExactly(-2, -1, 0, 1, 2, 3, 4);
    }

    @Test
    void eachEditIsAssessedOnce() {
        AtomicInteger assessments = new AtomicInteger();
        document.assessment().addListener(changed -> {});
        document.assessment().addListener((assessment, was, is) -> assessments.incrementAndGet());
        form.dcs.searchDc.set(25);
        form.dcs.searchDc.set(26);
        assertEquals(2, assessments.get());
        assertThat(document.assessment().getValue())
                .isSameAs(document.assessment().getValue());
    }

    private void makePoisonWallSpikes() {
        form.dcs.searchDc.set(17);
        form.dcs.disableDc.set(21);
        form.delivery.attackBonus.set(16);
        form.delivery.reach.choose(Reach.MELEE);
        form.harm.damage.set(Dice.of("1d8+4"));
        form.features.targets.set(true);
        form.poison.poison.choose("medium-spider-venom");
    }

    private Option<Trigger> option(Trigger trigger) {
        return form.workings.trigger.options().stream()
                .filter(option -> option.value() == trigger)
                .findFirst()
                .orElseThrow();
    }

    private Stream<String> changes(Trigger trigger) {
        return option(trigger).trial().getValue().changes().stream()
                .map(change ->
                        change.id() + " " + String.format("%+d", change.by().longValue()));
    }

    private static long by(Trial trial, String id) {
        return trial.change(id)
                .map(Trial.Change::by)
                .map(BigFraction::longValue)
                .orElse(0L);
    }

    private static Stream<String> rungs(Ladder ladder) {
        return ladder.rungs().getValue().stream()
                .map(rung -> rung.value() + " " + rung.says().key().replace("form35.rung.", ""));
    }
}
