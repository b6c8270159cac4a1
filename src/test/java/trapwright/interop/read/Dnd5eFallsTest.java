package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.interop.read.RunningText.english;
import static trapwright.interop.read.RunningText.french;
import static trapwright.interop.read.RunningText.printed;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.words.Language;

/// Falls of 5e traps, which the text tells by their depth, in one sentence or in two.
class Dnd5eFallsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A creature that steps on the lid falls 20 feet into the pit, taking 7 (2d6) bludgeoning damage. | fall of 20 ft., 7 (2d6) bludgeoning damage.",
                "A creature that steps on the lid falls 20 feet. It takes 7 (2d6) bludgeoning damage from the fall. | fall of 20 ft., 7 (2d6) bludgeoning damage.",
                "A creature that steps on the lid plunges 20 ft. and lands prone. | fall of 20 ft., 7 (2d6) bludgeoning damage, prone.",
                "A creature that steps on the lid falls into a 20-foot-deep pit. | fall of 20 ft., 7 (2d6) bludgeoning damage.",
                "A creature that steps on the lid falls 20 feet, and the hammer deals 10 (3d6) bludgeoning damage. | fall of 20 ft., 7 (2d6) bludgeoning damage, 10 (3d6) bludgeoning damage."
            })
    void aFallIsToldByItsDepth(String sentence, String effect) {
        assertThat(printed(english(sentence), Language.EN)).endsWith(effect);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Une créature qui marche sur la trappe tombe de 6 m et subit 7 (2d6) dégâts contondants.",
                "Une créature qui marche sur la trappe tombe de 6 m. Elle subit 7 (2d6) dégâts contondants.",
                "Une créature qui marche sur la trappe fait une chute de 6 mètres.",
                "Une créature qui marche sur la trappe tombe dans une fosse de 6 m de profondeur."
            })
    void theSameFallInFrench(String sentence) {
        assertThat(printed(french(sentence), Language.FR)).endsWith("chute de 6 m, 7 (2d6) dégâts contondants.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The pit is 10 feet deep. When a creature steps on the lid, it falls to the bottom, taking 3 (1d6) bludgeoning damage plus 11 (2d10) piercing damage. | fall of 10 ft., 3 (1d6) bludgeoning damage, 11 (2d10) piercing damage.",
                "A 30-foot-deep shaft lies below the rug. When a creature walks onto the rug, it must succeed on a DC 12 Dexterity saving throw or fall into the shaft. | DC 12 Dexterity save; on a failure fall of 30 ft., 10 (3d6) bludgeoning damage.",
                "When a creature steps on the lid, it takes 11 (2d10) piercing damage in addition to falling damage. The pit is 20 feet deep. | 11 (2d10) piercing damage, fall of 20 ft., 7 (2d6) bludgeoning damage."
            })
    void theDepthOfThePitMayStandInASentenceOfItsOwn(String sentences, String effect) {
        assertThat(printed(english(sentences), Language.EN)).endsWith(effect);
    }

    @Test
    void theDepthOfAFrenchPitToo() {
        assertThat(printed(
                        french(
                                "La fosse fait 6 m de profondeur. Quand une créature marche sur la trappe, elle tombe au fond et"
                                        + " subit 11 (2d10) dégâts perforants."),
                        Language.FR))
                .endsWith("chute de 6 m, 7 (2d6) dégâts contondants, 11 (2d10) dégâts perforants.");
    }
}
