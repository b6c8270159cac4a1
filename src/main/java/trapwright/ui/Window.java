package trapwright.ui;

import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import trapwright.app.Dnd35Form;
import trapwright.ui.frame.Action;
import trapwright.ui.frame.AppBar;
import trapwright.ui.frame.Breadth;
import trapwright.ui.kit.Fonts;
import trapwright.ui.kit.Look;
import trapwright.ui.kit.Phrases;

/// The one window: app bar and, below it, the design of the open card.
public final class Window {
    private static final double USUAL_WIDTH = 1366;
    private static final double USUAL_HEIGHT = 768;
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;

    private final Stage stage;
    private final AppBar bar;
    private final VBox top = new VBox();
    private final BorderPane root = new BorderPane();
    private final Scene scene = new Scene(root, USUAL_WIDTH, USUAL_HEIGHT);
    private DesignPane design;
    private Look look = Look.LIGHT;
    private int percent = 100;

    public Window(Stage stage, Phrases phrases, Dnd35Form form) {
        Fonts.load();
        this.stage = stage;
        bar = new AppBar(phrases, this::act, this::otherLook);
        design = new DesignPane(phrases, form);
        root.getStyleClass().add("window");
        top.getChildren().addAll(bar, design.line());
        root.setTop(top);
        root.setCenter(design);
        look.dress(scene);
        stage.setScene(scene);
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        scene.widthProperty().addListener(width -> fit());
        fit();
    }

    /// Shows it.
    public void show() {
        stage.show();
    }

    /// Sets the size of all text.
    ///
    /// @param changed 100 to 200
    public void scale(int changed) {
        percent = changed;
        Look.scale(scene, changed);
        fit();
    }

    private void fit() {
        Breadth breadth = Breadth.of(scene.getWidth(), percent);
        bar.fit(breadth);
        design.fit(breadth);
        design.line().setVisible(breadth.isSlim());
        design.line().setManaged(breadth.isSlim());
        breadth.mark(root);
    }

    private void otherLook() {
        look = look.other();
        look.dress(scene);
        bar.showDark(look == Look.DARK);
    }

    private void act(Action action) {}
}
