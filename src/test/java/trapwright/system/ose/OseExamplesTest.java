package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertAll;

import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.words.Language;
import trapwright.words.Speech;
import trapwright.words.Words;

class OseExamplesTest {
    @ParameterizedTest
    @EnumSource
    void everyExampleIsFinishedAndCanBeSaid(OseExamples example) {
        Assessment assessment = assess(example);
        assertThat(assessment.finished()).isTrue();
        assertThat(assessment.findings()).noneMatch(finding -> finding.level() != Finding.Level.NOTE);
        assertThat(assessment.figures().stream().limit(3).map(Figure::id))
                .containsExactly("triggerChance", "searchChance", "fighterDeath");
        assertThat(assessment.amount("triggerChance").orElseThrow().value()).isEqualTo(BigFraction.of(1, 3));
        Speech.assertSayable(assessment);
    }

    @Test
    void thePlateSaysAWordBesideEachNumber() {
        Assessment assessment = assess(OseExamples.FALLING_BLOCK);
        assertThat(beside(assessment, "triggerChance"))
                .isEqualTo(Message.of("ose.beside.action", new Message.Arg.Chance(BigFraction.of(1, 3))));
        assertThat(beside(assessment, "searchChance"))
                .isEqualTo(Message.of("ose.beside.dwarf", Message.of("ose.odds", 2)));
        assertThat(beside(assessment, "fighterDeath"))
                .isEqualTo(Message.of("ose.beside.sprung", Message.of("ose.band.lethal")));
    }

    @ParameterizedTest
    @CsvSource({
        "FALLING_BLOCK, 5.5, 0.4225, 0.5100, lethal",
        "GAS, , 0.5500, 0.6000, save-or-die",
        "MIST, , 0, 0, minor",
        "PIT, 7, 0.8056, 0.9722, save-or-die",
        "SCYTHING_BLADE, 4.5, 0.5625, 0.8125, save-or-die",
        "SLIDE, , 0, 0, minor",
        "DARTS, 8.75, 0.7959, 0.9264, save-or-die",
        "FLASH, , 0, 0, minor",
        "HIDDEN_MONSTER, , 0, 0, minor",
        "ILLUSION, , 0, 0, minor",
        "SPRAY, , 0, 0, minor",
        "NEEDLE, , 0.5500, 0.6000, save-or-die",
    })
    void everyExampleKillsAsOftenAsItShould(
            OseExamples example, Double mean, double fighter, double magicUser, String band) {
        Assessment assessment = assess(example);
        assertAll(
                () -> assertThat(lethality(assessment, "fighter")).isCloseTo(fighter, within(5e-5)),
                () -> assertThat(lethality(assessment, "magic-user")).isCloseTo(magicUser, within(5e-5)),
                () -> assertThat(((Figure.Rating)
                                        assessment.figure("lethalityBand").orElseThrow())
                                .rating())
                        .isEqualTo(Message.of("ose.band." + band)),
                () -> assertThat(assessment
                                .amount("averageDamage")
                                .map(figure -> figure.value().doubleValue()))
                        .isEqualTo(java.util.Optional.ofNullable(mean)));
    }

    @Test
    void thePrintedEntryIsTheBooksInBothLanguages() {
        assertThat(entry(OseExamples.PIT, Language.EN))
                .isEqualTo("Pit (room trap, 2-in-6 when the slab is stepped on): 20 ft. deep, 2d6 damage."
                        + " Search 1-in-6, dwarf 2-in-6. Tell: dust-free slab.");
        assertThat(entry(OseExamples.PIT, Language.FR))
                .isEqualTo("Fosse (piège de salle, 2-sur-6 en marchant sur la dalle) : 6 m de profondeur, 2d6 dégâts."
                        + " Fouille 1-sur-6, nain 2-sur-6. Indice : dalle sans poussière.");
        assertThat(entry(OseExamples.NEEDLE, Language.EN))
                .isEqualTo("Needle (treasure trap, 2-in-6 when the lid is lifted):"
                        + " save versus death or poison, or die. Thief only (TR)."
                        + " Tell: the catch has no wear where a thumb would press.");
        assertThat(entry(OseExamples.FALLING_BLOCK, Language.EN))
                .startsWith("Falling block (room trap, 2-in-6 when the cracked flagstone is stepped on):"
                        + " 1d10 damage, save versus paralysis or petrification avoids it. Search 1-in-6");
    }

    private static String entry(OseExamples example, Language language) {
        return Words.in(language)
                .say(OseEntry.of(example.trap(), example.title()))
                .replace('\u00a0', ' ');
    }

    private static double lethality(Assessment assessment, String victim) {
        return ((Figure.Series) assessment.figure("lethality").orElseThrow())
                .entries().stream()
                        .filter(entry -> entry.id().equals(victim))
                        .map(Figure.Amount.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .value()
                        .doubleValue();
    }

    private static Assessment assess(OseExamples example) {
        return OseRules.INSTANCE.assess(example.trap(), Rulings.DEFAULTS);
    }

    private static Message beside(Assessment assessment, String figure) {
        return assessment.amount(figure).orElseThrow().aside().orElseThrow();
    }
}
