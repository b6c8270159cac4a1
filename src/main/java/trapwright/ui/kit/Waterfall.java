package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.VBox;

/// A figure as its steps, one row a rule: what it is, a bar from before to after, and the amount. Each row leads to its
/// field.
public final class Waterfall extends VBox {
    private final Consumer<String> go;
    private final List<FallRow> lines = new ArrayList<>();
    private List<Row> shown = List.of();

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
        if (rows.equals(shown)) {
            return;
        }
        shown = List.copyOf(rows);
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
        while (lines.size() < rows.size()) {
            lines.add(new FallRow(go, tint));
        }
        for (int i = 0; i < rows.size(); i++) {
            lines.get(i).show(rows.get(i), scale);
        }
        if (getChildren().size() != rows.size()) {
            getChildren().setAll(lines.subList(0, rows.size()));
        }
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
