package trapwright.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import trapwright.ui.kit.Tip;

/// Everything a window says to eye and ear, in the order of the scene graph.
final class Said {
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    private Said() {}

    /// What a node and all in it that can be seen says, one line a text.
    static List<String> in(Node node) {
        List<String> lines = new ArrayList<>();
        collect(node, "", lines);
        return lines;
    }

    private static void collect(Node node, String within, List<String> lines) {
        if (!node.isVisible()) {
            return;
        }
        String place = node.getId() == null ? within : node.getId();
        texts(node)
                .filter(text -> text != null && !text.isBlank())
                .forEach(text -> lines.add(place + " " + node.getClass().getSimpleName() + ": " + text));
        if (node instanceof MenuButton menu) {
            items(menu.getItems().stream()).forEach(item -> lines.add(item.getId() + ": " + item.getText()));
        }
        if (node instanceof Parent parent && !(node instanceof Labeled) && !(node instanceof TextInputControl)) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, place, lines));
        }
    }

    private static Stream<String> texts(Node node) {
        Stream<String> spoken = Stream.of(node.getAccessibleText(), node.getAccessibleHelp(), tip(node));
        return Stream.concat(
                spoken,
                switch (node) {
                    case Labeled labeled -> Stream.of(labeled.getText());
                    case TextInputControl input -> Stream.of(input.getText(), input.getPromptText());
                    case Text text -> Stream.of(text.getText());
                    default -> Stream.empty();
                });
    }

    private static String tip(Node node) {
        Object installed = node instanceof Control control && control.getTooltip() != null
                ? control.getTooltip()
                : node.getProperties().get(TOOLTIP);
        return installed instanceof Tooltip tooltip
                ? tooltip.getText()
                : Tip.of(node).orElse("");
    }

    private static Stream<MenuItem> items(Stream<MenuItem> items) {
        return items.flatMap(item -> item instanceof Menu menu
                ? Stream.concat(Stream.of(item), items(menu.getItems().stream()))
                : Stream.of(item));
    }
}
