package trapwright.store.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

class TrapFolderTest {
    private static final List<TrapCard> CARDS =
            Samples.of("dnd35").stream().map(Samples.Sample::card).toList();

    @TempDir
    Path folder;

    @Test
    void everyTrapOfEveryFileIsListed() throws FileTrouble, IOException {
        save("one.trap", TrapFile.of(CARDS.get(0)));
        Files.createDirectories(folder.resolve("deep/er"));
        save("deep/er/book.traps", TrapFile.book(CARDS.subList(1, 3)));
        Files.writeString(folder.resolve("notes.json"), "{\"format\": \"else\"}");
        Files.writeString(folder.resolve("half.trap"), "{\"format\":");
        Listing listing = read();
        assertThat(listing.whole()).isTrue();
        assertThat(listing.slips())
                .extracting(Slip::name)
                .containsExactlyInAnyOrderElementsOf(CARDS.subList(0, 3).stream()
                        .map(card -> card.face().texts().name())
                        .toList());
        assertThat(listing.troubles()).hasSize(1);
        assertThat(listing.slips())
                .filteredOn(slip -> slip.mark() instanceof Shelfmark.Filed filed && filed.inBook())
                .hasSize(2);
    }

    @Test
    void whatLooksTheSameIsNotReadAgainAndChangesAppear() throws FileTrouble, IOException {
        save("one.trap", TrapFile.of(CARDS.get(0)));
        save("two.trap", TrapFile.of(CARDS.get(1)));
        Listing before = read();
        save("two.trap", TrapFile.of(named(CARDS.get(2), "Something quite different")));
        Files.delete(folder.resolve("one.trap"));
        Listing after = new TrapFolder(folder).read(before, going(true));
        assertThat(after.slips())
                .extracting(Slip::name)
                .containsExactly(new Wording("Something quite different", "Something quite different"));
        assertThat(new TrapFolder(folder).read(after, going(true)).slips().getFirst())
                .isSameAs(after.slips().getFirst());
    }

    @Test
    void aReadingCanBeCalledOff() throws FileTrouble {
        save("one.trap", TrapFile.of(CARDS.get(0)));
        assertThat(new TrapFolder(folder).read(Listing.NONE, going(false)).whole())
                .isFalse();
    }

    @Test
    void aFolderThatIsNotThereHoldsNothing() {
        assertThat(new TrapFolder(folder.resolve("nowhere"))
                        .read(Listing.NONE, going(true))
                        .slips())
                .isEmpty();
    }

    @Test
    void aSearchDoesNotMindAccentsAndCase() {
        Slip slip = Slip.of(
                new Shelfmark.Published("dnd35", "x"),
                named(CARDS.get(0), "Fosse piégée au cœur de l’hôtel"),
                java.time.Instant.EPOCH);
        assertThat(slip.has(Folded.words("PIEGEE fosse"))).isTrue();
        assertThat(slip.has(Folded.words("coeur"))).isTrue();
        assertThat(slip.has(Folded.words("l'hotel"))).isTrue();
        assertThat(slip.has(Folded.words("  "))).isTrue();
        assertThat(slip.has(Folded.words("fosse gouffre"))).isFalse();
    }

    @Test
    void theFactsAreThoseOfTheCard() {
        TrapCard spikes = CARDS.stream()
                .filter(card -> card.face().texts().name().en().equals("Poison Wall Spikes"))
                .findFirst()
                .orElseThrow();
        Facts facts = Facts.of(spikes);
        assertThat(facts.cr().orElseThrow().intValue()).isEqualTo(5);
        assertThat(facts.copper().orElseThrow().intValue()).isEqualTo(1_265_000);
        assertThat(facts.kind()).contains(Kind.MECHANICAL);
        assertThat(facts.trigger()).isNotEmpty();
    }

    private Listing read() {
        return new TrapFolder(folder).read(Listing.NONE, going(true));
    }

    private void save(String name, TrapFile file) throws FileTrouble {
        TrapFiles.saveAs(file, folder.resolve(name));
    }

    static TrapCard named(TrapCard card, String name) {
        return card.withFace(face -> face.withTexts(face.texts().withName(Wording.same(name))));
    }

    private static TrapFolder.Progress going(boolean wanted) {
        return new TrapFolder.Progress() {
            @Override
            public boolean wanted() {
                return wanted;
            }

            @Override
            public void at(int read, int of, Listing soFar) {}
        };
    }
}
