package trapwright.ui.kit;

import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/// A window beside the main one, which never stands in its way. It wears what the main window wears as long as it is
/// open; Escape and a button of its own close it.
public final class SideWindow {
    private final Stage stage = new Stage();
    private final Scene scene;
    private final Scene like;
    private final double width;
    private final double height;
    private final InvalidationListener dress = changed -> dress();

    /// @param owner the window it belongs to
    /// @param title what its frame says
    /// @param width its width at 100 % text
    /// @param height its height at 100 % text
    public SideWindow(Window owner, ObservableValue<String> title, Parent root, double width, double height) {
        this.width = width;
        this.height = height;
        scene = new Scene(root, width, height);
        like = owner.getScene();
        stage.setScene(scene);
        stage.initOwner(owner);
        stage.titleProperty().bind(title);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        // a list keeps Escape for its editing, which no list here has
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() instanceof ListView) {
                escape(event);
            }
        });
        stage.setOnHidden(event -> {
            like.getStylesheets().removeListener(dress);
            like.getRoot().getStyleClass().removeListener(dress);
        });
    }

    /// Shows it, or brings it to the front.
    public void show() {
        if (!stage.isShowing()) {
            like.getStylesheets().addListener(dress);
            like.getRoot().getStyleClass().addListener(dress);
            dress();
            fit();
            stage.show();
        }
        stage.toFront();
        stage.requestFocus();
    }

    /// Whether it is open.
    public ObservableValue<Boolean> showing() {
        return stage.showingProperty();
    }

    /// A button that closes it.
    public Button closing(Phrases phrases) {
        Button close = new Button();
        close.setId("close");
        close.textProperty().bind(phrases.text("ui.action.close"));
        close.setCancelButton(true);
        close.setOnAction(event -> stage.close());
        return close;
    }

    private void escape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            stage.close();
        }
    }

    private void dress() {
        Look.same(like, scene);
    }

    /// Larger text needs a larger window, as far as the screen goes.
    private void fit() {
        double scale = Look.scaleOf(scene) / 100.0;
        if (scale == 1) {
            return;
        }
        Rectangle2D screen = Optional.of(Screen.getScreensForRectangle(
                        stage.getOwner().getX(), stage.getOwner().getY(), 1, 1))
                .filter(found -> !found.isEmpty())
                .map(found -> found.getFirst().getVisualBounds())
                .orElse(Screen.getPrimary().getVisualBounds());
        stage.setWidth(Math.min(width * scale, screen.getWidth()));
        stage.setHeight(Math.min(height * scale, screen.getHeight()));
    }
}
