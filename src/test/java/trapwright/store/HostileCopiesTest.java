package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.EveryMessage;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Words;

/// Damaged copies of real files of all systems: each gives cards that can be assessed and saved with all they held, or
/// one clear sentence, soon and with little memory. `mvn -Plong test` tries many more.
class HostileCopiesTest {
    private static final int TRIES = Integer.getInteger("hostile.copies", 2_000);
    private static final long NANOSECONDS = 3_000_000_000L;
    private static final long NANOSECONDS_A_BYTE = 2_000;
    private static final long BYTES = 512L * 1024 * 1024;
    private static final long BYTES_A_BYTE = 512;
    /// As many as a window shows of a long book.
    private static final int CARDS = 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Damage damage = new Damage(corpus());

    @Test
    void theUndamagedOnesOpen() throws FileTrouble {
        for (int i = 0; i < corpus().size(); i++) {
            assertThat(TrapFiles.read("x", damage.good(i)).cards()).isNotEmpty();
        }
    }

    @Test
    void anyDamageGivesCardsOrOneSentence() {
        long opened = LongStream.range(0, TRIES).filter(this::opens).count();
        // neither all spoilt nor all sound, or the damage would try nothing
        assertThat(opened).isBetween(TRIES / 20L, TRIES * 19L / 20);
    }

    /// Whether the file of a seed opens.
    private boolean opens(long seed) {
        byte[] content = damage.of(seed);
        long thread = Thread.currentThread().threadId();
        long time = THREADS.getCurrentThreadCpuTime();
        long memory = THREADS.getThreadAllocatedBytes(thread);
        try {
            return holds(content);
        } catch (AssertionError | RuntimeException | StackOverflowError | OutOfMemoryError bad) {
            return fail("seed " + seed, bad);
        } finally {
            assertThat(THREADS.getCurrentThreadCpuTime() - time)
                    .as("time, seed " + seed)
                    .isLessThan(NANOSECONDS + NANOSECONDS_A_BYTE * content.length);
            assertThat(THREADS.getThreadAllocatedBytes(thread) - memory)
                    .as("memory, seed " + seed)
                    .isLessThan(BYTES + BYTES_A_BYTE * content.length);
        }
    }

    private static boolean holds(byte[] content) {
        try {
            TrapFile file = TrapFiles.read("x", content);
            file.cards().stream()
                    .limit(CARDS)
                    .forEach(card -> assertThat(unsaid(card.assess())).isEmpty());
            Map<String, JsonNode> unknown = unknown(tree(content));
            assertThat(read(TrapFiles.text(file)).entries().equals(file.entries()))
                    .isTrue();
            assertThat(unknown(tree(TrapFiles.text(file).getBytes(UTF_8)))).containsAllEntriesOf(unknown);
            for (TrapCard card : file.cards()) {
                if (!file.isReadOnly()) {
                    String edited = TrapFiles.text(file.with(card.withFace(
                            face -> face.withTexts(face.texts().withName(new Wording("Edited", "Changé"))))));
                    assertThat(unknown(tree(edited.getBytes(UTF_8)))).containsAllEntriesOf(unknown);
                    break;
                }
            }
            return true;
        } catch (FileTrouble trouble) {
            for (Language language : Language.values()) {
                assertThat(Words.in(language).say(trouble.sentence()))
                        .startsWith("x")
                        .endsWith(".")
                        .doesNotContain("store.", "{0}")
                        .hasSizeLessThan(1_000);
            }
            return false;
        }
    }

    /// The keys of an answer that have no words.
    private static List<String> unsaid(Assessment assessment) {
        Words words = Words.in(Language.FR);
        return EveryMessage.in(assessment).stream()
                .filter(message -> words.say(message).equals(message.key()))
                .map(Message::key)
                .toList();
    }

    private static TrapFile read(String text) {
        try {
            return TrapFiles.read("x", text.getBytes(UTF_8));
        } catch (FileTrouble broken) {
            return fail("written, but does not open again: " + broken.sentence());
        }
    }

    private static JsonNode tree(byte[] content) throws FileTrouble {
        return Json.parse(Origin.of("x", content), true);
    }

    /// The fields that no version knows, outermost ones only, with their places.
    private static Map<String, JsonNode> unknown(JsonNode tree) {
        Map<String, JsonNode> found = new TreeMap<>();
        gather(tree, "", found);
        return found;
    }

    private static void gather(JsonNode node, String place, Map<String, JsonNode> found) {
        if (node.isObject()) {
            node.properties().forEach(field -> {
                if (field.getKey().startsWith(Rebuilt.UNKNOWN)) {
                    found.put(place + field.getKey(), field.getValue());
                } else {
                    gather(field.getValue(), place + field.getKey() + ".", found);
                }
            });
        } else {
            for (int i = 0; i < node.size(); i++) {
                gather(node.get(i), place + i + ".", found);
            }
        }
    }

    /// Every sample, some cards of any shape, and the kept files of each version.
    private static List<JsonNode> corpus() {
        List<JsonNode> trees = new ArrayList<>();
        Stream<TrapCard> samples = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream().map(Samples.Sample::card));
        Stream<TrapCard> others = LongStream.range(0, 40).mapToObj(seed -> new RandomCards(seed).next());
        Stream.concat(samples, others)
                .map(card -> CardWriter.file(TrapFile.of(card)))
                .forEach(trees::add);
        for (String kept : List.of("v1.trap", "v1.traps", "v1-dnd5e.trap", "v1-ose.trap", "v1.traps", "v1.traps")) {
            try (InputStream file = Objects.requireNonNull(HostileCopiesTest.class.getResourceAsStream(kept))) {
                trees.add(tree(file.readAllBytes()));
            } catch (IOException | FileTrouble unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return trees;
    }
}
