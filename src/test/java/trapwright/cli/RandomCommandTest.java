package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `random` draws what it is asked for, again with the same seed, and refuses what goes with no game.
class RandomCommandTest {
    @TempDir
    Path folder;

    @Test
    void theSameSeedWritesTheSameTrap() throws IOException {
        String one = folder.resolve("one.trap").toString();
        String two = folder.resolve("two.trap").toString();
        Called first = Called.with("random", "--system", "dnd35", "--cr", "4", "--seed", "7", "-o", one);
        assertThat(first.exit()).isZero();
        assertThat(first.out()).contains("CR 4", "Seed: 7");
        Called.with("random", "--system", "dnd35", "--cr", "4", "--seed", "7", "-o", two);
        assertThat(Files.readString(Path.of(two))).isEqualTo(Files.readString(Path.of(one)));
        assertThat(Called.with("check", one).exit()).isZero();
    }

    @Test
    void whatGoesToStandardOutputIsTheTrapAlone() {
        Called called = Called.with("random", "--system", "ose", "--level", "3", "--seed", "5");
        assertThat(called.exit()).isZero();
        assertThat(called.out()).startsWith("{").contains("\"ose\"");
        assertThat(called.err()).isEqualTo("Seed: 5\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--system dnd35|--cr is missing: a random trap of dnd35 needs it.",
                "--system dnd35 --cr 11|--cr takes a number from 1 to 10.",
                "--system dnd35 --cr 3 --level 2|--level does not go with dnd35.",
                "--system dnd5e --level 3|--severity is missing: a random trap of dnd5e needs it.",
                "--system dnd5e --severity deadly|--level is missing: a random trap of dnd5e needs it.",
                "--system ose --level 15|--level takes a number from 1 to 14.",
                "--system ose --level 1 --kind magic|--kind does not go with ose.",
                "--system dnd5e --severity mild --level 2|“mild” is no value for --severity"
            })
    void whatNoGameHasIsRefusedInOneSentence(String options, String sentence) {
        Called called = Called.with(("random " + options).split(" "));
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.out()).isEmpty();
        assertThat(called.err()).startsWith(sentence).hasLineCount(1);
    }
}
