package trapwright.ui.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trapwright.app.Rows;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Panel;

/// The entries of a list, a panel each, with buttons to add, move and take out.
final class RowsPane<E, R> extends VBox {
    private final Bench<?> bench;
    private final Rows<E, R> rows;
    private final BiFunction<E, R, Panel> panel;
    private final String list;
    private final String place;
    private final FlowPane adding = new FlowPane();
    private final VBox entries = new VBox();
    private final List<Made> made = new ArrayList<>();

    /// A panel and the kind of entry it was made for.
    private record Made(Class<?> kind, Node node) {}

    /// @param panel makes the panel of an entry; it is made again when another kind of entry takes its place
    RowsPane(Bench<?> bench, Rows<E, R> rows, BiFunction<E, R, Panel> panel) {
        this.bench = bench;
        this.rows = rows;
        this.panel = panel;
        String id = rows.list().id();
        int number = id.indexOf('-');
        list = number < 0 ? id : id.substring(0, number);
        place = number < 0 ? "" : id.substring(number);
        setId(id);
        getStyleClass().add("step-body");
        entries.getStyleClass().add("step-body");
        adding.getStyleClass().add("button-row");
        getChildren().addAll(entries, adding);
        Wires.show(this, rows.list().enabled());
        Redraw.on(this, this::draw, rows.list());
    }

    /// Adds a button that adds an entry.
    ///
    /// @param action the last part of the keys of its words, such as `add-check`
    /// @param entry makes the entry
    RowsPane<E, R> adding(String action, Supplier<? extends E> entry) {
        Button button = button(action, Glyph.PLUS, () -> rows.add(entry.get()));
        button.setId(action + place);
        bench.wires().look(button, button::getText, () -> rows.tryAdding(entry.get()));
        adding.getChildren().add(button);
        return this;
    }

    /// Adds a button that does something else to the list.
    RowsPane<E, R> offering(String action, Glyph glyph, Runnable run) {
        Button button = button(action, glyph, run);
        button.setId(action + place);
        adding.getChildren().add(button);
        return this;
    }

    private void draw() {
        List<E> now = rows.list().get();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            Class<?> kind = now.get(i).getClass();
            if (i == made.size()) {
                made.add(new Made(kind, row(now.get(i), i)));
            } else if (!made.get(i).kind().equals(kind)) {
                made.set(i, new Made(kind, row(now.get(i), i)));
            }
            nodes.add(made.get(i).node());
        }
        if (!entries.getChildren().equals(nodes)) {
            entries.getChildren().setAll(nodes);
        }
        entries.setManaged(!nodes.isEmpty());
    }

    private Node row(E entry, int index) {
        Panel row = panel.apply(entry, rows.row(index));
        String where = place + "-" + index + list;
        row.setId(list + where);
        Button remove = button("remove", Glyph.TRASH_CAN_OUTLINE, () -> rows.remove(index));
        remove.setId("remove-" + list + where);
        HBox buttons = new HBox(remove);
        if (index > 0) {
            Button earlier = button("earlier", Glyph.ARROW_UP, () -> rows.move(index, -1));
            earlier.setId("earlier-" + list + where);
            buttons.getChildren().addFirst(earlier);
        }
        buttons.getStyleClass().add("button-row");
        buttons.setMinWidth(USE_PREF_SIZE);
        return row.beside(buttons);
    }

    private Button button(String action, Glyph glyph, Runnable run) {
        Button button = new Button();
        button.textProperty().bind(bench.phrases().text(bench.wires().key("action." + action)));
        button.setGraphic(new Icon(glyph, "small"));
        button.setOnAction(event -> run.run());
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
