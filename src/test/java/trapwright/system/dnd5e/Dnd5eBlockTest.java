package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd5e.Example.some;
import static trapwright.system.dnd5e.Example.words;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trapwright.measure.Length;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Words;

class Dnd5eBlockTest {
    private static final Words FRENCH = Words.in(Language.FR);
    private static final Words ENGLISH = Words.in(Language.EN);

    /// A corridor of scythes: complex, an attack and then a save, in rounds.
    private static final Dnd5eTrap SCYTHES = scythes();

    @Test
    void theBandAndTheNumbersAreFoundInOneGlance() {
        StatBlock block = block(SCYTHES);
        assertThat(french(block.kind())).isEqualTo("Piège mécanique complexe · 5e");
        assertThat(french(block.badge().label())).isEqualTo("Niv. 5-10");
        assertThat(french(block.badge().value())).isEqualTo("Dangereux");
        assertThat(block.numbers().stream().map(entry -> french(entry.label()) + " " + french(entry.value())))
                .containsExactly("Perception 15", "Désamorcer 15", "Attaque +7", "JdS CON 14", "Initiative +8");
    }

    @Test
    void theOddsAgainstArmourStandInARow() {
        StatBlock.Strip strip = block(SCYTHES).strip().orElseThrow();
        assertThat(french(strip.label())).isEqualTo("Touche CA");
        assertThat(strip.columns().stream().map(entry -> french(entry.label()) + ": " + french(entry.value())))
                .containsExactly("12: 80 %", "14: 70 %", "16: 60 %", "18: 50 %", "20: 40 %");
    }

    @Test
    void theTurnIsToldInTheOrderOfTheRolls() {
        assertThat(line(ENGLISH, SCYTHES, "On its turn"))
                .isEqualTo("Attack +7, melee, against each creature in an area 40 ft. × 10 ft."
                        + " On a hit 11 (2d10) slashing damage. DC 14 Constitution save;"
                        + " on a failure 11 (2d10) poison damage; half the damage on a success.");
        assertThat(line(FRENCH, SCYTHES, "À son tour"))
                .isEqualTo("Attaque +7, au corps à corps, contre chaque créature dans une zone de 12 m × 3 m."
                        + " Si l’attaque touche, 11 (2d10) dégâts tranchants. JdS de Constitution DD 14 ;"
                        + " en cas d’échec, 11 (2d10) dégâts de poison ; la moitié des dégâts en cas de réussite.");
    }

    @Test
    void cluesCountersAndRoundsHaveTheirLines() {
        assertThat(line(FRENCH, SCYTHES, "Repérer"))
                .isEqualTo("Sagesse (Perception) DD 15, passive ou active : fentes huilées, puis"
                        + " Intelligence (Investigation) DD 13 : la dalle commande tout.");
        assertThat(line(FRENCH, SCYTHES, "Contrer"))
                .isEqualTo("Dextérité avec des outils de voleur DD 15 : désamorce la plaque."
                        + " Un échec le déclenche. Sans jet : trois pointes de fer.");
        assertThat(line(FRENCH, SCYTHES, "Rounds"))
                .isEqualTo("Round 2 : sol incliné, terrain difficile. Round 4 : attaque +9.");
        assertThat(block(SCYTHES).foot().ticks())
                .containsExactly(new StatBlock.Tick(Message.of("dnd5e.block.rounds"), 4, true));
    }

    @Test
    void theNewerPrintingHasItsOwnHeadings() {
        Dnd5eTrap needle = Example.of("52-needle").trap();
        StatBlock block = block(needle);
        assertThat(ENGLISH.say(block.kind())).isEqualTo("Nuisance trap (levels 1-4) · 5e");
        assertThat(block.lines().stream().map(each -> ENGLISH.say(each.label())))
                .containsExactly("Trigger", "Duration", "Effect", "Detect and disarm", "Avoid", "At higher levels");
        assertThat(line(ENGLISH, needle, "At higher levels"))
                .isEqualTo("Levels 5-10: 11 (2d10), DC 13. Levels 11-16: 22 (4d10), DC 15."
                        + " Levels 17-20: 55 (10d10), DC 17.");
    }

    @Test
    void thePrintedEntryNamesEveryLine() {
        StatBlock.StatLine entry = block(Example.of("51-statue").trap()).statLine();
        assertThat(entry.parts().stream().map(ENGLISH::say)).containsExactly("magic trap");
        assertThat(entry.closing().stream().map(each -> ENGLISH.say(each).replace('\u00a0', ' ')))
                .contains("Effect. Each creature in a 30 ft. cone: DC 13 Dexterity save; on a failure 22 (4d10) fire"
                        + " damage; half the damage on a success.");
    }

    @Test
    void thePlateComesFirst() {
        assertThat(figures(SCYTHES)).startsWith("severity", "averageDamage", "saveDc", "attackBonus");
        assertThat(figures(Example.of("51-roof").trap())).startsWith("suggestedTier", "averageDamage", "saveDc");
    }

    private static List<String> figures(Dnd5eTrap trap) {
        return Dnd5eRules.INSTANCE.assess(trap, Rulings.DEFAULTS).figures().stream()
                .map(Figure::id)
                .toList();
    }

    private static String line(Words words, Dnd5eTrap trap, String label) {
        return block(trap).lines().stream()
                .filter(each -> words.say(each.label()).equals(label))
                .map(each -> words.say(each.text()).replace('\u00a0', ' '))
                .findFirst()
                .orElseThrow();
    }

    private static String french(Message message) {
        return FRENCH.say(message).replace('\u00a0', ' ');
    }

    private static StatBlock block(Dnd5eTrap trap) {
        return Dnd5eRules.INSTANCE.assess(trap, Rulings.DEFAULTS).block();
    }

    private static Dnd5eTrap scythes() {
        Effect.Area area =
                new Effect.Area(Effect.Shape.SQUARE, some(Length.feet(40)), some(Length.feet(10)), Wording.NONE);
        Delivery delivery = new Delivery(
                some(Delivery.Attack.of(7, Delivery.Reach.MELEE)),
                some(Delivery.Resistance.save(AbilityCheck.Ability.CON, 14)));
        Effect blades = Effect.of(
                        Effect.Targets.each(area),
                        delivery,
                        Harm.of(
                                Harm.Part.Dealt.of("2d10", Harm.DamageType.SLASHING, Harm.Gate.HIT),
                                Harm.Part.Dealt.of("2d10", Harm.DamageType.POISON, Harm.Gate.SAVE_HALF)))
                .withMoment(Effect.Moment.TURN);
        return Dnd5eRules.INSTANCE
                .blank(Edition.V5_1, Severity.DANGEROUS, Tier.SECOND)
                .withConcept(Concept.of(Edition.V5_1, Concept.Kind.MECHANICAL).withComplex(true))
                .withClues(List.of(new Clue.Sequence(List.of(
                        Clue.Check.of(
                                AbilityCheck.perception(15), Clue.Use.BOTH, words("oiled slots", "fentes huilées")),
                        Example.active(Example.investigation(13), "the slab rules it all", "la dalle commande tout")))))
                .withCounters(List.of(
                        Example.tools(15, "disarms the plate", "désamorce la plaque")
                                .springing(),
                        Example.action(Counter.Purpose.AVOID, "three iron spikes", "trois pointes de fer")))
                .withEffects(List.of(blades))
                .withCourse(Course.rolling(8)
                        .withRounds(List.of(
                                Course.Round.of(
                                        2, Wording.NONE, words("the floor tilts", "sol incliné, terrain difficile")),
                                new Course.Round(4, Wording.NONE, Wording.NONE, some(9), Optional.empty()))));
    }
}
