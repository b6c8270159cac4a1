package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import trapwright.words.Language;
import trapwright.words.Words;

/// Damaged copies of a good file: each gives cards that can be assessed and written, or one clear sentence.
class MutationTest {
    private static final byte[] GOOD = good();
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "null",
        "-",
        "1e99",
        "99999999",
        "true",
        "\\u0000",
        "\uD83D\uDD73",
        "\"type\"",
        "\0"
    };

    @Property(tries = 2_000)
    void anyDamageGivesCardsOrOneSentence(@ForAll long seed) {
        byte[] damaged = damage(new Random(seed));
        try {
            TrapFile file = TrapFiles.read("x", damaged);
            file.cards().forEach(card -> assertThat(card.assess().figures()).isNotEmpty());
            TrapFile again = TrapFiles.read("x", TrapFiles.text(file).getBytes(UTF_8));
            assertThat(again.cards().equals(file.cards())).isTrue();
        } catch (FileTrouble trouble) {
            String sentence = Words.in(Language.EN).say(trouble.sentence());
            assertThat(sentence).startsWith("x").endsWith(".").doesNotContain("store.", "{0}");
        }
    }

    private static byte[] damage(Random random) {
        byte[] bytes = GOOD.clone();
        for (int left = 1 + random.nextInt(3); left > 0; left--) {
            int from = random.nextInt(bytes.length);
            int to = Math.min(bytes.length, from + random.nextInt(8));
            byte[] piece = switch (random.nextInt(4)) {
                case 0 -> new byte[0];
                case 1 -> new byte[] {(byte) random.nextInt(256)};
                case 2 -> Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + random.nextInt(200)));
                default -> PIECES[random.nextInt(PIECES.length)].getBytes(UTF_8);
            };
            byte[] changed = new byte[from + piece.length + bytes.length - to];
            System.arraycopy(bytes, 0, changed, 0, from);
            System.arraycopy(piece, 0, changed, from, piece.length);
            System.arraycopy(bytes, to, changed, from + piece.length, bytes.length - to);
            bytes = changed;
        }
        return bytes;
    }

    private static byte[] good() {
        try (InputStream sample = Objects.requireNonNull(MutationTest.class.getResourceAsStream("v1.traps"))) {
            return sample.readAllBytes();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
