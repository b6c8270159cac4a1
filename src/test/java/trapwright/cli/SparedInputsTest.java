package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A call never writes over a file that it reads.
class SparedInputsTest {
    private static final String LINE = "Basic Arrow Trap: CR 1; mechanical; proximity trigger; manual reset;"
            + " Atk +10 ranged (1d6/x3, arrow); Search DC 20; Disable Device DC 20. Market Price: 2,000 gp.";

    @TempDir
    Path folder;

    private byte[] card = new byte[0];

    @BeforeEach
    void readTheKeptSample() throws IOException {
        try (InputStream sample = Objects.requireNonNull(getClass().getResourceAsStream("/trapwright/store/v1.trap"))) {
            card = sample.readAllBytes();
        }
    }

    @Test
    void aPrintSparesItsCardUnderEveryNameItHas() throws IOException {
        Path card = Files.write(folder.resolve("spikes.html"), this.card);
        Path sub = Files.createDirectory(folder.resolve("sub"));
        Path soft = Files.createSymbolicLink(folder.resolve("soft.html"), card);
        Path hard = Files.createLink(folder.resolve("hard.html"), card);
        List<Path> names = List.of(card, sub.resolve("../spikes.html"), folder.resolve("./spikes.html"), soft, hard);
        for (Path in : names) {
            for (Path out : names) {
                assertRefused(out, "card", in.toString(), "-o", out.toString());
            }
        }
        Path other = Files.write(folder.resolve("other.trap"), this.card);
        assertRefused(card, "card", other.toString(), card.toString(), "-o", card.toString());
        assertThat(card).hasBinaryContent(this.card);
        assertThat(soft).isSymbolicLink();
        assertThat(Files.isSameFile(hard, card)).isTrue();
    }

    @Test
    void noneOfSeveralPicturesIsWrittenOverACard() throws IOException {
        Path one = Files.write(folder.resolve("p-1.png"), card);
        Path two = Files.write(folder.resolve("p-2.png"), card);
        Path out = folder.resolve("p.png");
        Called called = Called.with("card", one.toString(), two.toString(), "-o", out.toString());
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err())
                .endsWith(" is the file that is read: nothing was written. Give another name after -o.\n");
        assertThat(one).hasBinaryContent(card);
        assertThat(two).hasBinaryContent(card);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(one, two);
        }
    }

    @Test
    void readingSparesItsText() throws IOException {
        for (String name : List.of("lines.trap", "lines.traps", "lines.json", "lines.txt")) {
            Path text = Files.writeString(folder.resolve(name), LINE);
            Path link = Files.createSymbolicLink(folder.resolve("link-" + name), text);
            assertRefused(text, "read", text.toString(), "-o", text.toString());
            assertRefused(link, "read", text.toString(), "-o", link.toString());
            assertThat(text).hasContent(LINE);
        }
    }

    @Test
    void aFolderOfCardsSparesItsText() throws IOException {
        Path text = Files.writeString(folder.resolve("basic-arrow-trap.trap"), LINE);
        Called called = Called.with("read", text.toString(), "-o", folder.toString());
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err()).endsWith("is there already: choose an empty folder; nothing was written.\n");
        assertThat(text).hasContent(LINE);
    }

    private static void assertRefused(Path out, String... call) {
        assertThat(Called.with(call))
                .isEqualTo(new Called(
                        2, "", out + " is the file that is read: nothing was written. Give another name after -o.\n"));
    }
}
