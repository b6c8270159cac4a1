package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static trapwright.store.SavingTest.card;
import static trapwright.store.SavingTest.name;
import static trapwright.store.SavingTest.said;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble.Kind;

/// A really full and a really read-only file system; for root, permission bits prove nothing.
class FullDiskTest {
    @TempDir
    Path folder;

    private SmallDisk disk;

    @BeforeEach
    void mount() {
        disk = SmallDisk.at(folder);
    }

    @AfterEach
    void unmount() {
        if (disk != null) {
            disk.close();
        }
    }

    @Test
    void aFullDiskIsSaidAndTheOldFileStaysWhole() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile saved = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        FileTrouble trouble = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.save(saved.with(large("Pit"))));
        assertThat(trouble.kind()).isEqualTo(Kind.FULL);
        assertThat(said(trouble))
                .isEqualTo("Could not save " + path + ": the disk is full. Free some space or choose another disk.");
        assertThat(TrapFiles.open(path)).isEqualTo(saved);
        try (var files = Files.list(folder)) {
            assertThat(files).noneMatch(file -> file.toString().endsWith(".new"));
        }
    }

    @Test
    void aReadOnlyFolderIsSaidAndTheFileStaysWhole() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile saved = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        disk.makeReadOnly();
        FileTrouble trouble = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.save(saved.with(card("New"))));
        assertThat(trouble.kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(said(trouble))
                .isEqualTo("Could not save " + path + ": this folder is read-only. Choose another folder.");
        assertThat(name(TrapFiles.open(path))).isEqualTo("Pit");
    }

    @Test
    void aFirstSavingOnAFullDiskLeavesNothingBehind() throws Exception {
        Path path = folder.resolve("pit.trap");
        FileTrouble trouble =
                catchThrowableOfType(FileTrouble.class, () -> TrapFiles.saveAs(TrapFile.of(large("Pit")), path));
        assertThat(trouble.kind()).isEqualTo(Kind.FULL);
        assertThat(trouble.kind().canSaveElsewhere()).isTrue();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void unsavedWorkAndSettingsStayAsTheyWereWhenNothingMoreCanBeWritten() throws Exception {
        Drafts drafts = new Drafts(folder.resolve("drafts"));
        SettingsFile settings = new SettingsFile(folder.resolve("settings.json"));
        Draft draft = Draft.of(Entry.Open.of(card("Pit")), TrapFile.of(card("Pit")));
        drafts.keep(draft);
        settings.save(Settings.USUAL.withPaper("a4"));
        Draft later = Draft.of(Entry.Open.of(large("Pit")), TrapFile.of(card("Pit")));
        assertThat(catchThrowableOfType(FileTrouble.class, () -> drafts.keep(later))
                        .kind())
                .isEqualTo(Kind.FULL);
        disk.makeReadOnly();
        assertThat(catchThrowableOfType(FileTrouble.class, () -> drafts.keep(draft))
                        .kind())
                .isEqualTo(Kind.READ_ONLY);
        assertThat(catchThrowableOfType(FileTrouble.class, () -> settings.save(Settings.USUAL))
                        .kind())
                .isEqualTo(Kind.READ_ONLY);
        assertThat(drafts.all()).isEqualTo(new Drafts.Found(List.of(draft), List.of()));
        assertThat(settings.load().settings().paper()).isEqualTo("a4");
    }

    private static TrapCard large(String name) {
        return card(name).withFace(face -> face.withTexts(face.texts().withNotes(Wording.same("x".repeat(90_000)))));
    }
}
