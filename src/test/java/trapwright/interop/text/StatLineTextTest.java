package trapwright.interop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Words;

class StatLineTextTest {
    @ParameterizedTest
    @EnumSource
    void itIsOneLineWithoutControlSigns(Language language) {
        String name = "Pit\u0000\u001b[31m of\r\nBells\u0007";
        for (String system : Samples.SYSTEMS) {
            TrapCard card = Samples.of(system)
                    .getFirst()
                    .card()
                    .withFace(face -> face.withTexts(face.texts().withName(new Wording(name, name))));
            String line = StatLineText.of(card, Words.in(language));
            assertThat(line).startsWith("Pit[31m of Bells");
            assertThat(List.of(line.codePoints().boxed().toArray(Integer[]::new)))
                    .noneMatch(Character::isISOControl);
        }
    }
}
