package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble.Kind;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.words.Language;
import trapwright.words.Words;

class SavingTest {
    @TempDir
    Path folder;

    @Test
    void aSavedFileIsThereWholeAndNothingElseIsSeen() throws Exception {
        Path path = folder.resolve("Fosse d’épieux 🕳️.trap");
        TrapFile saved = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        assertThat(saved.path()).contains(path);
        assertThat(TrapFiles.open(path)).isEqualTo(saved);
        assertThat(seen()).containsExactly(path);
        assertThat(LastGood.of(path)).isEmpty();
    }

    @Test
    void theVersionBeforeIsKept() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile first = TrapFiles.saveAs(TrapFile.of(card("One")), path);
        TrapFile second = TrapFiles.save(first.with(card("Two")));
        TrapFiles.save(second.with(card("Three")));
        assertThat(name(TrapFiles.open(path))).isEqualTo("Three");
        assertThat(LastGood.of(path).map(SavingTest::name)).contains("Two");
        assertThat(seen()).containsExactly(path);
    }

    @Test
    void aBrokenFileNeverTakesThePlaceOfTheGoodVersion() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile first = TrapFiles.saveAs(TrapFile.of(card("One")), path);
        TrapFiles.save(first.with(card("Two")));
        Files.writeString(path, "{ broken");
        TrapFiles.saveAs(first.with(card("Three")), path);
        assertThat(LastGood.of(path).map(SavingTest::name)).contains("One");
    }

    @Test
    void aBrokenFileSaysWhereTheVersionBeforeIs() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile first = TrapFiles.saveAs(TrapFile.of(card("One")), path);
        TrapFiles.save(first.with(card("Two")));
        Files.writeString(path, "{");
        FileTrouble trouble = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.open(path));
        Path before = folder.resolve(".pit.trap.before");
        assertThat(trouble.kind()).isEqualTo(Kind.BROKEN);
        assertThat(said(trouble))
                .startsWith(path + ", line 1, column 2: ")
                .endsWith(" The version before is whole: open " + before + ".");
        assertThat(name(TrapFiles.open(before))).isEqualTo("One");
        Files.writeString(before, "{");
        assertThat(said(catchThrowableOfType(FileTrouble.class, () -> TrapFiles.open(path))))
                .doesNotContain("before");
    }

    @Test
    void whatAKilledProcessLeftIsTakenAwayAfterAnHour() throws Exception {
        Path path = folder.resolve("pit.trap");
        Path old = Files.writeString(folder.resolve(".pit.trap.123-1.new"), "{");
        Path young = Files.writeString(folder.resolve(".pit.trap.124-1.new"), "{");
        Path another = Files.writeString(folder.resolve(".other.trap.123-1.new"), "{");
        FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
        Files.setLastModifiedTime(old, longAgo);
        Files.setLastModifiedTime(another, longAgo);
        TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        assertThat(old).doesNotExist();
        assertThat(young).exists();
        assertThat(another).exists();
    }

    @Test
    void aFileThatAnotherProgramChangedIsNotOverwritten() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile mine = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        TrapFile theirs = TrapFiles.save(TrapFiles.open(path).with(card("Bit")));
        assertSaid(
                mine.with(card("Mine")),
                path,
                Kind.CHANGED,
                "Could not save: another program has changed PATH since it was opened."
                        + " Save yours under another name, or open the file again.");
        assertThat(name(TrapFiles.open(path))).isEqualTo("Bit");
        assertThat(mine.stamp().orElseThrow().looksSame(path)
                        && theirs.stamp().orElseThrow().looksSame(path))
                .isFalse();
        assertThat(name(TrapFiles.saveAs(mine, path))).isEqualTo("Pit");
    }

    @Test
    void aFileThatWasOnlyTouchedIsSaved() throws Exception {
        Path path = folder.resolve("pit.trap");
        TrapFile mine = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        Files.setLastModifiedTime(path, FileTime.fromMillis(0));
        assertThat(mine.stamp().orElseThrow().looksSame(path)).isFalse();
        assertThat(name(TrapFiles.save(mine.with(card("New"))))).isEqualTo("New");
    }

    @Test
    void aVanishedFileOrFolderIsSaidAndNothingIsMade() throws Exception {
        Path deep = Files.createDirectory(folder.resolve("deep"));
        Path path = deep.resolve("pit.trap");
        TrapFile mine = TrapFiles.saveAs(TrapFile.of(card("Pit")), path);
        Files.delete(path);
        assertSaid(
                mine,
                path,
                Kind.VANISHED,
                "Could not save: PATH was moved or deleted since it was opened. Save it under a name of your choice.");
        Files.delete(deep);
        FileTrouble trouble = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.saveAs(mine, path));
        assertThat(trouble.kind()).isEqualTo(Kind.VANISHED);
        assertThat(said(trouble))
                .isEqualTo("Could not save " + path + ": the folder " + deep + " is gone. Choose another folder.");
        assertThat(deep).doesNotExist();
    }

    @Test
    void aFolderIsNoFile() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("traps.trap"));
        FileTrouble saving =
                catchThrowableOfType(FileTrouble.class, () -> TrapFiles.saveAs(TrapFile.of(card("Pit")), inside));
        assertThat(saving.kind()).isEqualTo(Kind.FOLDER);
        assertThat(said(saving)).isEqualTo("Could not save: " + inside + " is a folder. Choose another name.");
        FileTrouble opening = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.open(inside));
        assertThat(opening.kind()).isEqualTo(Kind.FOLDER);
        assertThat(said(opening)).isEqualTo(inside + " is a folder: choose a trap file in it.");
        FileTrouble missing = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.open(folder.resolve("no.trap")));
        assertThat(missing.kind()).isEqualTo(Kind.MISSING);
        assertThat(said(missing))
                .isEqualTo("There is no file " + folder.resolve("no.trap") + ": check the name and the folder.");
    }

    @Test
    void aLinkStaysALinkAndRightsStayAsTheyWere() throws Exception {
        Assumptions.assumeTrue(
                FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
        Path path = folder.resolve("real.trap");
        Path link = folder.resolve("link.trap");
        TrapFiles.saveAs(TrapFile.of(card("One")), path);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-r-----"));
        Files.createSymbolicLink(link, path);
        TrapFiles.save(TrapFiles.open(link).with(card("Two")));
        assertThat(link).isSymbolicLink();
        assertThat(name(TrapFiles.open(path))).isEqualTo("Two");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                .isEqualTo("rw-r-----");
    }

    private void assertSaid(TrapFile file, Path path, Kind kind, String sentence) {
        FileTrouble trouble = catchThrowableOfType(FileTrouble.class, () -> TrapFiles.save(file));
        assertThat(trouble.kind()).isEqualTo(kind);
        assertThat(kind.canSaveElsewhere()).isTrue();
        assertThat(said(trouble)).isEqualTo(sentence.replace("PATH", path.toString()));
        assertThat(Words.in(Language.FR).say(trouble.sentence())).startsWith("Enregistrement impossible");
    }

    private List<Path> seen() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("."))
                    .toList();
        }
    }

    static String said(FileTrouble trouble) {
        return Words.in(Language.EN).say(trouble.sentence());
    }

    static TrapCard card(String name) {
        Face face = Face.blank(new UUID(0, 1));
        return new TrapCard.Dnd35(
                face.withTexts(face.texts().withName(Wording.same(name))), Dnd35Rules.INSTANCE.blank());
    }

    static String name(TrapFile file) {
        return file.cards().getFirst().face().texts().name().en();
    }
}
