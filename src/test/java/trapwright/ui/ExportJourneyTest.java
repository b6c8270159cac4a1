package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// From a trap to the format of another program, with the keyboard alone.
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class ExportJourneyTest {
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
    void takeTheKeyboard(FxRobot robot) throws Exception {
        hands = new Hands(robot);
        hands.lookAt(stage);
        Path file = folder.resolve("first.trap");
        TrapFiles.saveAs(TrapFile.of(Samples.of("dnd35").getFirst().card()), file);
        robot.interact(() -> table.desk().open(List.of(file)));
        hands.until(() -> table.desk().trap().get().path().isPresent());
        hands.press(KeyCode.SHORTCUT, KeyCode.E);
        hands.until(() -> robot.lookup("#export-kinds").tryQuery().isPresent());
        Node kinds = robot.lookup("#export-kinds").query();
        hands.lookAt(kinds.getScene().getWindow());
        hands.until(() -> !robot.lookup("#export-save").query().isDisabled());
    }

    @AfterEach
    void leave() throws InterruptedException {
        table.close();
    }

    @Test
    void aLineIsCopiedAndAFileSavedAndWhatIsLostIsSaidBefore(FxRobot robot) throws TimeoutException {
        assertThat(robot.lookup("#export-loses .label").queryLabeled().getText())
                .contains("stat line only");
        hands.tabTo("export-copy");
        hands.press(KeyCode.SPACE);
        hands.until(() -> hands.read("export-said").equals("Copied to the clipboard."));
        robot.interact(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .contains(Samples.of("dnd35")
                        .getFirst()
                        .card()
                        .face()
                        .texts()
                        .name()
                        .en()));
        Path out = folder.resolve("out.txt");
        table.answer(out);
        hands.tabTo("export-save");
        hands.press(KeyCode.SPACE);
        hands.until(() -> hands.read("export-said").equals("Written to out.txt."));
        assertThat(Files.exists(out)).isTrue();
        assertEquals(List.of("Export to a file"), table.asked());
    }

    /// A 3.5 trap fits no 5e format.
    @Test
    void aFormatThatTakesNoneOfTheTrapsCannotBeSaved(FxRobot robot) throws TimeoutException {
        hands.tabTo("export-kinds");
        for (int i = 0; i < 4; i++) {
            hands.press(KeyCode.DOWN);
        }
        hands.until(() -> hands.read("export-said").startsWith("None of these traps fits"));
        assertThat(robot.lookup("#export-save").query().isDisabled()).isTrue();
    }
}
