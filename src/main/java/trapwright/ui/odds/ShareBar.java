package trapwright.ui.odds;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// One bar in parts that add up to the whole, each with its words while there is room.
final class ShareBar extends Region {
    private List<Share> shown = List.of();
    private final List<Label> parts = new ArrayList<>();

    /// One part.
    ///
    /// @param share how much of the whole, 0 to 1
    /// @param style its style class
    /// @param words what it says
    record Share(double share, String style, String words) {}

    ShareBar() {
        getStyleClass().add("share-bar");
        setAccessibleRole(AccessibleRole.TEXT);
    }

    void show(List<Share> shares) {
        if (shares.equals(shown)) {
            return;
        }
        shown = List.copyOf(shares);
        parts.clear();
        for (Share share : shown) {
            Label label = new Label(share.words());
            label.getStyleClass().addAll("share", share.style());
            label.setTooltip(new Tooltip(share.words()));
            parts.add(label);
        }
        getChildren().setAll(parts);
        setAccessibleText(String.join(", ", shown.stream().map(Share::words).toList()));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double left = 0;
        double sum = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += shown.get(i).share();
            double right = Math.round(getWidth() * Math.min(1, sum));
            Label label = parts.get(i);
            boolean fits = right - left >= label.prefWidth(-1);
            label.setText(fits ? shown.get(i).words() : "");
            label.resizeRelocate(left, 0, Math.max(0, right - left), getHeight());
            left = right;
        }
    }
}
