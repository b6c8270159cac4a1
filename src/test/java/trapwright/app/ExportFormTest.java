package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.app.Exports.Outcome;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.Settings;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

class ExportFormTest {
    @TempDir
    Path folder;

    private final List<Outcome> told = new ArrayList<>();
    private Desk desk;
    private ExportForm form;

    @BeforeEach
    void open() {
        desk = new Desk(
                new Crew(Runnable::run, Runnable::run, (wait, task) -> {}),
                new Drafts(folder.resolve("drafts")),
                new SettingsForm(Settings.USUAL, Tongue.EN, changed -> {}));
        form = desk.exporting();
        form.cards().set(List.of(Samples.of("dnd35").getFirst().card()));
        form.follow(true);
    }

    @Test
    void whatAFormatCannotHoldIsKnownBeforeAnythingIsWritten() {
        for (ExportKind kind : ExportKind.ALL) {
            form.kind().set(kind);
            assertThat(draft().loses()).as(kind.id()).isNotEmpty();
        }
        choose("5etools");
        assertEquals(0, draft().size());
        assertThat(draft().loses()).extracting(Message::key).contains("export.left-out");
    }

    @Test
    void languageAndUnitsAreTheExportsOwn() {
        choose("text");
        String english = draft().text();
        form.choice().set(new ExportForm.Choice(Tongue.FR, Length.Unit.METRES));
        assertThat(draft().text()).isNotEqualTo(english);
        assertThat(desk.settings().language().get()).isEqualTo(Tongue.EN);
    }

    @Test
    void aFileGetsItsEnding() {
        choose("block");
        write("trap", false);
        assertThat(folder.resolve("trap.txt")).hasContent(draft().text());
        assertEquals("desk.export.written", told.getLast().sentence().key());
    }

    /// The file dialog has asked about the name that was typed, but not about the one with the ending.
    @Test
    void nothingIsWrittenOverUnasked() throws IOException {
        Path there = Files.writeString(folder.resolve("trap.txt"), "mine");
        choose("block");
        write("trap", false);
        assertThat(told.getLast().asks()).isTrue();
        assertThat(there).hasContent("mine");
        write("trap", true);
        assertThat(there).hasContent(draft().text());
    }

    @Test
    void aFolderThatHasSuchFilesIsAskedAboutAndTheSameExportGivesTheSameFiles() throws IOException {
        choose("obsidian");
        write("vault", false);
        List<Path> files = list(folder.resolve("vault"));
        assertEquals(2, files.size());
        write("vault", false);
        assertThat(told.getLast().asks()).isTrue();
        write("vault", true);
        assertThat(told.getLast().asks()).isFalse();
        assertEquals(files, list(folder.resolve("vault")));
    }

    @Test
    void aTrapsOwnFileIsNeverWrittenOver() throws FileTrouble, IOException {
        Path own = folder.resolve("spikes.json");
        TrapFiles.saveAs(TrapFile.of(Samples.of("dnd5e").getFirst().card()), own);
        String before = Files.readString(own);
        form.cards().set(List.of(Samples.of("dnd5e").getFirst().card()));
        choose("5etools");
        write("spikes.json", true);
        assertEquals("desk.export.own", told.getLast().sentence().key());
        assertEquals(before, Files.readString(own));
    }

    @Test
    void aFailureIsOneSentence() throws IOException {
        Files.writeString(folder.resolve("no-folder"), "");
        choose("obsidian");
        write("no-folder", true);
        assertEquals("store.save.no-place", told.getLast().sentence().key());
    }

    @Test
    void nothingIsMadeWhileNobodyLooks() {
        form.follow(false);
        choose("csv");
        assertThat(form.draft().get()).isEqualTo(Optional.empty());
        form.follow(true);
        assertEquals("csv", draft().kind().id());
    }

    private void choose(String id) {
        form.kind()
                .set(ExportKind.ALL.stream()
                        .filter(kind -> kind.id().equals(id))
                        .findFirst()
                        .orElseThrow());
    }

    private ExportDraft draft() {
        return form.draft().get().orElseThrow();
    }

    private void write(String name, boolean over) {
        desk.exports().write(draft(), folder.resolve(name), over, told::add);
    }

    private static List<Path> list(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
