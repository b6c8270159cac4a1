package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.Settings;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.store.library.Bin;
import trapwright.store.library.Shelving;

class LibraryTest {
    private static final String STAT_LINE =
            "Basic Arrow Trap: CR 1; mechanical; proximity trigger; manual reset; Atk +10 ranged (1d6/×3, arrow); "
                    + "Search DC 20; Disable Device DC 20. Market Price: 2,000 gp.";

    @TempDir
    Path folder;

    private final List<Runnable> waiting = new ArrayList<>();
    private Path traps;
    private Desk desk;
    private Library library;

    @BeforeEach
    void open() throws IOException {
        traps = Files.createDirectories(folder.resolve("traps"));
        Crew crew = new Crew(Runnable::run, Runnable::run, (wait, task) -> waiting.add(task));
        desk = new Desk(
                crew,
                new Drafts(folder.resolve("drafts")),
                new SettingsForm(Settings.USUAL, Tongue.EN, changed -> {}),
                crew,
                new Shelving(traps, new Bin(folder.resolve("bin"))));
        library = desk.library();
    }

    @Test
    void thePublishedTrapsAreThereAndOneOpensAsAStart() {
        library.enter();
        assertThat(library.shown()).isNotEmpty().allMatch(LibraryTrap::isPublished);
        LibraryTrap spikes = find("Poison Wall Spikes");
        library.chosen().set(Optional.of(spikes));
        assertThat(library.preview().get()).isPresent();
        desk.open(spikes);
        OpenTrap open = desk.trap().get();
        assertThat(open.path()).isEmpty();
        assertEquals(
                "Poison Wall Spikes",
                open.card().orElseThrow().face().texts().name().en());
        assertThat(open.isDirty()).isTrue();
        assertThat(open.card().orElseThrow().face().id())
                .isNotEqualTo(library.preview().get().orElseThrow().face().id());
    }

    @Test
    void searchAndFiltersGoTogether() throws FileTrouble {
        save("mine", List.of("cave", "Act 2"));
        library.enter();
        library.sieve().set(Sieve.ALL.withSearch("ACT cavé"));
        assertThat(names()).containsExactly("mine");
        library.sieve().set(Sieve.ALL.with(Facet.PUBLISHED, false));
        assertThat(names()).containsExactly("mine");
        library.sieve().set(Sieve.ALL.with("cave", true));
        assertThat(names()).containsExactly("mine");
        library.sieve()
                .set(Sieve.ALL
                        .with(Facet.DND5E, false)
                        .with(Facet.OSE, false)
                        .withCrs(Optional.of(new Sieve.Crs(5, 5))));
        assertThat(names()).contains("Poison Wall Spikes", "Fireball Trap").doesNotContain("Basic Arrow Trap");
        library.sieve().set(Sieve.ALL.with(Facet.OWN, false).with(Facet.PUBLISHED, false));
        assertThat(library.shown()).isEmpty();
    }

    @Test
    void sortsByRatingAndPriceBothWays() {
        library.enter();
        library.sieve().set(Sieve.ALL.with(Facet.DND5E, false).with(Facet.OSE, false));
        library.order().set(new Order(Order.By.RATING, true));
        assertEquals(10, library.shown().getFirst().cr().orElseThrow().intValue());
        library.order().set(new Order(Order.By.NAME, false));
        assertThat(names()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);
        library.order().set(new Order(Order.By.PRICE, true));
        assertThat(library.shown().getFirst().price().orElseThrow().copper())
                .isGreaterThan(library.shown().get(5).price().orElseThrow().copper());
    }

    @Test
    void theTickedTrapsCountTogether() {
        library.enter();
        for (String name : List.of("Basic Arrow Trap", "Poison Wall Spikes")) {
            library.tick(find(name), true);
        }
        assertEquals(2, library.together().count());
        assertEquals(1_465_000, library.together().price().orElseThrow().copper());
        assertThat(library.together().level()).isPresent();
        library.untick();
        assertEquals(0, library.together().count());
    }

    @Test
    void whatAnotherProgramDoesAppears() throws FileTrouble, IOException {
        library.enter();
        save("new", List.of());
        waitAWhile();
        assertThat(names()).contains("new");
        Files.delete(traps.resolve("new.trap"));
        waitAWhile();
        assertThat(names()).doesNotContain("new");
    }

    @Test
    void throwingAwayCanBeTakenBack() throws FileTrouble {
        save("mine", List.of());
        library.enter();
        library.work().throwAway(List.of(find("mine")));
        assertThat(traps.resolve("mine.trap")).doesNotExist();
        assertThat(names()).doesNotContain("mine");
        assertThat(desk.notice().get().orElseThrow().remedies()).containsExactly(Notice.Remedy.PUT_BACK);
        library.work().putBack();
        assertThat(names()).contains("mine");
    }

    @Test
    void nameAndTagsAreChangedInPlace() throws FileTrouble {
        save("mine", List.of());
        library.enter();
        library.work().rename(find("mine"), "Mine too");
        library.work().tag(find("Mine too"), List.of(" cave ", "", "cave"));
        assertThat(find("Mine too").tags()).containsExactly("cave");
        library.work().duplicate(List.of(find("Mine too")));
        assertThat(names()).contains("Mine too (2)");
    }

    @Test
    void aPastedStatLineBecomesATrapOnce() {
        library.enter();
        library.work().paste(STAT_LINE);
        assertThat(library.shown()).filteredOn(trap -> !trap.isPublished()).hasSize(1);
        library.work().paste(STAT_LINE);
        assertThat(library.shown()).filteredOn(trap -> !trap.isPublished()).hasSize(1);
        assertThat(desk.notice().get().orElseThrow().grave()).isFalse();
        library.work().paste("Dear diary");
        assertThat(desk.notice().get().orElseThrow().sentence().key()).isEqualTo("library.paste.nothing");
    }

    @Test
    void foldersAreBroughtInAndNothingTwice() throws FileTrouble, IOException {
        Path other = Files.createDirectories(folder.resolve("other/deep"));
        TrapCard card = Samples.of("ose").getFirst().card();
        TrapFiles.saveAs(TrapFile.of(card), other.resolve("needle.trap"));
        TrapFiles.saveAs(TrapFile.of(card), other.resolve("needle again.trap"));
        Files.write(other.resolve("line.txt"), STAT_LINE.getBytes(StandardCharsets.UTF_8));
        library.enter();
        library.work().bring(List.of(folder.resolve("other"), other.resolve("line.txt")));
        assertThat(library.shown()).filteredOn(trap -> !trap.isPublished()).hasSize(2);
        library.work().bring(List.of(folder.resolve("other")));
        assertThat(library.shown()).filteredOn(trap -> !trap.isPublished()).hasSize(2);
    }

    @Test
    void theTickedTrapsGoIntoABook() throws FileTrouble {
        library.enter();
        library.work().bundle(List.of(find("Basic Arrow Trap"), find("Poison Wall Spikes")), folder.resolve("book"));
        assertThat(TrapFiles.open(folder.resolve("book.traps")).cards())
                .extracting(card -> card.face().texts().name().en())
                .containsExactly("Basic Arrow Trap", "Poison Wall Spikes");
    }

    @Test
    void aTrapOfABookOpensAtItsPlace() throws FileTrouble {
        List<TrapCard> cards =
                Samples.of("dnd35").stream().map(Samples.Sample::card).limit(3).toList();
        TrapFiles.saveAs(TrapFile.book(cards), traps.resolve("book.traps"));
        library.enter();
        library.sieve().set(Sieve.ALL.with(Facet.PUBLISHED, false));
        LibraryTrap second = library.shown().stream()
                .filter(trap -> trap.name().equals(cards.get(1).face().texts().name()))
                .findFirst()
                .orElseThrow();
        desk.open(second);
        assertEquals(cards.get(1), desk.trap().get().card().orElseThrow());
    }

    private void save(String name, List<String> tags) throws FileTrouble {
        TrapCard card = Cards.blank()
                .withFace(face -> face.withTags(tags).withTexts(face.texts().withName(new Wording(name, ""))));
        TrapFiles.saveAs(TrapFile.of(card), traps.resolve(name + ".trap"));
    }

    private LibraryTrap find(String name) {
        return library.all().stream()
                .filter(trap -> trap.name().en().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() {
        return library.shown().stream().map(trap -> trap.name().en()).toList();
    }

    private void waitAWhile() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }
}
