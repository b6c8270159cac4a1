package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// What a game master's hands do, on the keyboard alone.
final class Hands {
    private static final int MOST_STOPS = 60;
    private static final int PATIENCE_S = 20;

    private final FxRobot robot;

    Hands(FxRobot robot) {
        this.robot = robot;
    }

    /// Presses keys together.
    void press(KeyCode... keys) {
        robot.push(keys);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Goes on with Tab until a control has the focus.
    void tabTo(String id) {
        for (int i = 0; i < MOST_STOPS && !id.equals(focused()); i++) {
            press(KeyCode.TAB);
        }
        assertThat(focused()).as("on the page \u201c%s\u201d", read("heading")).isEqualTo(id);
    }

    /// Turns to a step. A display that repeats held keys may turn too far, and then it goes back.
    ///
    /// @param place which step, from 0
    void turnTo(int place) {
        for (int i = 0; i < MOST_STOPS && step() != place; i++) {
            press(KeyCode.ALT, step() < place ? KeyCode.RIGHT : KeyCode.LEFT);
        }
        assertThat(step()).isEqualTo(place);
    }

    private int step() {
        return robot.lookup("#rail")
                .queryAs(javafx.scene.control.ListView.class)
                .getSelectionModel()
                .getSelectedIndex();
    }

    /// Makes a new trap of a system. A display that repeats held keys may go past it, and then it goes round again.
    ///
    /// @param system its id
    void makeNew(String system) {
        press(KeyCode.SHORTCUT, KeyCode.N);
        Node wanted = robot.lookup("#new-" + system).query();
        for (int i = 0; i < MOST_STOPS && !wanted.isFocused(); i++) {
            press(KeyCode.DOWN);
        }
        assertThat(wanted.isFocused()).isTrue();
        press(KeyCode.ENTER);
    }

    /// Types over what a field holds.
    void fill(String id, String text) {
        tabTo(id);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
    }

    void type(String text) {
        robot.write(text);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// The id of what has the focus; empty when it has none.
    String focused() {
        Node owner = robot.targetWindow() == null
                ? null
                : robot.targetWindow().getScene().getFocusOwner();
        return owner == null || owner.getId() == null ? "" : owner.getId();
    }

    /// Looks at another window from now on.
    void lookAt(Window window) {
        robot.targetWindow(window);
    }

    /// What a label says.
    String read(String id) {
        return robot.lookup("#" + id).queryAs(Labeled.class).getText();
    }

    /// Waits until something holds, as long as a patient game master would.
    void until(Callable<Boolean> holds) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, holds);
        WaitForAsyncUtils.waitForFxEvents();
    }
}
