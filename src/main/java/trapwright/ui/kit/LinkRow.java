package trapwright.ui.kit;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;

/// A row that leads somewhere, by mouse and by keyboard.
public class LinkRow extends HBox {
    private Runnable go;

    /// @param role how a screen reader names it
    /// @param go what choosing it does
    public LinkRow(AccessibleRole role, Runnable go, Node... children) {
        super(children);
        this.go = go;
        getStyleClass().add("link-row");
        setAccessibleRole(role);
        setFocusTraversable(true);
        setOnMouseClicked(event -> this.go.run());
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                this.go.run();
                event.consume();
            }
        });
    }

    /// Sets what choosing it does.
    protected final void onGo(Runnable action) {
        go = action;
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            go.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
