package trapwright;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program can try itself: a process of its own opens the window, makes, saves, opens and prints a trap.
@Tag("window")
class SelfTestTest {
    private static final int PATIENCE_S = 180;

    @TempDir
    Path home;

    @Test
    void itPassesAndLeavesNothingBehind() throws Exception {
        Path scratch = Files.createDirectory(home.resolve("scratch"));
        List<String> call = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + scratch,
                "--enable-native-access=ALL-UNNAMED"));
        Stream.of("glass.platform", "prism.order")
                .filter(name -> System.getProperty(name) != null)
                .map(name -> "-D" + name + "=" + System.getProperty(name))
                .forEach(call::add);
        call.addAll(List.of("-cp", System.getProperty("java.class.path"), "trapwright.Main", "--self-test"));
        ProcessBuilder builder = new ProcessBuilder(call).redirectErrorStream(true);
        builder.environment().put("TRAPWRIGHT_HOME", home.resolve("own").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(PATIENCE_S, TimeUnit.SECONDS)).isTrue();
        assertThat(said).startsWith("All is well: the window stood after ").endsWith("printed.\n");
        assertThat(process.exitValue()).isZero();
        assertThat(home.resolve("own")).doesNotExist();
        assertThat(scratch.toFile().list((folder, name) -> name.startsWith("trapwright")))
                .isEmpty();
    }
}
