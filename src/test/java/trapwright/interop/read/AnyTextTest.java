package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static trapwright.interop.read.RunningText.english;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.interop.text.StatLineText;
import trapwright.words.Language;
import trapwright.words.Words;

/// Whatever is pasted, the reader answers: no exception, no endless search, and cards that can be assessed and printed.
class AnyTextTest {
    private static final int LONG = 400_000;

    @Property(tries = 300)
    void anyCharactersGetAnAnswer(@ForAll String text) {
        answers(text);
    }

    @Property(tries = 300)
    void anyMixtureOfClausesGetsAnAnswer(@ForAll("mixtures") String text) {
        answers(text);
    }

    @Property(tries = 200)
    void aPublishedTextCutAnywhereGetsAnAnswer(@ForAll("cuts") String text) {
        answers(text);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileTextsAreReadQuickly(String text) {
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> answers(text));
    }

    static List<String> hostile() {
        return List.of(
                "(".repeat(LONG),
                ")".repeat(LONG),
                "(;".repeat(LONG / 2),
                "a:".repeat(LONG / 2),
                "a: mechanical; ".repeat(2_000),
                "\n\n".repeat(LONG / 2),
                " ".repeat(LONG),
                "1d1+".repeat(LONG / 4),
                "x: mechanical; Atk +1 ranged (" + "1d1+".repeat(20_000) + ")",
                "x: mechanical; DC 1 Reflex save avoids" + ", then DC 1 Reflex save avoids".repeat(10_000),
                "9".repeat(LONG),
                "x: CR 99999999999999999999; Search DC 99999999999999; Disable Device DC 1. Market Price: 99,999,999,999,999 gp.",
                "a ".repeat(LONG / 2) + "(1d6)",
                "aaaa".repeat(LONG / 4) + ": mechanical",
                "multiple traps; " + "Atk +1 melee; ".repeat(5_000),
                "x: spell; spell effect (" + "extended ".repeat(20_000) + "bane)",
                "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 \uD800 \u202E: mechanical; location trigger",
                "x".repeat(Page.LONGEST + 10),
                "DC 15 Wisdom (Perception) ".repeat(LONG / 26),
                "Mechanical trap\n".repeat(LONG / 64),
                "x\nMechanical trap\n" + "takes 22 (4d10) fire damage, half as much ".repeat(LONG / 42),
                "x: mechanical trap. " + "Effect. Each creature in a cone: DC 1 Dexterity save. ".repeat(LONG / 220),
                "x: mechanical trap. " + "Levels 1-4: 1d6. ".repeat(LONG / 40),
                "a (room trap, 2-in-6 when it is opened): ".repeat(LONG / 160),
                "a (room trap, 2-in-6 when it is opened): " + "1d6 damage, ".repeat(LONG / 48),
                "a (room trap, 2-in-6 when it is opened): " + "mist, ".repeat(LONG / 60),
                "name  ".repeat(LONG / 6) + "\nx · 5e\n" + "-".repeat(LONG),
                ("name  badge\nTrap · 5e\n" + "-".repeat(30) + "\n").repeat(LONG / 240));
    }

    private static void answers(String text) {
        Reading reading = Readers.read(text);
        reading.remarks().forEach(remark -> {
            assertThat(remark.place().line()).isPositive();
            assertThat(remark.place().column()).isPositive();
            assertThat(Words.in(Language.FR).say(remark.said())).isNotBlank();
        });
        reading.cards().stream()
                .limit(20)
                .forEach(card ->
                        assertThat(StatLineText.of(card, Words.in(Language.EN))).isNotBlank());
        assertThat(text.isBlank()
                        || !reading.cards().isEmpty()
                        || !reading.remarks().isEmpty()
                        || isMarks(text))
                .isTrue();
    }

    /// Nothing but marks and things that cannot be seen, of which there is nothing to say.
    private static boolean isMarks(String text) {
        return new Folded(text).chars().allMatch(c -> "()[].,;:!?-/> \n\f".indexOf(c) >= 0);
    }

    @Provide
    Arbitrary<String> mixtures() {
        List<String> clauses = PublishedLines.of(Language.EN).stream()
                .flatMap(line -> List.of(line.split("(?<=[;:,(])")).stream())
                .distinct()
                .toList();
        List<String> french = PublishedLines.of(Language.FR).stream()
                .flatMap(line -> List.of(line.split("(?<=[;:,)])")).stream())
                .distinct()
                .toList();
        return Arbitraries.oneOf(
                        Arbitraries.of(clauses),
                        Arbitraries.of(french),
                        Arbitraries.of("\n", "\n\n", "(", ")", ";", ":", "multiple traps;", "trap 2 (x);", "1d6", "**"))
                .list()
                .ofMaxSize(25)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<String> cuts() {
        String text = PublishedLines.text(Language.EN) + PublishedLines.text(Language.FR);
        return Arbitraries.integers()
                .between(0, text.length() - 1_200)
                .flatMap(start ->
                        Arbitraries.integers().between(0, 1_200).map(length -> text.substring(start, start + length)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "(",
                "pit a a a a a a ",
                "if a creature fails the check ",
                "falls into a big deep ",
                "half of the big big ",
                "success save unharmed ",
                "levels 5-10 (11 [2d10] damage, DC 13), ",
                "those in a creature that steps on the plate ",
                "si une créature rate le test le piège ",
                "tombe dans la grande fosse "
            })
    void endless5eSentencesGetAnAnswer(String words) {
        String endless = words.repeat(90_000 / words.length());
        assertThat(english("DC 14 Dexterity saving throw. " + endless).cards()).hasSize(1);
        assertThat(english("DC 14 Dexterity saving throw. At Higher Levels. " + endless)
                        .cards())
                .hasSize(1);
    }
}
