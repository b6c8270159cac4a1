package trapwright.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import trapwright.app.Dnd35Form;
import trapwright.ui.frame.AboutWindow;
import trapwright.ui.frame.Action;
import trapwright.ui.frame.AppBar;
import trapwright.ui.frame.Breadth;
import trapwright.ui.frame.Keys;
import trapwright.ui.frame.MoreMenu;
import trapwright.ui.frame.Regions;
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
    private final Phrases phrases;
    private final AppBar bar;
    private final MoreMenu menu;
    private final VBox top = new VBox();
    private final BorderPane root = new BorderPane();
    private final Scene scene = new Scene(root, USUAL_WIDTH, USUAL_HEIGHT);
    private final DesignPane design;
    private Look look = Look.LIGHT;
    private int percent = 100;

    public Window(Stage stage, Phrases phrases, Dnd35Form form) {
        Fonts.load();
        this.stage = stage;
        this.phrases = phrases;
        bar = new AppBar(phrases, this::act, this::otherLook);
        menu = new MoreMenu(bar, phrases, this::act, this::scale);
        design = new DesignPane(phrases, form);
        root.getStyleClass().add("window");
        top.getChildren().addAll(bar, design.line());
        root.setTop(top);
        root.setCenter(design);
        look.dress(scene);
        Look.popups(scene);
        new Keys(this::act)
                .turning(design::turn)
                .going(KeyCode.F6, this::nextRegion)
                .going(KeyCode.F8, design::nextFinding)
                .in(scene);
        stage.setScene(scene);
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        bar.button(Action.UNDO).disableProperty().bind(form.document.undoable().not());
        bar.button(Action.REDO).disableProperty().bind(form.document.redoable().not());
        scene.widthProperty().addListener(width -> fit());
        fit();
    }

    /// Shows it.
    public void show() {
        stage.show();
        design.enter();
    }

    /// Sets the size of all text.
    ///
    /// @param changed one of [MoreMenu#PERCENTS]
    public void scale(int changed) {
        percent = changed;
        Look.scale(scene, changed);
        menu.showSize(changed);
        fit();
    }

    private void fit() {
        Breadth breadth = Breadth.of(scene.getWidth(), percent);
        bar.fit(breadth);
        design.fit(breadth);
        breadth.mark(root);
    }

    private void otherLook() {
        look = look.other();
        look.dress(scene);
        bar.showDark(look == Look.DARK);
    }

    private void nextRegion(int by) {
        List<Node> regions = new ArrayList<>();
        regions.add(bar);
        regions.addAll(design.regions());
        Node next = Regions.next(regions, by);
        design.reach(next);
        Regions.first(next).ifPresent(Node::requestFocus);
    }

    private void act(Action action) {
        switch (action) {
            case UNDO -> design.undo();
            case REDO -> design.redo();
            case RESET -> design.reset();
            case ABOUT -> new AboutWindow(stage, phrases).show(scene);
            case NEW, OPEN, SAVE, SAVE_AS, PRINT, DUPLICATE -> {}
        }
    }
}
