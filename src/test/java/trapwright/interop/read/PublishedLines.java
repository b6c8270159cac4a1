package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.words.Language;

/// The stat lines of the published traps in both languages, in the same order.
final class PublishedLines {
    private PublishedLines() {}

    static String text(Language language) {
        String file = "/trapwright/system/dnd35/statlines_" + language.tag() + ".txt";
        try (InputStream stream = PublishedLines.class.getResourceAsStream(file)) {
            assertThat(stream).as(file).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> of(Language language) {
        return text(language).lines().filter(line -> !line.isBlank()).toList();
    }

    static TrapCard.Dnd35 only(String line) {
        Reading reading = Readers.read(line);
        assertThat(reading.cards()).as(line).hasSize(1);
        return (TrapCard.Dnd35) reading.cards().getFirst();
    }

    static Dnd35Trap trap(String line) {
        return only(line).trap();
    }

    /// A line with plain blanks and apostrophes.
    static String plain(String line) {
        return line.replace('\u00a0', ' ').replace('’', '\'');
    }
}
