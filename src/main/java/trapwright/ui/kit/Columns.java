package trapwright.ui.kit;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// Children side by side in columns of one width; each row is as high as its highest child.
public class Columns extends Pane {
    private static final StyleablePropertyFactory<Columns> STYLES =
            new StyleablePropertyFactory<>(Pane.getClassCssMetaData());
    private static final CssMetaData<Columns, Number> COUNT =
            STYLES.createSizeCssMetaData("-fx-pref-columns", columns -> columns.wanted, 2d);
    private static final CssMetaData<Columns, Number> GAP =
            STYLES.createSizeCssMetaData("-fx-hgap", columns -> columns.gap, 0d);

    private final @Nullable Heights heights = new Heights();
    private final SimpleStyleableDoubleProperty wanted;
    private final SimpleStyleableDoubleProperty gap = new SimpleStyleableDoubleProperty(GAP, this, "gap", 0d);

    /// @param count how many columns, 1 or more
    public Columns(int count, Node... children) {
        super(children);
        getStyleClass().add("columns");
        wanted = new SimpleStyleableDoubleProperty(COUNT, this, "count", (double) count);
        wanted.addListener(changed -> requestLayout());
        gap.addListener(changed -> requestLayout());
    }

    /// How many columns; the style sheet may leave fewer where there is no room.
    public final int count() {
        return Math.max(1, (int) wanted.get());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLES.getCssMetaData();
    }

    @Override
    protected double computeMinWidth(double height) {
        return getInsets().getLeft() + getInsets().getRight();
    }

    @Override
    protected double computePrefWidth(double height) {
        double widest = getManagedChildren().stream()
                .mapToDouble(child -> child.prefWidth(-1))
                .max()
                .orElse(0);
        int columns = count();
        return computeMinWidth(height) + widest * columns + gap.get() * (columns - 1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return heights == null ? measure(width) : heights.at(width, this::measure);
    }

    @Override
    public void requestLayout() {
        // the parent's constructor asks before there is anything to forget
        if (heights != null) {
            heights.forget();
        }
        super.requestLayout();
    }

    private double measure(double width) {
        List<Node> children = getManagedChildren();
        double each = childWidth(width < 0 ? computePrefWidth(-1) : width);
        double height = getInsets().getTop() + getInsets().getBottom();
        for (int first = 0; first < children.size(); first += count()) {
            height += rowHeight(children, first, each) + (first > 0 ? gap.get() : 0);
        }
        return height;
    }

    @Override
    protected void layoutChildren() {
        List<Node> children = getManagedChildren();
        double each = childWidth(getWidth());
        double y = getInsets().getTop();
        for (int first = 0; first < children.size(); first += count()) {
            double height = rowHeight(children, first, each);
            for (int i = first; i < Math.min(first + count(), children.size()); i++) {
                double x = getInsets().getLeft() + (i - first) * (each + gap.get());
                children.get(i).resizeRelocate(snapPositionX(x), snapPositionY(y), snapSizeX(each), height);
            }
            y += height + gap.get();
        }
    }

    private double childWidth(double width) {
        int columns = count();
        double room = width - getInsets().getLeft() - getInsets().getRight() - gap.get() * (columns - 1);
        return Math.max(0, Math.floor(room / columns));
    }

    private double rowHeight(List<Node> children, int first, double each) {
        return children.subList(first, Math.min(first + count(), children.size())).stream()
                .mapToDouble(child -> snapSizeY(child.prefHeight(each)))
                .max()
                .orElse(0);
    }
}
