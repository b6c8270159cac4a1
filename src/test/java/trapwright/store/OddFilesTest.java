package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.EveryMessage;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.words.Language;
import trapwright.words.Words;

/// Odd files that damage has brought up once.
class OddFilesTest {
    private static final String GOOD =
            TrapFiles.text(TrapFile.of(new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank())));

    @Test
    void halfACharacterIsWrittenAsItWas() throws FileTrouble {
        TrapFile file = read(
                GOOD.replace("\"system\"", "\"later\": \"\\uD83D\", \"tags\": [\"\\uD800!\", \"😀\"], \"system\""));
        String written = TrapFiles.text(file);
        assertThat(written).contains("\"later\": \"\\uD83D\"", "\"\\uD800!\"", "\"😀\"");
        assertThat(read(written).entries()).isEqualTo(file.entries());
    }

    @Test
    void aListInsteadOfFieldsIsNamedWithItsPlace() throws FileTrouble {
        TrapFile file = read(GOOD.replaceFirst("\"make\": \\{[^}]*}", "\"make\": [\"clockwork\", {}]"));
        assertThat(file.isReadOnly()).isTrue();
        assertThat(Words.in(Language.EN).say(file.notices()))
                .startsWith("x, line 12, column 15")
                .contains("clockwork");
    }

    @ParameterizedTest
    @CsvSource({
        "'\"harm\": {\"type\": \"strike\", \"damage\": \"1d6\", \"weapon\": {\"weapon\": \"kris\"}}', kris",
        "'\"harm\": {\"type\": \"strike\", \"damage\": \"1d6\"}, \"features\": {\"poison\": {\"poison\": {\"type\": \"known\", \"id\": \"kris\"}, \"count\": 1}}', kris"
    })
    void whatNoListHasIsSaidAsItIsWritten(String harm, String id) throws FileTrouble {
        TrapFile file =
                read("{\"format\":\"trapwright/1\",\"system\":\"dnd35\",\"trap\":{\"type\":\"single\",\"design\":{"
                        + harm + "}}}");
        Words words = Words.in(Language.EN);
        assertThat(EveryMessage.in(file.cards().getFirst().assess()))
                .extracting(words::say)
                .anyMatch(said -> said.contains(id))
                .noneMatch(said -> said.startsWith("dnd35."));
    }

    @Test
    void thousandsOfCluesCanBeSaid() throws FileTrouble {
        String clue =
                "{\"type\":\"check\",\"check\":{\"ability\":\"int\",\"dc\":20},\"reveals\":{\"en\":\"a sphere\"}}";
        TrapFile file = read("{\"format\":\"trapwright/1\",\"system\":\"dnd5e\",\"trap\":{\"clues\":["
                + String.join(",", Collections.nCopies(4_000, clue)) + "]}}");
        assertThat(EveryMessage.in(file.cards().getFirst().assess().block().statLine()))
                .extracting(Words.in(Language.EN)::say)
                .anyMatch(said -> said.contains("a sphere"));
    }

    private static TrapFile read(String text) throws FileTrouble {
        return TrapFiles.read("x", text.getBytes(UTF_8));
    }
}
