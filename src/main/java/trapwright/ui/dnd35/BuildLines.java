package trapwright.ui.dnd35;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import trapwright.dice.Distribution;
import trapwright.rules.Message;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;

/// The kinds of line that the Build tab is made of.
final class BuildLines {
    private BuildLines() {}

    /// A text that takes as many lines as it needs.
    static Label words(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    static Node row(String name, String value) {
        Label title = words(name);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Label amount = new Label(value);
        amount.getStyleClass().add("strong");
        amount.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(title, amount);
        row.getStyleClass().add("build-line");
        return row;
    }

    static Label heading(String text, Glyph glyph) {
        Label label = words(text, "odds-heading");
        label.setGraphic(new Icon(glyph, "small", "accent"));
        return label;
    }

    static Label caption(String text) {
        return words(text, "caption");
    }

    static Message.Arg percent(double chance) {
        return new Message.Arg.Chance(Distribution.simplest(Math.clamp(chance, 0, 1)));
    }
}
