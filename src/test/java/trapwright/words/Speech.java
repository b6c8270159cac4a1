package trapwright.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import trapwright.rules.EveryMessage;
import trapwright.rules.Message;

/// Whether everything that a system says can be said in both languages.
public final class Speech {
    private Speech() {}

    /// Fails when a message inside the value has no words, or too few arguments for its places.
    public static void assertSayable(Object value) {
        List<Message> messages = EveryMessage.in(value);
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Message message : messages) {
                assertThat(hasWords(Lexicon.of(language), message.key()))
                        .as(message.key())
                        .isTrue();
                assertThat(words.say(message))
                        .as(message.key())
                        .isNotEqualTo(message.key())
                        .doesNotContainPattern("\\{\\d");
            }
        }
    }

    private static boolean hasWords(Lexicon lexicon, String key) {
        Optional<String> plain = lexicon.text(key);
        return plain.isPresent() || lexicon.text(key + ".other").isPresent();
    }
}
