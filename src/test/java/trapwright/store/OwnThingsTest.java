package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.store.SavingTest.card;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.rules.Rulings;
import trapwright.words.Language;
import trapwright.words.Words;

class OwnThingsTest {
    private static final Path USER = Path.of("/home/ann");

    @TempDir
    Path folder;

    @Test
    void everySystemHasItsUsualFolders() {
        assertThat(Home.of(Map.of(), "Linux", USER))
                .isEqualTo(new Home(
                        USER.resolve(".config/trapwright/settings.json"),
                        USER.resolve(".local/share/trapwright/drafts")));
        assertThat(Home.of(Map.of("XDG_CONFIG_HOME", "/c", "XDG_DATA_HOME", "/d"), "Linux", USER))
                .isEqualTo(new Home(Path.of("/c/trapwright/settings.json"), Path.of("/d/trapwright/drafts")));
        assertThat(Home.of(Map.of("APPDATA", "/roaming"), "Windows 11", USER))
                .isEqualTo(Home.in(Path.of("/roaming/Trapwright")));
        assertThat(Home.of(Map.of(), "Mac OS X", USER))
                .isEqualTo(Home.in(USER.resolve("Library/Application Support/Trapwright")));
        assertThat(Home.of(Map.of("TRAPWRIGHT_HOME", "/tw", "XDG_DATA_HOME", "/d"), "Linux", USER))
                .isEqualTo(Home.in(Path.of("/tw")));
    }

    @Test
    void unsavedWorkIsKeptOncePerCardAndTakenAway() throws Exception {
        Drafts drafts = new Drafts(folder.resolve("deep/drafts"));
        assertThat(drafts.all().drafts()).isEmpty();
        TrapFile file = TrapFiles.saveAs(TrapFile.of(card("Pit")), folder.resolve("pit.trap"));
        drafts.keep(Draft.of(Entry.Open.of(card("Deeper pit")), file));
        Draft newest = Draft.of(Entry.Open.of(card("Deepest pit")), file);
        drafts.keep(newest);
        UUID other = new UUID(0, 2);
        Draft older = new Draft(
                Entry.Open.of(card("New").withFace(face -> face.withId(other))),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH);
        drafts.keep(older);
        assertThat(drafts.all()).isEqualTo(new Drafts.Found(List.of(newest, older), List.of()));
        drafts.drop(other);
        drafts.drop(other);
        assertThat(drafts.all().drafts()).containsExactly(newest);
    }

    @Test
    void aBrokenDraftIsNamedAndLeftAlone() throws Exception {
        Drafts drafts = new Drafts(folder);
        Path broken = Files.writeString(folder.resolve("x.draft"), "{\"format\": ");
        Files.writeString(folder.resolve("y.draft"), "{\"format\": \"trapwright-draft/1\", \"card\": {}}");
        assertThat(drafts.all().drafts()).isEmpty();
        assertThat(drafts.all().notices())
                .extracting(Words.in(Language.EN)::say)
                .hasSize(2)
                .contains("The unsaved work in " + broken + " could not be read; the file is kept.");
        assertThat(broken).hasContent("{\"format\": ");
    }

    @Test
    void settingsComeBackEqual() throws Exception {
        SettingsFile file = new SettingsFile(folder.resolve("deep/settings.json"));
        assertThat(file.load().settings()).isEqualTo(Settings.USUAL);
        Settings settings = Settings.USUAL
                .withLanguage("fr")
                .withUnits("metric")
                .withLook(new Settings.Look("dark", 150))
                .withPaper("a4")
                .withRulings(Map.of("dnd35", new Rulings(Map.of("repair-materials", "srd"))))
                .withWindow(Optional.of(new Settings.Window(0, -5, 1_366, 768, true)))
                .withRecent("/a")
                .withRecent("/b")
                .withRecent("/a");
        file.save(settings);
        assertThat(file.load()).isEqualTo(new SettingsFile.Loaded(settings, List.of()));
        assertThat(settings.recent()).containsExactly("/a", "/b");
        assertThat(settings.withoutRecent("/a").recent()).containsExactly("/b");
        assertThat(settings.rulings("dnd35").chosen()).containsEntry("repair-materials", "srd");
        assertThat(settings.rulings("ose")).isEqualTo(Rulings.DEFAULTS);
    }

    @Test
    void onlyTheLastTwelveFilesAreRemembered() {
        Settings settings = Settings.USUAL;
        for (int i = 0; i < 20; i++) {
            settings = settings.withRecent("/" + i);
        }
        assertThat(settings.recent()).hasSize(Settings.RECENT).startsWith("/19", "/18");
    }

    @Test
    void brokenSettingsAreSetAsideAndTheUsualOnesHold() throws Exception {
        Path path = folder.resolve("settings.json");
        for (String broken : List.of("", "{", "[]", "{\"language\": 5}", "{\"recent\": [null]}")) {
            Files.writeString(path, broken);
            SettingsFile.Loaded loaded = new SettingsFile(path).load();
            assertThat(loaded.settings()).isEqualTo(Settings.USUAL);
            assertThat(Words.in(Language.EN).say(loaded.notices()))
                    .isEqualTo("The settings could not be read and start afresh; the old ones are kept as " + path
                            + ".broken.");
            assertThat(path).doesNotExist();
            assertThat(folder.resolve("settings.json.broken")).hasContent(broken);
        }
    }
}
