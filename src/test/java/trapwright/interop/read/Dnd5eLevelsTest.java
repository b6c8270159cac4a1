package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.interop.text.StatLineText;
import trapwright.words.Language;
import trapwright.words.Words;

/// How long a 5e trap acts and what it becomes at higher levels, in the layouts of the entries of 2024.
class Dnd5eLevelsTest {
    private static String english(String text) {
        Reading reading = Readers.read(text);
        assertThat(reading.cards()).hasSize(1);
        assertThat(reading.leftWordsOver()).as(reading.remarks().toString()).isFalse();
        return StatLineText.of(reading.cards().getFirst(), Words.in(Language.EN))
                .replace('\u00a0', ' ');
    }

    private static String needle(String section) {
        return english("""
                Barbed Latch
                Nuisance Trap (Levels 1–4)
                Trigger: A creature opens the lock
                Duration: Instantaneous
                Each creature must make a DC 11 Constitution saving throw, taking 5 (1d10) Poison damage on a failed save or half as \
                much damage on a successful one.
                """ + section);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "At Higher Levels. The barb can be used at higher levels: levels 5–10 (11 [2d10] damage, DC 13), levels 11–16 (22 [4d10] damage, DC 15), or levels 17–20 (55 [10d10] damage, DC 17).",
                "At Higher Levels. Its damage and DC grow: levels 5-10 (11 (2d10) damage, DC 13), levels 11-16 (22 (4d10) damage, DC 15), or levels 17-20 (55 (10d10) damage, DC 17).",
                "Using a Higher-Level Trap. At levels 5–10, the damage increases to 11 (2d10) and the DC to 13. At levels 11–16, the damage is 22 (4d10) and the save DC is 15. At levels 17–20, the damage becomes 55 (10d10) (DC 17).",
                "Higher-Level Traps\n\nLevels\nDamage\nDC\n5–10\n11 (2d10)\n13\n11–16\n22 (4d10)\n15\n17–20\n55 (10d10)\n17",
                "Scaling. The barb grows (11 [2d10] damage, DC 13 at levels 5–10, 22 [4d10] damage, DC 15 at levels 11–16, or 55 [10d10] damage, DC 17 at levels 17–20)."
            })
    void damageAndDcGrow(String section) {
        assertThat(needle(section))
                .contains("Duration. Instantaneous.")
                .endsWith(
                        "At higher levels. Levels 5-10: 11 (2d10), DC 13. Levels 11-16: 22 (4d10), DC 15. Levels 17-20: 55 (10d10), DC 17.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "levels 5–10 (DC 12), levels 11–16 (DC 14), or levels 17–20 (DC 16) | Levels 5-10: DC 12. Levels 11-16: DC 14. Levels 17-20: DC 16.",
                "(DC 12 at levels 5–10, DC 14 at levels 11–16, or DC 16 at levels 17–20) | Levels 5-10: DC 12. Levels 11-16: DC 14. Levels 17-20: DC 16.",
                "levels 5–10 (30-foot Cone), levels 11–16 (60-foot Cone) | Levels 5-10: 30 ft. area. Levels 11-16: 60 ft. area.",
                "levels 5–10 (7 [2d6] damage) | Levels 5-10: 7 (2d6).",
                "levels 5–10 (deadly) | Levels 5-10: Deadly."
            })
    void oneFigureMayGrowAlone(String rows, String printed) {
        assertThat(needle("At Higher Levels. It can be used: " + rows + ".")).endsWith("At higher levels. " + printed);
    }

    @Test
    void theRowsMayFollowTheHeadingAtOnce() {
        assertThat(needle("At Higher Levels. levels 5–10 (7 [2d6] damage), levels 11–16 (14 [4d6] damage)."))
                .contains("on a failure 5 (1d10) poison damage; half the damage on a success.")
                .endsWith("At higher levels. Levels 5-10: 7 (2d6). Levels 11-16: 14 (4d6).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Instantaneous | Instantaneous.",
                "Instantaneous, and the trap resets at the start of the next turn | Instantaneous. Resets at the start of the next turn.",
                "Instantaneous; the trap can be activated three times | Instantaneous. 3 activations in all.",
                "Until the stone stops rolling | Until the stone stops rolling."
            })
    void theLineOfTheDurationEndsWithIt(String line, String printed) {
        String text = "Chute\nNuisance Trap (Levels 1–4)\nTrigger: A creature crosses the cord\nDuration: " + line
                + "\nWhen a creature crosses the cord, it falls 10 feet.";
        assertThat(english(text))
                .contains("Trigger. A creature crosses the cord. Duration. " + printed + " Effect.")
                .endsWith("fall of 10 ft., 3 (1d6) bludgeoning damage.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "niveaux 5-10 (11 [2d10] dégâts, DD 13), niveaux 11-16 (22 [4d10] dégâts, DD 15) ou niveaux 17-20 (55 [10d10] dégâts, DD 17)",
                "aux niveaux 5-10, les dégâts passent à 11 (2d10) et le DD à 13 ; aux niveaux 11-16, les dégâts passent à 22 (4d10) et le DD à 15 ; aux niveaux 17-20, les dégâts passent à 55 (10d10) et le DD à 17"
            })
    void theSameInFrench(String rows) {
        Reading reading = Readers.read("""
                Loquet barbelé
                Piège gênant (niveaux 1-4)
                Déclencheur : une créature ouvre la serrure
                Durée : instantanée
                La créature doit faire un jet de sauvegarde de Constitution DD 11. En cas d'échec, elle subit 5 (1d10) dégâts de poison. \
                Elle subit la moitié de ces dégâts en cas de réussite.
                Aux niveaux supérieurs. On peut renforcer le piège : """ + rows + ".");
        assertThat(reading.leftWordsOver()).as(reading.remarks().toString()).isFalse();
        assertThat(StatLineText.of(reading.cards().getFirst(), Words.in(Language.FR))
                        .replace('\u00a0', ' '))
                .contains("Déclencheur. Une créature ouvre la serrure. Durée. Instantanée.")
                .contains("la moitié des dégâts en cas de réussite.")
                .endsWith("Aux niveaux supérieurs. Niv. 5-10 : 11 (2d10), DD 13. Niv. 11-16 : 22 (4d10), DD 15."
                        + " Niv. 17-20 : 55 (10d10), DD 17.");
    }
}
