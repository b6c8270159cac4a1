package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.interop.read.RunningText.english;
import static trapwright.interop.read.RunningText.french;
import static trapwright.interop.read.RunningText.printed;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.words.Language;

/// What 5e sentences say of finding and countering, in many wordings of the same rule.
class Dnd5eChecksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A DC 14 Dexterity check with thieves' tools disarms the trap; failed, the trap triggers. | disarms the trap; failed, the trap triggers",
                "A DC 14 Dexterity check using thieves’ tools disarms the trap. On a failure, the trap goes off. | disarms the trap",
                "A DC 14 Dexterity check with thieves' tools disarms the trap. If the check fails, the trap is sprung. | disarms the trap",
                "A DC 14 thieves' tools check disarms the trap. A failed check triggers the trap. | disarms the trap",
                "A DC 14 Dexterity check with thieves' tools disarms the trap. If the check fails by 5 or more, the trap activates. | disarms the trap. If the check fails by 5 or more, the trap activates"
            })
    void aFailureThatSpringsTheTrapIsHeardInManyWords(String sentences, String does) {
        assertThat(printed(
                        english("When a creature lifts the idol, it takes 5 (1d10) acid damage. " + sentences),
                        Language.EN))
                .contains("DC 14 Dexterity with thieves’ tools: " + does + ". A failure sets it off.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Un test de Dextérité DD 14 avec les outils de voleur désamorce le piège. En cas d'échec, le piège se déclenche.",
                "Un test de Dextérité (outils de voleur) DD 14 désamorce le piège. Un échec déclenche le piège.",
                "Un test de Dextérité DD 14 à l’aide d’outils de voleur désamorce le piège. Si le test échoue, le piège s'active.",
                "Un test d'outils de voleur DD 14 désamorce le piège. Le piège se déclenche en cas d'échec."
            })
    void theSameFailureInFrench(String sentences) {
        assertThat(printed(
                        french("Quand une créature soulève l'idole, elle subit 5 (1d10) dégâts d'acide. " + sentences),
                        Language.FR))
                .contains("Dextérité avec des outils de voleur DD 14 : désamorce le piège. Un échec le déclenche.");
    }

    @Test
    void toolsElsewhereInTheSentenceAreTheToolOfTheCheck() {
        for (String sentence : List.of(
                "A character can use thieves' tools and a DC 14 Dexterity check to disarm it.",
                "Un personnage muni d'outils de voleur peut désamorcer le piège avec un test de Dextérité DD 14.")) {
            TrapCard.Dnd5e card = (TrapCard.Dnd5e)
                    english("When a creature lifts the idol, it takes 5 (1d10) acid damage. " + sentence)
                            .cards()
                            .getFirst();
            assertThat(card.trap().counters()).hasSize(1);
            assertThat(card.trap().counters().getFirst().toString()).contains("THIEVES_TOOLS");
        }
    }

    @Test
    void whatShowsTheTrapIsNoCountermeasure() {
        for (Reading reading : List.of(
                english("When a creature lifts the idol, it takes 5 (1d10) acid damage."
                        + " A character can easily determine that the plate can be wedged."),
                french("Quand une créature soulève l'idole, elle subit 5 (1d10) dégâts d'acide."
                        + " Un personnage constate facilement que la plaque bouge."))) {
            TrapCard.Dnd5e card = (TrapCard.Dnd5e) reading.cards().getFirst();
            assertThat(card.trap().clues()).hasSize(1);
            assertThat(card.trap().counters()).isEmpty();
        }
    }

    @Test
    void plugsAndOtherThingsThatPreventItAreCountermeasures() {
        assertThat(printed(
                        english("When a creature lifts the idol, it takes 5 (1d10) acid damage."
                                + " Stuffing the holes with wax prevents the acid from flowing."),
                        Language.EN))
                .endsWith("Counter. No roll: stuffing the holes with wax prevents the acid from flowing.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DC 15 Investigation to find, DC 16 Arcana to disable. | Spot. DC 15 Intelligence (Investigation): to find. Counter. DC 16 Intelligence (Arcana): to disable.",
                "Perception DC 14 to spot. Thieves' tools DC 16 to disarm. | Spot. DC 14 Wisdom (Perception): to spot. Counter. DC 16 Dexterity with thieves’ tools: to disarm.",
                "The plate lies under a rug (Perception DC 14). | Spot. DC 14 Wisdom (Perception): The plate lies under a rug."
            })
    void aSkillAloneGoesWithItsUsualAbility(String sentences, String printed) {
        assertThat(printed(
                        english("When a creature lifts the idol, it takes 5 (1d10) acid damage. " + sentences),
                        Language.EN))
                .endsWith(printed);
    }

    @Test
    void aFrenchSkillToo() {
        assertThat(printed(
                        french(
                                "Quand une créature ouvre le coffre, elle subit 5 (1d10) dégâts d'acide. Perception DD 14 pour repérer"
                                        + " la plaque. Escamotage DD 16 pour la désamorcer."),
                        Language.FR))
                .endsWith(
                        "Repérer. Sagesse (Perception) DD 14 : pour repérer la plaque. Contrer. Dextérité (Escamotage) DD 16 :"
                                + " pour la désamorcer.");
    }

    @Test
    void theOutcomeOfACheckGoesWithTheCheck() {
        assertThat(printed(
                        english(
                                "When a creature lifts the idol, it takes 5 (1d10) acid damage. A creature can make a DC 15 Strength"
                                        + " check to slow the wheel. On a success, its speed drops by 15 feet."),
                        Language.EN))
                .endsWith("Counter. DC 15 Strength: to slow the wheel. On a success, its speed drops by 15 feet.");
    }

    @Test
    void whatStandsUnderAHeadingForAvoidingAvoids() {
        assertThat(printed(
                        Readers.read(
                                "Gate\nDeadly Trap (Levels 5–10)\nTrigger: A creature touches the gate\nDuration: 1 minute\n"
                                        + "It takes 22 (4d10) cold damage.\n\nAvoid. Speaking the password before touching the gate."),
                        Language.EN))
                .endsWith("Avoid. No roll: speaking the password before touching the gate.");
    }
}
