package trapwright.ui.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Works on the window's thread.
public final class Fx {
    private static final int PATIENCE_S = 30;

    private Fx() {}

    /// Starts JavaFX, once.
    public static void start() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// Does something on the window's thread and waits for what comes of it.
    public static <T> T call(Callable<T> task) throws Exception {
        return WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, WaitForAsyncUtils.asyncFx(task));
    }

    /// Does something on the window's thread.
    public static void run(Runnable task) throws Exception {
        call(() -> {
            task.run();
            return true;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Waits until something holds on the window's thread.
    public static void until(Callable<Boolean> holds) throws Exception {
        WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, () -> call(holds));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Shows a node in a window of its own.
    public static Stage show(Parent root) throws Exception {
        return call(() -> {
            Stage stage = new Stage();
            stage.setScene(new Scene(root, 800, 600));
            Look.LIGHT.dress(stage.getScene());
            stage.show();
            return stage;
        });
    }

    /// Presses a key on a node.
    public static void press(Node node, KeyCode key) throws Exception {
        run(() -> node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
    }

    /// Presses a key on a node with the shortcut key held.
    public static void pressShortcut(Node node, KeyCode key) throws Exception {
        boolean mac = System.getProperty("os.name", "").startsWith("Mac");
        run(() -> node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, !mac, false, mac)));
    }
}
