package trapwright.ui;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import trapwright.app.GameSystem;
import trapwright.ui.kit.Phrases;

/// The game systems a new trap can be made for; a system is chosen when a trap is made.
/// A new menu is wanted each time: only then does the first system stand ready for Enter.
final class NewMenu extends ContextMenu {
    /// @param make makes a trap of the system
    NewMenu(Phrases phrases, Consumer<GameSystem> make) {
        setId("new-menu");
        for (GameSystem system : GameSystem.ALL) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(phrases.text(system.name()));
            item.setId("new-" + system.id());
            // later, so that the key that chose it is not a key for what has the focus then
            item.setOnAction(event -> Platform.runLater(() -> make.accept(system)));
            getItems().add(item);
        }
    }

    /// Opens it below a button.
    void open(Node button) {
        show(button, Side.BOTTOM, 0, 0);
    }
}
