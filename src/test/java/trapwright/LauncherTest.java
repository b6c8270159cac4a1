package trapwright;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The launcher, with this build's classes in the place of the packaged ones.
@EnabledOnOs(value = OS.LINUX, disabledReason = "the launcher is a shell script, and its locales are those of Linux")
class LauncherTest {
    private static final int PATIENCE_S = 120;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LC_ALL=C | 1 trap, as it should be.",
                "LC_ALL=POSIX | 1 trap, as it should be.",
                "LC_ALL=C.UTF-8 | 1 trap, as it should be.",
                "LC_ALL= LC_MESSAGES= LANG=C | 1 trap, as it should be.",
                "LC_ALL= LC_MESSAGES= LANG=fr_FR | 1 piège, comme il faut.",
                "LC_ALL=fr_CA.ISO-8859-1 | 1 piège, comme il faut."
            })
    void namesWithAccentsAreFilesInEveryLocale(String locale, String fine) throws Exception {
        copySample(folder.resolve("sample.trap"));
        Path home = makeJava(folder.resolve("jdk"));
        Path script = Files.writeString(folder.resolve("run.sh"), """
                cd "$(dirname "$0")"
                cp sample.trap 'Fosse à épieux 🕳.trap'
                JAVA_HOME='%s' %s '%s' check 'Fosse à épieux 🕳.trap'
                rm 'Fosse à épieux 🕳.trap'
                """.formatted(
                        home, locale, Path.of("packaging/bin/trapwright").toAbsolutePath()));
        assertThat(said(script).replace("\u00a0:", ":")).isEqualTo("Fosse à épieux 🕳.trap: " + fine + "\n");
    }

    private static void copySample(Path file) throws IOException {
        try (InputStream sample =
                Objects.requireNonNull(LauncherTest.class.getResourceAsStream("/trapwright/store/v1.trap"))) {
            Files.copy(sample, file);
        }
    }

    /// A Java that runs the classes under test: of the arguments before the main class only the language counts.
    private static Path makeJava(Path home) throws IOException {
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        Path java = Files.writeString(home.resolve("bin/java"), """
                #!/bin/sh
                language=
                while [ "$1" != trapwright.Main ]; do
                    case $1 in -Duser.*) language=$1 ;; esac
                    shift
                done
                exec '%s/bin/java' -XX:TieredStopAtLevel=1 $language -cp '%s' "$@"
                """.formatted(
                        System.getProperty("java.home"), System.getProperty("java.class.path")));
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return home;
    }

    private static String said(Path script) throws Exception {
        Process process = new ProcessBuilder("sh", script.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(PATIENCE_S, TimeUnit.SECONDS)).isTrue();
        return said;
    }
}
