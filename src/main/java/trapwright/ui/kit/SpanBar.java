package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/// A bar from one value to another on a scale, with thin lines at the scale's steps.
final class SpanBar extends Region {
    private static final double THINNEST = 2;
    private static final double INSET = 0.2;

    private final Region bar = new Region();
    private final List<Region> lines = new ArrayList<>();
    private double from;
    private double to;
    private Scale scale = new Scale(0, 0, 1);
    private List<String> styles = List.of();

    /// A scale that several bars share.
    ///
    /// @param least its lower end
    /// @param most its upper end
    /// @param step from one line to the next
    record Scale(double least, double most, double step) {
        double part(double value) {
            return most == least ? 0 : (value - least) / (most - least);
        }

        int lines() {
            return (int) ((most - least) / step) + 1;
        }
    }

    SpanBar() {
        getStyleClass().add("span-bar");
        getChildren().add(bar);
    }

    /// Shows a bar.
    ///
    /// @param wanted its style classes
    void show(double start, double end, Scale on, String... wanted) {
        from = Math.min(start, end);
        to = Math.max(start, end);
        scale = on;
        if (!styles.equals(List.of(wanted))) {
            styles = List.of(wanted);
            bar.getStyleClass().setAll("span");
            bar.getStyleClass().addAll(wanted);
        }
        while (lines.size() > on.lines()) {
            getChildren().remove(lines.removeLast());
        }
        while (lines.size() < on.lines()) {
            Region line = new Region();
            line.getStyleClass().add("span-line");
            lines.add(line);
            getChildren().addFirst(line);
        }
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - THINNEST;
        for (int i = 0; i < lines.size(); i++) {
            double at = scale.part(scale.least() + i * scale.step());
            lines.get(i).resizeRelocate(Math.round(at * width), 0, 1, getHeight());
        }
        double left = scale.part(from) * width;
        double length = Math.max(THINNEST, (scale.part(to) - scale.part(from)) * width);
        double inset = Math.round(getHeight() * INSET);
        bar.resizeRelocate(Math.round(left), inset, Math.round(length), getHeight() - 2 * inset);
    }
}
