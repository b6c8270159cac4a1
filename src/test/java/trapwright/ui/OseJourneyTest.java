package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Tab;
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
import trapwright.app.SaveState;

/// An old-school trap by keyboard: made, designed, saved, opened again, printed.
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class OseJourneyTest {
    private static final int ACTION = 1;
    private static final int CHANCE = 2;
    private static final int FINDING = 3;
    private static final int EFFECT = 4;
    private static final int SAVE = 5;

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
    void anOldSchoolTrapFromIdeaToPrintedCard() throws TimeoutException, IOException {
        hands.makeNew("ose");
        hands.fill("name", "The Leaning Idol");
        hands.turnTo(ACTION);
        hands.fill("action-words", "the slab is stepped on");
        hands.turnTo(CHANCE);
        chooseByArrow("chance-2", "chance-3", KeyCode.RIGHT);
        assertEquals("3-in-6", hands.read("dial-plain"));
        hands.turnTo(FINDING);
        hands.fill("tell", "Fresh scrapes arc across the floor.");
        hands.turnTo(EFFECT);
        hands.fill("damage", "1d10");
        hands.turnTo(SAVE);
        chooseByArrow("save-none", "save-d", KeyCode.RIGHT);
        chooseByArrow("save-d", "save-p", KeyCode.DOWN);
        chooseByArrow("save-result-half", "save-result-avoids", KeyCode.LEFT);
        assertPlate();
        assertThat(table.desk()
                        .trap()
                        .get()
                        .form()
                        .orElseThrow()
                        .document()
                        .assessment()
                        .getValue()
                        .hasErrors())
                .isFalse();

        Path file = folder.resolve("idol.trap");
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.S);
        hands.until(() -> table.desk().state().getValue() instanceof SaveState.Saved);
        hands.makeNew("dnd35");
        assertEquals("1", hands.read("dial-cr"));
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.O);
        hands.until(() -> hands.read("rail-name").equals("The Leaning Idol"));
        assertPlate();

        Path paper = folder.resolve("idol.pdf");
        table.answer(paper);
        hands.press(KeyCode.SHORTCUT, KeyCode.P);
        hands.until(() -> Window.getWindows().size() > 1);
        hands.lookAt(Window.getWindows().getLast());
        hands.tabTo("print-save");
        hands.press(KeyCode.SPACE);
        hands.until(() -> java.nio.file.Files.exists(paper));
        try (PDDocument pdf = Loader.loadPDF(paper.toFile())) {
            assertThat(new PDFTextStripper().getText(pdf))
                    .contains("The Leaning Idol", "3-in-6", "1d10", "When the slab is stepped on.", "Fresh scrapes");
        }
    }

    private void chooseByArrow(String from, String to, KeyCode arrow) {
        hands.tabTo(from);
        hands.press(arrow);
        assertEquals(to, hands.focused());
        hands.press(KeyCode.SPACE);
    }

    @Test
    void whatSearchingCostsHasATabOfItsOwn(FxRobot robot) {
        hands.makeNew("ose");
        TabPane tabs = robot.lookup("#live-tabs").queryAs(TabPane.class);
        assertThat(tabs.getTabs()).extracting(Tab::getText).containsExactly("Card", "Why", "Odds", "Exposure");
        robot.interact(() -> tabs.getSelectionModel().select(1));
        assertThat(robot.lookup("#why-triggerChance").tryQuery()).isPresent();
        assertThat(robot.lookup("#why-searchTurns").tryQuery()).isEmpty();
        robot.interact(() -> tabs.getSelectionModel().select(3));
        assertThat(robot.lookup("#why-searchTurns").tryQuery()).isPresent();
        assertThat(robot.lookup("#why-encounterChance").tryQuery()).isPresent();
    }

    private void assertPlate() {
        assertThat(List.of(hands.read("dial-plain"), hands.read("dial-craft"), hands.read("dial-cr")))
                .containsExactly("3-in-6", "1-in-6", "42%");
    }
}
