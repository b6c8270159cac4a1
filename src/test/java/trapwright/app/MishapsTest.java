package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.store.LogFile;

class MishapsTest {
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final ObjectProperty<Optional<Notice>> notice = new SimpleObjectProperty<>(Optional.empty());

    @TempDir
    Path folder;

    @AfterEach
    void restore() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    @Test
    void aFailureIsToldKeptAndReported() throws Exception {
        Mishaps mishaps = mishaps();
        mishaps.watch("1.2.3");
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("secret.trap", new IOException("Grimblade's vault"));
        });
        failing.start();
        failing.join();
        assertThat(notice.get().orElseThrow().remedies()).containsExactly(Notice.Remedy.COPY_REPORT);
        String report = mishaps.report().orElseThrow();
        assertThat(report)
                .contains(
                        "version: 1.2.3", "java: ", "java.lang.IllegalStateException", "caused by java.io.IOException")
                .contains("trapwright.app.MishapsTest")
                .doesNotContain("secret", "Grimblade");
        assertThat(Files.readString(folder.resolve("log.txt"))).contains(report);
    }

    @Test
    void aFailureThatCausesItselfHasAnEnd() {
        IllegalStateException first = new IllegalStateException();
        first.initCause(new IllegalStateException(first));
        Mishaps mishaps = mishaps();
        mishaps.tell(first);
        assertThat(mishaps.report().orElseThrow().split("caused by")).hasSize(2);
    }

    @Test
    void theLogNeverGrowsBeyondItsBounds() throws IOException {
        LogFile log = new LogFile(folder.resolve("log.txt"));
        for (int i = 0; i < 40; i++) {
            assertThat(log.add("x".repeat(10_000))).isTrue();
        }
        assertThat(log.add("y".repeat(10_000_000))).isTrue();
        assertThat(Files.size(log.path())).isBetween(1L, (long) LogFile.MOST);
        assertThat(Files.size(log.old())).isBetween(1L, (long) LogFile.MOST);
    }

    private Mishaps mishaps() {
        return new Mishaps(Crew.of(Runnable::run, Runnable::run), new LogFile(folder.resolve("log.txt")), notice);
    }
}
