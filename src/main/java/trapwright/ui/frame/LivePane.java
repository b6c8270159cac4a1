package trapwright.ui.frame;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// The plate over the tabs that show the card and its reasons.
public final class LivePane extends VBox {
    private final Phrases phrases;
    private final TabPane tabs = new TabPane();
    private final Plate plate = new Plate(false);

    public LivePane(Phrases phrases) {
        this.phrases = phrases;
        getStyleClass().add("live-pane");
        tabs.setId("live-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        VBox.setVgrow(tabs, Priority.ALWAYS);
        getChildren().addAll(plate, tabs);
    }

    /// The big figures.
    public Plate plate() {
        return plate;
    }

    /// The tabs.
    public TabPane tabs() {
        return tabs;
    }

    /// Adds a tab whose name follows the language. What nobody looks at is not in the window and need not be drawn.
    public void add(String key, Glyph glyph, Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("live-scroll");
        Tab tab = new Tab();
        tab.setId(key.substring(key.lastIndexOf('.') + 1) + "-tab");
        tab.textProperty().bind(phrases.text(key));
        tab.setGraphic(new Icon(glyph, "small"));
        tab.selectedProperty().subscribe(selected -> tab.setContent(selected ? scroll : null));
        tabs.getTabs().add(tab);
    }

    /// Leaves the plate out where it stands above the form.
    public void fit(Breadth breadth) {
        plate.setVisible(!breadth.isSlim());
        plate.setManaged(!breadth.isSlim());
        breadth.mark(this);
    }
}
