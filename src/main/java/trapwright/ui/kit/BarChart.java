package trapwright.ui.kit;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Upright bars from 0 to the highest, each with its number above and its name below; read aloud as a table.
public final class BarChart extends Region {
    private static final double HIGHEST = 7.5;
    private static final double GAP = 0.25;
    private static final double LEAST = 2;

    private final Label size = new Label("0");
    private List<Bar> shown = List.of();
    private List<Region> bars = List.of();
    private List<Label> numbers = List.of();
    private List<Label> names = List.of();

    /// One bar.
    ///
    /// @param name what stands below it
    /// @param number what stands above it
    /// @param height how high it is
    /// @param strong whether it is one of those that matter
    public record Bar(String name, String number, double height, boolean strong) {}

    public BarChart() {
        getStyleClass().add("bar-chart");
        setAccessibleRole(AccessibleRole.TEXT);
        size.setVisible(false);
    }

    /// Shows these bars from now on.
    ///
    /// @param spoken the whole chart in words
    public void show(List<Bar> changed, String spoken) {
        setAccessibleText(spoken);
        if (changed.equals(shown)) {
            return;
        }
        shown = List.copyOf(changed);
        bars = shown.stream().map(BarChart::column).toList();
        numbers = shown.stream().map(bar -> label(bar.number(), "bar-number")).toList();
        names = shown.stream().map(bar -> label(bar.name(), "bar-name")).toList();
        getChildren().setAll(bars);
        getChildren().addAll(numbers);
        getChildren().addAll(names);
        getChildren().add(size);
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return line() * HIGHEST;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return line() * HIGHEST;
    }

    @Override
    protected void layoutChildren() {
        int count = Math.max(1, shown.size());
        double text = Math.ceil(line() * 1.5);
        double each = getWidth() / count;
        double gap = Math.min(line() * GAP * 2, each * GAP);
        double room = getHeight() - 2 * text;
        double most = shown.stream().mapToDouble(Bar::height).max().orElse(0);
        for (int i = 0; i < shown.size(); i++) {
            double height = most == 0 ? 0 : room * shown.get(i).height() / most;
            double tall = Math.max(LEAST, Math.round(height));
            double left = Math.round(i * each + gap / 2);
            double width = Math.round((i + 1) * each - gap / 2) - left;
            bars.get(i).resizeRelocate(left, text + room - tall, width, tall);
            centre(numbers.get(i), i * each, each, room - tall, text);
            centre(names.get(i), i * each, each, text + room, text);
        }
    }

    private static void centre(Label label, double left, double each, double top, double height) {
        double width = Math.min(each, label.prefWidth(-1));
        double x = left + (each - width) / 2;
        label.resize(width, label.prefHeight(-1));
        label.relocate(Math.round(x), Math.round(top + (height - label.getHeight()) / 2));
    }

    private static Region column(Bar bar) {
        Region column = new Region();
        column.getStyleClass().addAll("bar", bar.strong() ? "strong" : "quiet");
        return column;
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        return label;
    }

    private double line() {
        return size.getFont().getSize();
    }
}
