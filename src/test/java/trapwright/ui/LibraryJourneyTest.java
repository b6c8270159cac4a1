package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TableView;
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
import trapwright.app.TrapForm;

/// From the library to a trap of one's own, with the keyboard alone.
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class LibraryJourneyTest {
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
    void aPublishedTrapIsFoundAndUsedAsAStart(FxRobot robot) throws TimeoutException {
        hands.press(KeyCode.SHORTCUT, KeyCode.F);
        hands.until(() -> table.desk().library().all().size() > 50);
        hands.type("black tentacles");
        TableView<?> list = robot.lookup("#library-list").queryAs(TableView.class);
        hands.until(() -> list.getItems().size() == 1);
        hands.press(KeyCode.F6);
        hands.until(() -> table.desk().library().preview().get().isPresent());
        hands.press(KeyCode.ENTER);
        hands.until(() -> robot.lookup("#rail-name").tryQuery().isPresent());
        hands.until(() -> hands.read("rail-name").equals("Black Tentacles Trap"));
        assertEquals("7", hands.read("dial-cr"));
        assertThat(table.desk().trap().get().path()).isEmpty();
    }

    @Test
    void theDesignBehindTheLibraryIsNotChangedUnseen(FxRobot robot) throws TimeoutException {
        TrapForm form = table.desk().trap().get().form().orElseThrow();
        robot.interact(() -> form.face().name.text().set("Kept"));
        robot.interact(() -> form.document().settle());
        Object before = form.document().card().get();
        hands.press(KeyCode.SHORTCUT, KeyCode.PAGE_DOWN);
        hands.until(() -> robot.lookup("#library-list").tryQuery().isPresent());
        hands.press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(form.document().card().get()).isEqualTo(before);
        hands.press(KeyCode.SHORTCUT, KeyCode.PAGE_UP);
        hands.press(KeyCode.SHORTCUT, KeyCode.Z);
        hands.until(() -> !form.document().card().get().equals(before));
    }
}
