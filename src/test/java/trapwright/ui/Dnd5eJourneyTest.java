package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import trapwright.app.GameSystem;
import trapwright.app.SaveState;

/// A 5e trap from a new one to a printed card, with the keyboard alone.
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class Dnd5eJourneyTest {
    private static final int TRIGGER = 1;
    private static final int SPOT = 3;
    private static final int EFFECTS = 5;
    private static final int SEVERITY = 7;

    @TempDir
    Path folder;

    private Table table;
    private Stage stage;
    private Hands hands;

    @Start
    void open(Stage shown) {
        stage = shown;
        table = new Table(shown, folder);
    }

    @BeforeEach
    void takeTheKeyboard(FxRobot robot) {
        hands = new Hands(robot);
        hands.lookAt(stage);
    }

    @AfterEach
    void leave() throws InterruptedException {
        table.close();
    }

    @Test
    void whatEachSeverityMeansStandsInItsHelp(FxRobot robot) throws TimeoutException {
        make("dnd5e");
        TabPane tabs = robot.lookup("#live-tabs").queryAs(TabPane.class);
        robot.interact(() -> tabs.getSelectionModel().select(1));
        Label setback = robot.lookup("#severity-setback").queryAs(Label.class);
        assertThat(setback.getTooltip().getText())
                .isEqualTo("Unlikely to kill or seriously wound characters of these levels.");
        assertThat(setback.getAccessibleHelp()).isEqualTo(setback.getTooltip().getText());
    }

    @Test
    void aTrapIsDesignedSavedReopenedAndPrinted() throws TimeoutException, IOException {
        make("dnd5e");
        assertPlate("Dangerous", "11", "13");
        hands.fill("name", "Scythe Corridor");
        hands.turnTo(TRIGGER);
        hands.fill("trigger-words", "the middle flagstone is trodden on");
        hands.turnTo(SPOT);
        hands.fill("reveals-0clues", "oiled slots along the walls");
        hands.turnTo(EFFECTS);
        hands.fill("save-0effects", "14");
        hands.fill("dice-0effects-0parts", "4d10");
        assertPlate("Dangerous", "22", "14");
        assertThat(hands.read("save-state")).startsWith("Not saved");
        hands.turnTo(SEVERITY);
        hands.fill("from-0aims", "5");
        hands.fill("to-0aims", "10");
        assertThat(hands.read("dial-rating")).isEqualTo("Dangerous");

        Path file = folder.resolve("scythes.trap");
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.S);
        hands.until(() -> table.desk().state().getValue() instanceof SaveState.Saved);
        make("dnd35");
        hands.until(() -> hands.read("rail-name").equals("Unnamed trap"));
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.O);
        hands.until(() -> hands.read("rail-name").equals("Scythe Corridor"));
        assertPlate("Dangerous", "22", "14");

        Path paper = folder.resolve("scythes.pdf");
        table.answer(paper);
        hands.press(KeyCode.SHORTCUT, KeyCode.P);
        hands.until(() -> Window.getWindows().size() > 1);
        hands.lookAt(Window.getWindows().getLast());
        hands.tabTo("print-save");
        hands.press(KeyCode.SPACE);
        hands.until(() -> Files.exists(paper));
        try (PDDocument pdf = Loader.loadPDF(paper.toFile())) {
            assertThat(new PDFTextStripper().getText(pdf))
                    .contains("Scythe Corridor", "Levels 5-10", "Dangerous", "22 (4d10)", "oiled slots", "14");
        }
    }

    private void make(String system) throws TimeoutException {
        Platform.runLater(() -> table.desk()
                .makeNew(GameSystem.ALL.stream()
                        .filter(one -> one.id().equals(system))
                        .findFirst()
                        .orElseThrow()));
        hands.until(() -> table.desk()
                .trap()
                .get()
                .form()
                .orElseThrow()
                .document()
                .card()
                .get()
                .system()
                .equals(system));
    }

    private void assertPlate(String severity, String damage, String dc) {
        assertEquals(severity, hands.read("dial-rating"));
        assertEquals(damage, hands.read("dial-money"));
        assertEquals(dc, hands.read("dial-craft"));
    }
}
