package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock;
import trapwright.rules.StatBlock.Line;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Words;

class BlockTest {
    private static final Words ENGLISH = Words.in(Language.EN);
    private static final Design BLANK = Dnd35Rules.INSTANCE.blank().designs().getFirst();

    private static StatBlock block(Design design) {
        return block(new Dnd35Trap.Single(design));
    }

    private static StatBlock block(Dnd35Trap trap) {
        return Dnd35Rules.INSTANCE.assess(trap, Rulings.DEFAULTS).block();
    }

    private static String line(StatBlock block, String field) {
        return block.lines().stream()
                .filter(line -> line.field().equals(field))
                .map(line -> ENGLISH.say(line.text()))
                .findFirst()
                .orElse("");
    }

    private static Design pit(Pit.Form form, Pit.Lid lid, Pit.Bottom bottom) {
        return BLANK.withDelivery(Delivery.save(Delivery.Save.Kind.REFLEX, 20, Delivery.Save.Result.AVOIDS))
                .withHarm(new Harm.Fall(new Pit(Length.feet(30), form, lid, bottom, Optional.empty())));
    }

    @Test
    void theStripGivesExactChancesWithNaturalOneAndTwenty() {
        var strip = block(BLANK.withDelivery(Delivery.attack(16, Delivery.Reach.MELEE)))
                .strip()
                .orElseThrow();
        assertThat(strip.columns())
                .extracting(column -> column.value().args().getFirst())
                .containsExactly(chance(19), chance(19), chance(16), chance(13), chance(10));
        var saves = block(pit(Pit.Form.OPEN, Pit.Lid.STAYS_OPEN, Pit.Bottom.EMPTY))
                .strip()
                .orElseThrow();
        assertThat(saves.columns())
                .extracting(column -> column.value().args().getFirst())
                .containsExactly(chance(19), chance(16), chance(13), chance(10), chance(7));
    }

    private static Arg chance(int faces) {
        return new Arg.Chance(BigFraction.of(faces, 20));
    }

    @Test
    void aTrapdoorTellsItsWeightItsLidAndHowToHoldIt() {
        String said = line(block(pit(Pit.Form.TRAPDOOR, Pit.Lid.LOCKS, Pit.Bottom.WATER)), "pit");
        assertThat(said.replace('\u00a0', ' '))
                .isEqualTo("Trapdoor over a pit, 30 ft. deep. Whoever runs gets no save."
                        + " It gives way under 50 to 80 lb. (25 to 40 kg). The trapdoor closes again and locks."
                        + " Holding it open: Strength DC 13. Water waits below.");
    }

    @Test
    void anOpenPitLetsEvenARunnerSave() {
        assertThat(line(block(pit(Pit.Form.OPEN, Pit.Lid.STAYS_OPEN, Pit.Bottom.EMPTY)), "pit")
                        .replace('\u00a0', ' '))
                .isEqualTo("Open pit, 30 ft. deep.");
    }

    @Test
    void disablingTellsTheThreeOutcomesAndWhoMayFindIt() {
        StatBlock easy = block(BLANK.withMake(new Make.Mechanism(20, 21)));
        assertThat(line(easy, "disable-dc"))
                .isEqualTo("Below 17 the trap springs. From 17 to 20 nothing happens and a new try is allowed."
                        + " At 31 the party may walk past and leave it armed.");
        assertThat(line(easy, "search-dc")).isEqualTo("Anybody may find it.");
        assertThat(line(block(BLANK.withMake(new Make.Mechanism(21, 20))), "search-dc"))
                .isEqualTo("Only with trapfinding (rogue).");
    }

    @Test
    void anUnfinishedTrapShowsNoCrAndMarksItsPrice() {
        StatBlock block = block(BLANK.withDelivery(Delivery.attack(5, Delivery.Reach.RANGED))
                .withHarm(new Harm.Strike(Dice.of("1d4"), Harm.Weapon.NONE, 0, 1)));
        assertThat(block.badge().value()).isEqualTo(Message.of("block35.none"));
        assertThat(block.foot().left().get(1).key()).isEqualTo("block35.not-final");
        assertThat(block.statLine().parts()).noneMatch(part -> part.key().equals("block35.line.cr"));
        assertThat(block.statLine().closing().getFirst().key()).isEqualTo("block35.line.price.not-final");
    }

    @Test
    void severalTargetsAreToldEvenWithoutAnArea() {
        Design blades = BLANK.withDelivery(Delivery.attack(5, Delivery.Reach.RANGED))
                .withHarm(new Harm.Strike(Dice.of("1d4"), Harm.Weapon.NONE, 0, 1));
        assertThat(line(block(blades.withFeatures(targets(Wording.NONE, false))), "damage"))
                .isEqualTo("1d4. Several targets at once.");
        assertThat(line(block(blades.withFeatures(targets(Wording.NONE, true))), "damage"))
                .isEqualTo("1d4. One machine with two arms.");
        assertThat(line(block(blades.withFeatures(targets(new Wording("all in the hall", ""), false))), "damage"))
                .isEqualTo("1d4. Targets: all in the hall.");
    }

    private static Features targets(Wording area, boolean arms) {
        return Features.NONE.withTargets(Optional.of(new Features.Targets(area, arms)));
    }

    @Test
    void anAdjustmentIsPrintedAsSuch() {
        StatBlock block = block(BLANK.withAdjustment(
                Optional.of(new Adjustment(1, Money.gold(-200), new Wording("old and rusty.", "")))));
        assertThat(line(block, "adjustment").replace('\u00a0', ' ')).isEqualTo("CR +1, −200 gp: old and rusty.");
    }

    @Test
    void anOnsetDelayHasARoundsTrack() {
        StatBlock block = block(BLANK.withDelivery(Delivery.NEITHER)
                .withFeatures(Features.NONE.withNeverMiss(true).withOnsetRounds(4)));
        assertThat(block.foot().ticks()).contains(new StatBlock.Tick(Message.of("block35.tick.rounds"), 4));
        assertThat(block.numbers())
                .contains(new StatBlock.Entry(
                        Message.of("block35.onset"), Message.of("block35.value", new Span(4, Span.Unit.ROUNDS))));
    }

    @Test
    void aOneShotTrapIsTickedOnce() {
        Design once = BLANK.withWorkings(BLANK.workings().withResetting(Workings.Resetting.of(Workings.Reset.NONE)));
        assertThat(block(once).foot().ticks().getFirst().count()).isEqualTo(1);
        assertThat(block(BLANK).foot().ticks().getFirst().count()).isEqualTo(3);
    }

    @Test
    void partsAreToldUnderTheirNamesAndWhatTheyShareIsToldOnce() {
        Dnd35Trap.Part axe = new Dnd35Trap.Part(Wording.same("Axe"), BLANK);
        Dnd35Trap.Part spear =
                new Dnd35Trap.Part(Wording.NONE, BLANK.withDelivery(Delivery.attack(12, Delivery.Reach.RANGED)));
        StatBlock block = block(new Dnd35Trap.Compound(Dnd35Trap.Joining.INDEPENDENT, List.of(axe, spear)));
        assertThat(block.lines())
                .extracting(Line::field)
                .containsExactly(
                        "joining",
                        "0/trigger",
                        "0/reset",
                        "0/part-name",
                        "0/damage",
                        "1/part-name",
                        "1/damage",
                        "0/search-dc",
                        "0/disable-dc");
        assertThat(block.lines().stream().filter(line -> line.text().isEmpty()).map(line -> ENGLISH.say(line.label())))
                .containsExactly("Axe", "Part 2");
        StatBlock apart = block(new Dnd35Trap.Compound(
                Dnd35Trap.Joining.DEPENDENT,
                List.of(axe, new Dnd35Trap.Part(Wording.NONE, BLANK.withMake(new Make.Mechanism(25, 20))))));
        assertThat(apart.lines()).extracting(Line::field).contains("0/search-dc", "1/search-dc");
        assertThat(ENGLISH.say(apart.badge().value())).isEqualTo("1\u00a0/\u00a02");
    }
}
