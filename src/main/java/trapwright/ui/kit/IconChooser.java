package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;

/// The pictures a card may carry. One tab stop: arrows move, Space chooses.
public final class IconChooser extends TilePane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final List<Tile> tiles = new ArrayList<>();
    private Consumer<String> chosen = id -> {};
    private Runnable paint = () -> {};

    /// One picture to choose.
    ///
    /// @param id its id
    /// @param path its SVG path data
    public record Entry(String id, String path) {}

    /// @param field the node's id
    public IconChooser(String field, List<Entry> entries) {
        setId(field);
        getStyleClass().add("icon-chooser");
        setPrefColumns(12);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        AfterPulse.run(this, () -> fill(field, entries));
    }

    /// There are many, and they lie below what a window shows first.
    private void fill(String field, List<Entry> entries) {
        for (Entry entry : entries) {
            Tile tile = new Tile(entry);
            tile.setId(field + "-" + entry.id());
            tile.setFocusTraversable(tiles.isEmpty());
            tiles.add(tile);
        }
        getChildren().setAll(tiles);
        paint.run();
    }

    /// Shows which one is chosen and what each is called.
    ///
    /// @param name gives a picture's name
    /// @param state gives the words for chosen and not chosen
    public void show(String id, UnaryOperator<String> name, Function<Boolean, String> state) {
        paint = () -> paint(id, name, state);
        paint.run();
    }

    private void paint(String id, UnaryOperator<String> name, Function<Boolean, String> state) {
        boolean known = tiles.stream().anyMatch(tile -> tile.entry.id().equals(id));
        for (Tile tile : tiles) {
            boolean is = tile.entry.id().equals(id);
            tile.pseudoClassStateChanged(CHOSEN, is);
            tile.name.set(name.apply(tile.entry.id()));
            tile.setAccessibleText(name.apply(tile.entry.id()) + ". " + state.apply(is));
            if (known && tiles.stream().noneMatch(Node::isFocused)) {
                tile.setFocusTraversable(is);
            }
        }
    }

    /// What choosing one does.
    public void onChoose(Consumer<String> action) {
        chosen = action;
    }

    private void pressed(KeyEvent event) {
        int at =
                tiles.indexOf(tiles.stream().filter(Node::isFocused).findFirst().orElse(null));
        if (at < 0 || event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        int columns = Math.max(1, (int) (getWidth() / (tiles.getFirst().getWidth() + getHgap())));
        switch (event.getCode()) {
            case RIGHT -> go(at + 1);
            case LEFT -> go(at - 1);
            case DOWN -> go(at + columns);
            case UP -> go(at - columns);
            case HOME -> go(0);
            case END -> go(tiles.size() - 1);
            case SPACE, ENTER -> chosen.accept(tiles.get(at).entry.id());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void go(int index) {
        if (index >= 0 && index < tiles.size()) {
            for (Tile tile : tiles) {
                tile.setFocusTraversable(tile == tiles.get(index));
            }
            tiles.get(index).requestFocus();
        }
    }

    private final class Tile extends StackPane {
        private final Entry entry;
        private final StringProperty name = new SimpleStringProperty(this, "name", "");

        Tile(Entry entry) {
            super(new Drawing(entry.path()));
            this.entry = entry;
            getStyleClass().add("icon-tile");
            setAccessibleRole(AccessibleRole.RADIO_BUTTON);
            Tip.on(this, name);
            setOnMouseClicked(event -> {
                requestFocus();
                chosen.accept(entry.id());
            });
        }
    }
}
