import java.lang.management.ManagementFactory;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// A window with a word in it, to measure by: says how long it took to its first pulse, and goes.
public final class Bare {
    private Bare() {}

    public static void main(String[] args) {
        Platform.startup(Bare::show);
    }

    private static void show() {
        Stage stage = new Stage();
        Scene scene = new Scene(new StackPane(new Label("bare")), 1366, 768);
        scene.addPostLayoutPulseListener(() -> {
            System.out.println(ManagementFactory.getRuntimeMXBean().getUptime());
            Platform.exit();
        });
        stage.setScene(scene);
        stage.show();
    }
}
