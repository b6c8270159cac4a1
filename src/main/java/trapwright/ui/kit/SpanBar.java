package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/// A bar from one value to another on a scale, with thin lines at the scale's steps.
public final class SpanBar extends Region {
    private static final double THINNEST = 2;

    private final double from;
    private final double to;
    private final Scale scale;
    private final Region bar = new Region();
    private final List<Region> lines = new ArrayList<>();

    /// A scale that several bars share.
    ///
    /// @param least its lower end
    /// @param most its upper end
    /// @param step from one line to the next
    public record Scale(double least, double most, double step) {
        double part(double value) {
            return most == least ? 0 : (value - least) / (most - least);
        }
    }

    /// @param styles style classes beside `span-bar`
    public SpanBar(double from, double to, Scale scale, String... styles) {
        this.from = Math.min(from, to);
        this.to = Math.max(from, to);
        this.scale = scale;
        getStyleClass().add("span-bar");
        bar.getStyleClass().add("span");
        bar.getStyleClass().addAll(styles);
        for (double at = scale.least(); at <= scale.most(); at += scale.step()) {
            Region line = new Region();
            line.getStyleClass().add("span-line");
            lines.add(line);
        }
        getChildren().addAll(lines);
        getChildren().add(bar);
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
        double inset = Math.round(getHeight() * 0.2);
        bar.resizeRelocate(Math.round(left), inset, Math.round(length), getHeight() - 2 * inset);
    }
}
