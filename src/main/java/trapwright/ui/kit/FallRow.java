package trapwright.ui.kit;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One row of a waterfall: the rule, a bar, the amount.
final class FallRow extends LinkRow {
    private final String tint;
    private final Label label = new Label();
    private final Label ruling = new Label();
    private final SpanBar bar = new SpanBar();
    private final Label amount = new Label();
    private String field = "";

    FallRow(Consumer<String> go, String tint) {
        super(AccessibleRole.HYPERLINK, () -> {});
        onGo(() -> go.accept(field));
        this.tint = tint;
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().add("fall-label");
        ruling.setGraphic(new Icon(Glyph.GAVEL, "small", "accent"));
        ruling.setWrapText(true);
        ruling.setMinHeight(USE_PREF_SIZE);
        ruling.getStyleClass().addAll("caption", "ruling");
        ruling.visibleProperty().bind(ruling.textProperty().isNotEmpty());
        ruling.managedProperty().bind(ruling.visibleProperty());
        bar.managedProperty().bind(bar.visibleProperty());
        amount.getStyleClass().add("fall-amount");
        amount.setMinWidth(USE_PREF_SIZE);
        VBox words = new VBox(label, ruling);
        words.setMinWidth(0);
        words.getStyleClass().add("fall-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox right = new HBox(amount);
        right.getStyleClass().add("fall-right");
        getChildren().addAll(words, bar, right);
        getStyleClass().add("fall-row");
    }

    void show(Waterfall.Row row, SpanBar.Scale scale) {
        field = row.field();
        label.setText(row.label());
        ruling.setText(row.ruling());
        amount.setText(row.amount());
        String kind = row.kind().name().toLowerCase(Locale.ROOT);
        boolean drawn = switch (row.kind()) {
            case STEP, SUBTOTAL -> scale.most() > scale.least();
            case TOTAL, PLAIN -> false;
        };
        bar.setVisible(drawn);
        if (drawn) {
            double from = row.kind() == Waterfall.Kind.SUBTOTAL ? Math.min(0, scale.least()) : row.before();
            bar.show(from, row.after(), scale, tint, row.after() < row.before() ? "less" : "more", kind);
        }
        if (!getStyleClass().contains(kind)) {
            getStyleClass().setAll("link-row", "fall-row", kind, tint, drawn ? "with-bar" : "without-bar");
        }
        setFocusTraversable(!row.field().isEmpty());
        setAccessibleText(row.label() + ": " + row.amount() + (row.ruling().isEmpty() ? "" : ". " + row.ruling()));
    }
}
