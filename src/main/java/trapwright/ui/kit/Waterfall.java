package trapwright.ui.kit;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A figure as its steps, one row a rule: what it is, a bar from before to after, and the amount. Each row leads to its
/// field.
public final class Waterfall extends VBox {
    private final Consumer<String> go;

    /// What a row is.
    public enum Kind {
        /// Adds or takes away.
        STEP,
        /// A sum on the way.
        SUBTOTAL,
        /// Said in words only, as a multiplication or a bound.
        PLAIN,
        /// The figure itself.
        TOTAL
    }

    /// One row.
    ///
    /// @param label the rule
    /// @param ruling the reading that decided it; may be empty
    /// @param before the value before it
    /// @param after the value after it
    /// @param amount what it does, in words
    /// @param field the field it leads to; may be empty
    public record Row(
            Kind kind, String label, String ruling, double before, double after, String amount, String field) {}

    /// @param go goes to a field
    public Waterfall(Consumer<String> go) {
        this.go = go;
        getStyleClass().add("waterfall");
    }

    /// Shows the steps of a figure.
    ///
    /// @param tint the style class of its colour
    public void show(List<Row> rows, String tint) {
        double least = Math.min(
                0,
                rows.stream()
                        .filter(row -> row.kind() == Kind.STEP)
                        .mapToDouble(row -> Math.min(row.before(), row.after()))
                        .min()
                        .orElse(0));
        double most = rows.stream()
                .filter(row -> row.kind() == Kind.STEP || row.kind() == Kind.SUBTOTAL)
                .mapToDouble(row -> Math.max(row.before(), row.after()))
                .max()
                .orElse(0);
        SpanBar.Scale scale = new SpanBar.Scale(least, Math.max(most, least), step(most - least));
        getChildren().setAll(rows.stream().map(row -> line(row, scale, tint)).toList());
    }

    private Node line(Row row, SpanBar.Scale scale, String tint) {
        Label label = new Label(row.label());
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().add("fall-label");
        VBox words = new VBox(label);
        words.setMinWidth(0);
        words.getStyleClass().add("fall-words");
        if (!row.ruling().isEmpty()) {
            Label ruling = new Label(row.ruling());
            ruling.setGraphic(new Icon(Glyph.GAVEL, "small", "accent"));
            ruling.setWrapText(true);
            ruling.setMinHeight(USE_PREF_SIZE);
            ruling.getStyleClass().addAll("caption", "ruling");
            words.getChildren().add(ruling);
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        Label amount = new Label(row.amount());
        amount.getStyleClass().add("fall-amount");
        amount.setMinWidth(Region.USE_PREF_SIZE);
        LinkRow line = new LinkRow(AccessibleRole.HYPERLINK, () -> go.accept(row.field()), words);
        boolean bar = switch (row.kind()) {
            case STEP, SUBTOTAL -> scale.most() > scale.least();
            case TOTAL, PLAIN -> false;
        };
        if (bar) {
            boolean less = row.after() < row.before();
            line.getChildren()
                    .add(new SpanBar(
                            row.kind() == Kind.SUBTOTAL ? Math.min(0, scale.least()) : row.before(),
                            row.after(),
                            scale,
                            tint,
                            less ? "less" : "more",
                            row.kind().name().toLowerCase(Locale.ROOT)));
        }
        HBox right = new HBox(amount);
        right.getStyleClass().add(bar ? "fall-right" : "fall-free");
        line.getChildren().add(right);
        line.getStyleClass().addAll("fall-row", row.kind().name().toLowerCase(Locale.ROOT), tint);
        line.setFocusTraversable(!row.field().isEmpty());
        line.setAccessibleText(row.label() + ": " + row.amount() + (row.ruling().isEmpty() ? "" : ". " + row.ruling()));
        return line;
    }

    /// A round step that gives at most six lines.
    private static double step(double range) {
        double step = 1;
        double[] factors = {2, 2.5, 2};
        for (int i = 0; range / step > 6; i++) {
            step *= factors[i % factors.length];
        }
        return step;
    }
}
