package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.words.Language;
import trapwright.words.Units;

/// Which calls open the window, and how.
class OutcomeTest {
    @Test
    void aCommandIsKnownBeforeItRuns() {
        assertThat(Cli.isCommand(List.of("card", "a.trap"))).isTrue();
        assertThat(Cli.isCommand(List.of("--lang", "fr", "assess", "a.trap"))).isTrue();
        assertThat(Cli.isCommand(List.of())).isFalse();
        assertThat(Cli.isCommand(List.of("a.trap"))).isFalse();
        assertThat(Cli.isCommand(List.of("--lang", "fr"))).isFalse();
    }

    @Test
    void nothingOrFilesAloneOpenTheWindow() {
        assertThat(of("")).isEqualTo(window(List.of(), null, null));
        assertThat(of("a.trap b.traps")).isEqualTo(window(List.of("a.trap", "b.traps"), null, null));
        assertThat(of("src")).isEqualTo(window(List.of("src"), null, null));
        assertThat(of("/some/where")).isEqualTo(window(List.of("/some/where"), null, null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.trap b.trap --lang fr --units metric",
                "--lang fr --units metric a.trap b.trap",
                "a.trap --lang=fr b.trap --units=METRIC",
                "--units metric a.trap --lang FR b.trap"
            })
    void optionsOfTheWindowStandAnywhereAndAreNeverFiles(String call) {
        assertThat(of(call)).isEqualTo(window(List.of("a.trap", "b.trap"), Language.FR, Units.METRIC));
    }

    @Test
    void optionsAloneOpenItToo() {
        assertThat(of("--lang fr")).isEqualTo(window(List.of(), Language.FR, null));
        assertThat(of("--units imperial")).isEqualTo(window(List.of(), null, Units.IMPERIAL));
        assertThat(of("-- --lang.trap")).isEqualTo(window(List.of("--lang.trap"), null, null));
    }

    @Test
    void optionsBeforeACommandAreThoseOfTheCommand() {
        Called french = Called.with("--lang", "fr", "assess", "no.trap");
        assertThat(french.err()).startsWith("Il n’y a pas de fichier no.trap");
        assertThat(Called.with("--lang=fr", "--help", "assess").out()).contains("Valeurs, leurs étapes");
        assertThat(Called.with("--help", "a.trap").out()).startsWith("Usage: trapwright");
    }

    @Test
    void commandsOpenNoWindow() {
        for (String call : List.of("assess", "assess a.trap", "--help", "-V", "asess x.trap")) {
            assertThat(of(call)).as(call).isInstanceOf(Outcome.Ended.class);
        }
    }

    private static Outcome window(List<String> files, Language language, Units units) {
        return new Outcome.Window(
                files.stream().map(Path::of).toList(), Optional.ofNullable(language), Optional.ofNullable(units));
    }

    private static Outcome of(String call) {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        List<String> args =
                Arrays.stream(call.split(" ")).filter(arg -> !arg.isEmpty()).toList();
        return Cli.run(args, new Surroundings(new ByteArrayInputStream(new byte[0]), nowhere, nowhere, Locale.ENGLISH));
    }
}
