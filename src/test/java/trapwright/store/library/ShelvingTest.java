package trapwright.store.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.TrapCard;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.store.library.Shelving.Taken;

class ShelvingTest {
    private static final List<TrapCard> CARDS =
            Samples.of("dnd35").stream().map(Samples.Sample::card).toList();

    @TempDir
    Path folder;

    private Shelving shelving;

    @BeforeEach
    void make() {
        shelving = new Shelving(folder.resolve("traps"), new Bin(folder.resolve("Trash")));
    }

    @Test
    void whatIsAddedNeverTakesTheNameOfAnother() throws FileTrouble {
        TrapCard pit = TrapFolderTest.named(CARDS.get(0), "Pit");
        Path one = shelving.add(pit);
        Path two = shelving.add(pit);
        assertEquals("pit.trap", one.getFileName().toString());
        assertEquals("pit-2.trap", two.getFileName().toString());
    }

    @Test
    void aFileInTheBinSaysWhereItWasAndComesBack() throws FileTrouble, IOException {
        Path path = shelving.add(TrapFolderTest.named(CARDS.get(0), "Pit"));
        Path odd = Files.move(path, path.resolveSibling("fosse piégée 100%.trap"));
        byte[] content = Files.readAllBytes(odd);
        Taken taken = shelving.throwAway(new Shelfmark.Filed(odd, 0, false));
        assertThat(odd).doesNotExist();
        assertThat(folder.resolve("Trash/files/fosse piégée 100%.trap")).hasBinaryContent(content);
        assertThat(Files.readAllLines(folder.resolve("Trash/info/fosse piégée 100%.trap.trashinfo")))
                .satisfies(lines -> {
                    assertEquals("[Trash Info]", lines.get(0));
                    assertThat(lines.get(1)).startsWith("Path=/").endsWith("/fosse%20pi%C3%A9g%C3%A9e%20100%25.trap");
                    assertThat(lines.get(2)).matches("DeletionDate=\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d");
                });
        shelving.putBack(taken);
        assertThat(odd).hasBinaryContent(content);
        assertThat(folder.resolve("Trash/info")).isEmptyDirectory();
    }

    @Test
    void twoOfTheSameNameLieInTheBinSideBySide() throws FileTrouble {
        Taken one = shelving.throwAway(new Shelfmark.Filed(shelving.add(CARDS.get(0)), 0, false));
        Taken two = shelving.throwAway(new Shelfmark.Filed(shelving.add(CARDS.get(0)), 0, false));
        assertThat(one).isNotEqualTo(two);
        assertThat(folder.resolve("Trash/files")).isDirectoryContaining("glob:**.2.trap");
    }

    @Test
    void aTrapOfABookIsTakenOutOfItAndComesBackToItsPlace() throws FileTrouble {
        Path book = shelving.add(TrapFile.book(CARDS.subList(0, 3)), "book");
        Taken taken = shelving.throwAway(new Shelfmark.Filed(book, 1, true));
        assertThat(TrapFiles.open(book).cards()).containsExactly(CARDS.get(0), CARDS.get(2));
        shelving.putBack(taken);
        assertThat(TrapFiles.open(book).cards()).isEqualTo(CARDS.subList(0, 3));
    }

    @Test
    void aCopyHasAnIdAndAFileOfItsOwn() throws FileTrouble {
        TrapCard pit = TrapFolderTest.named(CARDS.get(0), "Pit");
        Path path = shelving.add(pit);
        shelving.duplicate(new Shelfmark.Filed(path, 0, false), face -> face);
        TrapCard copy =
                TrapFiles.open(path.resolveSibling("pit-2.trap")).cards().getFirst();
        assertThat(copy.face().id()).isNotEqualTo(pit.face().id());
        assertThat(Slip.sameContent(pit, copy)).isTrue();
        assertEquals(Slip.fingerprint(pit), Slip.fingerprint(copy));
    }

    @Test
    void theFaceIsChangedWhereTheTrapIs() throws FileTrouble {
        Path path = shelving.add(CARDS.get(0));
        Shelving.change(new Shelfmark.Filed(path, 0, false), face -> face.withTags(List.of("cave")));
        assertThat(TrapFiles.open(path).cards().getFirst().face().tags()).containsExactly("cave");
    }

    @Test
    void aTrapOfTheSameContentIsKnownUnderAnotherId() throws FileTrouble {
        Path path = shelving.add(CARDS.get(0));
        Listing listing = new Listing(
                java.util.Map.of(
                        path,
                        new Listing.Sheaf(
                                0, 0, TrapFolder.slips(TrapFiles.open(path), path, 0), java.util.Optional.empty())),
                true);
        Known known = new Known(listing);
        TrapCard same = CARDS.get(0).withFace(face -> face.withId(UUID.randomUUID()));
        assertThat(known.hasAll(TrapFile.of(same))).isTrue();
        assertThat(known.hasAll(TrapFile.of(CARDS.get(1)))).isFalse();
        known.add(TrapFile.of(CARDS.get(1)));
        assertThat(known.hasAll(TrapFile.book(List.of(CARDS.get(1), same)))).isTrue();
    }
}
