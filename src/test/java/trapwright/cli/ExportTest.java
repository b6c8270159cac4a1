package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.Face;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.interop.export.ExportFormat;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.system.ose.OseRules;

class ExportTest {
    @TempDir
    Path folder;

    private Path spikes = Path.of("");

    @BeforeEach
    void copyTheKeptSample() throws IOException {
        try (InputStream sample = Objects.requireNonNull(getClass().getResourceAsStream("/trapwright/store/v1.trap"))) {
            spikes = folder.resolve("spikes.trap");
            Files.copy(sample, spikes);
        }
    }

    @Test
    void everyFormatOfOneFileWritesItAndSaysWhatItCannotHold() {
        for (ExportFormat format : ExportFormat.values()) {
            if (format != ExportFormat.FIVE_TOOLS && format != ExportFormat.FOUNDRY_DND5E) {
                Path out = folder.resolve("out-" + format.id());
                Called called = export(format.id(), out.toString());
                assertThat(called.exit()).as(format.id()).isZero();
                assertThat(called.err()).as(format.id()).isNotBlank();
                assertThat(out).exists();
            }
        }
    }

    @Test
    void languageAndUnitsAreTheExportsOwn() {
        String english = export("block", "-").out();
        assertThat(english).startsWith("Poison wall spikes\n").contains("12,650\u00a0gp");
        String french = Called.with("export", spikes.toString(), "--to", "block", "-o", "-", "--lang", "fr")
                .out();
        assertThat(french).startsWith("Piques empoisonnées\n").contains("12\u00a0650\u00a0po");
    }

    @Test
    void aFolderGetsOneFileATrap() {
        Path out = folder.resolve("foundry");
        Called called = export("foundry-d35e", out.toString());
        assertThat(called.out()).isEqualTo("1 file written to " + out + ".\n");
        assertThat(out.resolve("poison-wall-spikes.json")).content().contains("\"findDC\": 17");
        assertThat(export("foundry-d35e", out.toString()).exit()).isZero();
        assertThat(export("foundry-d35e", spikes.toString()).exit()).isEqualTo(2);
    }

    @Test
    void anExportedActorIsReadBackToTheSameTrap() {
        Path out = folder.resolve("foundry");
        export("foundry-d35e", out.toString());
        Path back = folder.resolve("back.trap");
        Called read = Called.with("read", out.resolve("poison-wall-spikes.json").toString(), "-o", back.toString());
        assertThat(read.exit()).as(read.err()).isZero();
        assertThat(Called.with("assess", back.toString()).out()).contains("CR: 5\n", "Market price: 12,650\u00a0gp");
    }

    @Test
    void theFilesOfTheCallAreNeverWrittenOver() throws IOException {
        byte[] before = Files.readAllBytes(spikes);
        Called called = export("text", folder.resolve("./spikes.trap").toString());
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err())
                .endsWith(" is the file that is read: nothing was written. Give another name after -o.\n")
                .hasLineCount(1);
        assertThat(Files.readAllBytes(spikes)).isEqualTo(before);
    }

    @Test
    void aListThatSpreadsheetsMayTakeForFormulasIsSaidToBeOne() throws FileTrouble {
        Path sum = folder.resolve("sum.trap");
        Face face = Face.blank(new UUID(1, 2)).withTexts(Texts.NONE.withName(Wording.same("=1+2")));
        TrapFiles.saveAs(TrapFile.of(new TrapCard.Ose(face, OseRules.INSTANCE.blank())), sum);
        String[] call = {"export", sum.toString(), "--to", "csv", "-o", "-", "--for-spreadsheets"};
        Called plain = Called.with(Arrays.copyOf(call, call.length - 1));
        assertThat(plain.err()).contains("--for-spreadsheets guards them");
        assertThat(plain.out()).contains(",=1+2,");
        Called guarded = Called.with(call);
        assertThat(guarded.err()).doesNotContain("--for-spreadsheets");
        assertThat(guarded.out()).contains(",'=1+2,");
        assertThat(export("csv", "-").err()).doesNotContain("--for-spreadsheets");
    }

    @Test
    void cardsOfAnotherGameAreLeftOutByName() throws FileTrouble {
        Path slab = folder.resolve("slab.trap");
        Face face = Face.blank(new UUID(1, 2)).withTexts(Texts.NONE.withName(Wording.same("Slab")));
        TrapFiles.saveAs(TrapFile.of(new TrapCard.Ose(face, OseRules.INSTANCE.blank())), slab);
        Path out = folder.resolve("both");
        Called both =
                Called.with("export", spikes.toString(), slab.toString(), "--to", "foundry-d35e", "-o", out.toString());
        assertThat(both.exit()).isEqualTo(1);
        assertThat(both.err())
                .endsWith("Slab was left out: Foundry, D35E: trap actor takes only traps of its own game.\n");
        Called none = Called.with(
                "export",
                slab.toString(),
                "--to",
                "foundry-d35e",
                "-o",
                folder.resolve("none").toString());
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).endsWith("None of these cards fits Foundry, D35E: trap actor: nothing was written.\n");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void anUnknownFormatIsAnsweredWithThoseThereAre() {
        Called called = export("gurps", "-");
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err()).startsWith("There is no format “gurps”: those there are text, block, discord, bbcode");
    }

    private Called export(String format, String out) {
        return Called.with("export", spikes.toString(), "--to", format, "-o", out);
    }
}
