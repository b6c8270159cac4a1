package trapwright.ui.frame;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/// Puts a panel at the right over what is there, where the window has no room for it beside.
public final class Drawer extends StackPane {
    private final Node content;
    private final StackPane side = new StackPane();

    /// @param content what the panel comes to stand over
    public Drawer(Node content) {
        this.content = content;
        getStyleClass().add("drawer");
        setAlignment(side, Pos.CENTER_RIGHT);
        side.setMaxWidth(USE_PREF_SIZE);
        side.setMinSize(0, 0);
        side.setVisible(false);
        getChildren().addAll(content, side);
        addEventHandler(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ESCAPE && isOpen()) {
                close();
                press.consume();
            }
        });
    }

    /// Takes a panel in; it is out of sight until the drawer is opened.
    public void take(Node panel) {
        side.getChildren().setAll(panel);
    }

    /// Gives its panel away, and is shut.
    public void give() {
        close();
        side.getChildren().clear();
    }

    /// Whether its panel can be seen.
    public boolean isOpen() {
        return side.isVisible();
    }

    /// Shows the panel, where there is one.
    public void open() {
        side.setVisible(!side.getChildren().isEmpty());
    }

    /// Hides the panel; the focus, when it is in there, goes back to what the panel stood over.
    public void close() {
        boolean leaves = Regions.hasFocus(side);
        side.setVisible(false);
        if (leaves) {
            Regions.first(content).ifPresent(Regions::enter);
        }
    }

    /// Shows the panel, or hides it when it can be seen.
    public void turn() {
        if (isOpen()) {
            close();
        } else {
            open();
        }
    }
}
