package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.app.Notice.Remedy;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;
import trapwright.store.Settings;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

class DeskTest {
    @TempDir
    Path folder;

    private final List<Runnable> waiting = new ArrayList<>();

    @Test
    void aNewTrapIsUntouchedUntilItIsEdited() {
        Desk desk = desk();
        assertThat(desk.state().getValue()).isInstanceOf(SaveState.Untouched.class);
        name(desk, "Pit");
        assertThat(desk.state().getValue()).isEqualTo(new SaveState.Unsaved(Optional.empty()));
        assertFalse(desk.save());
    }

    @Test
    void aSavedTrapOpensAsItWas() {
        Desk desk = desk();
        name(desk, "Pit");
        desk.saveAs(folder.resolve("pit"));
        assertThat(folder.resolve("pit.trap")).exists();
        assertThat(desk.state().getValue()).isInstanceOf(SaveState.Saved.class);
        assertThat(desk.recent().entries()).containsExactly(new Recent.Saved(folder.resolve("pit.trap")));
        Desk other = desk();
        other.open(folder.resolve("pit.trap"));
        assertEquals(card(desk), card(other));
        name(other, "Deep pit");
        assertTrue(other.save());
        assertThat(other.state().getValue()).isInstanceOf(SaveState.Saved.class);
    }

    @Test
    void unsavedWorkSurvivesAndIsOffered() {
        Desk desk = desk();
        name(desk, "Pit");
        waitAWhile();
        assertThat(desk.state().getValue())
                .isInstanceOfSatisfying(
                        SaveState.Unsaved.class,
                        unsaved -> assertThat(unsaved.keptAside()).isPresent());

        Desk next = desk();
        next.start(List.of());
        assertThat(next.notice().get().orElseThrow().sentence().key()).isEqualTo("desk.work-of-last-time");
        Recent work = next.recent().entries().getFirst();
        assertThat(work)
                .isInstanceOfSatisfying(
                        Recent.Unsaved.class, unsaved -> assertEquals(new Wording("Pit", ""), unsaved.name()));
        next.open(work);
        assertEquals(card(desk), card(next));
        assertThat(next.recent().entries()).isEmpty();
        assertThat(next.state().getValue()).isInstanceOf(SaveState.Unsaved.class);
    }

    @Test
    void savingTakesTheDraftAway() {
        Desk desk = desk();
        name(desk, "Pit");
        waitAWhile();
        desk.saveAs(folder.resolve("pit.trap"));
        assertThat(drafts().all().drafts()).isEmpty();
    }

    @Test
    void goingToAnotherTrapKeepsTheWork() throws FileTrouble {
        TrapFiles.saveAs(TrapFile.of(Cards.blank()), folder.resolve("blank.trap"));
        Desk desk = desk();
        desk.open(folder.resolve("blank.trap"));
        name(desk, "Changed");
        TrapCard changed = card(desk);
        desk.makeNew(GameSystem.ALL.getFirst());
        assertThat(drafts().all().drafts()).hasSize(1);
        assertThat(desk.recent().entries().getFirst()).isInstanceOf(Recent.Unsaved.class);
        desk.open(folder.resolve("blank.trap"));
        assertEquals(changed, card(desk));
        assertThat(desk.notice().get().orElseThrow().remedies()).containsExactly(Remedy.RESET);
        desk.reset();
        assertEquals(Cards.blank(), card(desk));
        waitAWhile();
        assertThat(drafts().all().drafts()).isEmpty();
    }

    @Test
    void workThatIsKeptAsideIsSaidAtOnceWithAWayBack() throws FileTrouble {
        TrapFiles.saveAs(TrapFile.of(Cards.blank()), folder.resolve("blank.trap"));
        Desk desk = desk();
        name(desk, "Pit");
        TrapCard pit = card(desk);
        desk.makeNew(GameSystem.ALL.getFirst());
        assertEquals(
                Notice.keptAside(new Wording("Pit", "")), desk.notice().get().orElseThrow());
        desk.goBack();
        assertEquals(pit, card(desk));
        desk.duplicate();
        assertThat(desk.notice().get().orElseThrow().remedies()).containsExactly(Remedy.GO_BACK);
        TrapCard copy = card(desk);
        desk.open(folder.resolve("blank.trap"));
        assertEquals(
                Notice.keptAside(new Wording("Pit (2)", "")),
                desk.notice().get().orElseThrow());
        desk.goBack();
        assertEquals(copy, card(desk));
    }

    @Test
    void goingBackAndForthSaysBoth() {
        Desk desk = desk();
        name(desk, "Pit");
        desk.makeNew(GameSystem.ALL.getFirst());
        name(desk, "Dart");
        desk.goBack();
        assertThat(desk.notice().get().orElseThrow().remedies()).containsExactly(Remedy.GO_BACK);
        assertEquals("desk.both", desk.notice().get().orElseThrow().sentence().key());
        desk.goBack();
        assertEquals("Dart", card(desk).face().texts().name().en());
    }

    @Test
    void anUntouchedTrapGoesWithoutAWord() {
        Desk desk = desk();
        desk.makeNew(GameSystem.ALL.getFirst());
        assertThat(desk.notice().get()).isEmpty();
    }

    @Test
    void workThatIsUndoneLeavesNoDraft() {
        Desk desk = desk();
        name(desk, "Pit");
        waitAWhile();
        assertThat(drafts().all().drafts()).hasSize(1);
        form(desk).document().undo();
        waitAWhile();
        assertThat(drafts().all().drafts()).isEmpty();
    }

    @Test
    void aFileChangedByAnotherProgramIsNotOverwrittenUnasked() throws IOException {
        Desk desk = desk();
        desk.saveAs(folder.resolve("pit.trap"));
        String other =
                Files.readString(folder.resolve("pit.trap")).replace("\"searchDc\": 20", "\"searchDc\": 21") + "\n";
        Files.writeString(folder.resolve("pit.trap"), other);
        name(desk, "Mine");
        desk.save();
        assertThat(desk.notice().get().orElseThrow().remedies()).containsExactly(Remedy.SAVE_AS, Remedy.OVERWRITE);
        assertEquals(other, Files.readString(folder.resolve("pit.trap")));
        assertThat(desk.state().getValue()).isInstanceOf(SaveState.Unsaved.class);
        desk.overwrite();
        assertThat(Files.readString(folder.resolve("pit.trap"))).contains("Mine");
        assertThat(desk.notice().get()).isEmpty();
    }

    @Test
    void aConflictIsStillNoticedAfterTheWorkCameBackFromADraft() throws IOException {
        Desk desk = desk();
        desk.saveAs(folder.resolve("pit.trap"));
        name(desk, "Mine");
        waitAWhile();
        Files.writeString(folder.resolve("pit.trap"), Files.readString(folder.resolve("pit.trap")) + "\n");
        Desk next = desk();
        next.open(folder.resolve("pit.trap"));
        assertEquals(card(desk), card(next));
        next.save();
        assertThat(next.notice().get().orElseThrow().remedies()).contains(Remedy.OVERWRITE);
    }

    @Test
    void aBrokenFileIsOneSentenceAndStaysAsItIs() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.trap"), "{ \"format\": ");
        Desk desk = desk();
        name(desk, "Mine");
        TrapCard mine = card(desk);
        desk.open(broken);
        assertTrue(desk.notice().get().orElseThrow().grave());
        assertEquals(mine, card(desk));
        assertEquals("{ \"format\": ", Files.readString(broken));
    }

    @Test
    void aVanishedFileLeavesRecent() throws IOException {
        Desk desk = desk();
        desk.saveAs(folder.resolve("pit.trap"));
        Files.delete(folder.resolve("pit.trap"));
        desk.open(desk.recent().entries().getFirst());
        assertTrue(desk.notice().get().orElseThrow().grave());
        assertThat(desk.recent().entries()).isEmpty();
    }

    @Test
    void theFirstFileOpensAndTheOthersAreListed() throws FileTrouble {
        for (String name : List.of("a.trap", "b.trap", "c.trap")) {
            TrapFiles.saveAs(TrapFile.of(Cards.blank()), folder.resolve(name));
        }
        Desk desk = desk();
        desk.start(List.of(folder.resolve("a.trap"), folder.resolve("b.trap"), folder.resolve("c.trap")));
        assertThat(desk.trap().get().file().get().path()).contains(folder.resolve("a.trap"));
        assertThat(desk.recent().entries().stream()
                        .map(entry -> entry.path().orElseThrow().getFileName().toString()))
                .containsExactly("a.trap", "b.trap", "c.trap");
    }

    @Test
    void aTrapOfAnUnknownSystemIsOnlyLookedAtAndWrittenAsItWas() throws IOException {
        Path file = folder.resolve("other.trap");
        Files.writeString(
                file,
                "{\"format\": \"trapwright/1\", \"system\": \"runes\", \"name\": {\"en\": \"Rune\"}, \"depth\": 3}");
        Desk desk = desk();
        desk.open(file);
        OpenTrap trap = desk.trap().get();
        assertTrue(trap.isReadOnly());
        assertThat(trap.form()).isEmpty();
        assertEquals("Rune", trap.name().en());
        assertThat(desk.state().getValue()).isInstanceOf(SaveState.ReadOnly.class);
        desk.saveAs(folder.resolve("copy.trap"));
        assertThat(Files.readString(folder.resolve("copy.trap"))).contains("\"depth\": 3");
    }

    @Test
    void aCopyIsANewTrapWithANumber() {
        Desk desk = desk();
        name(desk, "Pit");
        TrapCard first = card(desk);
        desk.duplicate();
        TrapCard copy = card(desk);
        assertEquals("Pit (2)", copy.face().texts().name().en());
        assertThat(copy.face().id()).isNotEqualTo(first.face().id());
        desk.duplicate();
        assertEquals("Pit (3)", card(desk).face().texts().name().en());
        assertThat(drafts().all().drafts()).hasSize(2);
    }

    @Test
    void aFolderThatCannotBeWrittenOffersAnotherName() {
        Desk desk = desk();
        name(desk, "Pit");
        desk.saveAs(folder.resolve("no").resolve("such").resolve("folder.trap"));
        assertThat(desk.notice().get().orElseThrow().remedies()).contains(Remedy.SAVE_AS);
        assertThat(desk.state().getValue()).isInstanceOf(SaveState.Unsaved.class);
    }

    private Desk desk() {
        Crew crew = new Crew(Runnable::run, Runnable::run, (wait, task) -> waiting.add(task));
        return new Desk(crew, drafts(), new SettingsForm(Settings.USUAL, Tongue.EN, changed -> {}));
    }

    private Drafts drafts() {
        return new Drafts(folder.resolve("drafts"));
    }

    private void waitAWhile() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }

    private static TrapForm form(Desk desk) {
        return desk.trap().get().form().orElseThrow();
    }

    private static TrapCard card(Desk desk) {
        return form(desk).document().card().get();
    }

    private static void name(Desk desk, String name) {
        form(desk).face().name.text().set(name);
        form(desk).document().settle();
    }
}
