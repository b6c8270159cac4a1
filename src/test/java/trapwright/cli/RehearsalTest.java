package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The calls that the build runs once so that later ones start quickly.
class RehearsalTest {
    @TempDir
    Path folder;

    @Test
    void everyCallOfItIsCarriedOut() {
        assertThat(Rehearsal.isDone(folder)).isTrue();
        assertThat(folder.toFile().list())
                .contains("line.trap", "entry.trap", "cards.pdf", "cards.html", "cards.md", "cards.txt");
    }
}
