package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.SmallDisk;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// A disk that fills up while a call writes several files.
class FullDiskTest {
    @TempDir
    Path folder;

    @Test
    void samplesAreWrittenWholeOrNotAtAllAndTheSentenceCountsThem() throws Exception {
        try (SmallDisk disk = SmallDisk.at(folder)) {
            Path out = disk.folder().resolve("out");
            Called called = Called.with("samples", "-o", out.toString());
            List<Path> written = files(out);
            assertThat(called.exit()).isEqualTo(2);
            assertThat(called.out()).isEmpty();
            assertThat(called.err())
                    .matches("Could not save " + out + "/\\S+\\.trap: the disk is full\\."
                            + " Free some space or choose another disk\\. " + written.size()
                            + " files were written before\\.\n");
            assertThat(written).hasSizeBetween(5, 30);
            for (Path file : written) {
                assertThat(TrapFiles.open(file).cards()).as(file.toString()).hasSize(1);
            }
        }
    }

    @Test
    void picturesOfCardsToo() throws Exception {
        Path book = folder.resolve("two.traps");
        TrapFiles.saveAs(
                TrapFile.book(Samples.of("dnd35").stream()
                        .limit(2)
                        .map(Samples.Sample::card)
                        .toList()),
                book);
        Path place = Files.createDirectory(folder.resolve("small"));
        try (SmallDisk disk = SmallDisk.at(place)) {
            Called called = Called.with(
                    "card",
                    book.toString(),
                    "-o",
                    disk.folder().resolve("x.png").toString());
            assertThat(called.exit()).isEqualTo(2);
            assertThat(called.err())
                    .startsWith("Could not save " + place + "/x-")
                    .contains(".png: the disk is full. Free some space or choose another disk.");
            assertThat(files(place)).hasSizeLessThan(2);
        }
    }

    @Test
    void aReadOnlyDiskIsSaidInTheLanguageOfTheCall() throws FileTrouble {
        try (SmallDisk disk = SmallDisk.at(folder)) {
            Path card = disk.folder().resolve("pit.trap");
            TrapFiles.saveAs(TrapFile.of(Samples.of("dnd35").getFirst().card()), card);
            disk.makeReadOnly();
            Path pdf = disk.folder().resolve("pit.pdf");
            assertThat(Called.in(Locale.FRENCH, "", "card", card.toString(), "-o", pdf.toString()))
                    .isEqualTo(new Called(
                            2,
                            "",
                            "Enregistrement de " + pdf
                                    + " impossible\u00a0: dossier en lecture seule. Choisissez un autre dossier.\n"));
            assertThat(pdf).doesNotExist();
        }
    }

    private static List<Path> files(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
