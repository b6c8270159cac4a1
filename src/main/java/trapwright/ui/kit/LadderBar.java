package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A scale in bands with a mark where the value stands; a click sets the value.
public final class LadderBar extends Region {
    /// What a band does, which gives its colour.
    public enum Kind {
        LOW,
        BASE,
        HIGH
    }

    /// A band of values.
    ///
    /// @param low the lowest
    /// @param high the highest
    /// @param text what they do
    public record Band(int low, int high, Kind kind, String text) {}

    private static final double MARK = 4;
    private static final double BAR = 1.85;
    private static final double OVER = 0.25;
    private static final int CLOSE = 2;

    private final List<Label> bands = new ArrayList<>();
    private final List<Label> ticks = new ArrayList<>();
    private final Region mark = new Region();
    private final Label now = new Label();
    private final Label size = new Label("0");
    private List<Band> shown = List.of();
    private int value;

    /// @param pick sets the value
    public LadderBar(IntConsumer pick) {
        getStyleClass().add("ladder-bar");
        mark.getStyleClass().add("ladder-mark");
        now.getStyleClass().addAll("ladder-tick", "now");
        size.setVisible(false);
        setOnMouseClicked(event -> pick.accept((int) Math.floor(valueAt(event.getX()))));
    }

    /// Shows a value on its scale.
    public void show(List<Band> changed, int at) {
        if (at == value && changed.equals(shown)) {
            return;
        }
        boolean same = changed.equals(shown);
        value = at;
        now.setText(written(at));
        if (same) {
            showTicks();
            requestLayout();
            return;
        }
        shown = List.copyOf(changed);
        bands.clear();
        ticks.clear();
        for (Band band : shown) {
            Label label = new Label(band.text());
            label.getStyleClass().addAll("ladder-band", band.kind().name().toLowerCase(Locale.ROOT));
            bands.add(label);
            ticks.add(tick(band.low()));
        }
        getChildren().setAll(bands);
        getChildren().addAll(ticks);
        getChildren().addAll(mark, now, size);
        showTicks();
        requestLayout();
    }

    private void showTicks() {
        for (int i = 0; i < ticks.size(); i++) {
            ticks.get(i).setVisible(Math.abs(shown.get(i).low() - value) >= CLOSE);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return line() * (BAR + 2 * OVER) + now.prefHeight(-1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return line() * 30;
    }

    @Override
    protected void layoutChildren() {
        double over = line() * OVER;
        double bar = line() * BAR;
        double middle = x(Math.clamp(value, least(), most())) + step() / 2;
        for (int i = 0; i < bands.size(); i++) {
            double from = x(shown.get(i).low());
            double to = x(shown.get(i).high() + 1);
            Label band = bands.get(i);
            double width = Math.round(to) - Math.round(from) - 1;
            band.setText(shown.get(i).text());
            clear(band, middle - Math.round(from), width);
            if (band.prefWidth(-1) > width) {
                band.setText("");
            }
            band.resizeRelocate(Math.round(from), over, width, bar);
        }
        mark.resizeRelocate(middle - MARK / 2, 0, MARK, bar + 2 * over);
        for (int i = 0; i < ticks.size(); i++) {
            centre(ticks.get(i), x(shown.get(i).low()) + step() / 2, bar + 2 * over);
        }
        centre(now, middle, bar + 2 * over);
    }

    /// Where the mark would stand over a band's text, the text stands beside it.
    ///
    /// @param at the mark's middle, from the band's left
    private static void clear(Label band, double at, double width) {
        Insets now = band.getPadding();
        double half = (band.prefWidth(-1) - now.getLeft() - now.getRight()) / 2 + MARK;
        boolean hidden = at >= width / 2 - half && at <= width / 2 + half;
        Insets wanted = !hidden
                ? Insets.EMPTY
                : at < width / 2 ? new Insets(0, 0, 0, at + MARK) : new Insets(0, width - at + MARK, 0, 0);
        if (!now.equals(wanted)) {
            band.setPadding(wanted);
        }
    }

    private void centre(Label label, double middle, double y) {
        double width = label.prefWidth(-1);
        double x = Math.clamp(middle - width / 2, 0, Math.max(0, getWidth() - width));
        label.resizeRelocate(x, y, width, label.prefHeight(-1));
    }

    private static Label tick(int value) {
        Label label = new Label(written(value));
        label.getStyleClass().add("ladder-tick");
        return label;
    }

    private static String written(int value) {
        return Integer.toString(value).replace('-', '−');
    }

    private double line() {
        return size.getFont().getSize();
    }

    private int least() {
        return shown.isEmpty() ? 0 : shown.getFirst().low();
    }

    private int most() {
        return shown.isEmpty() ? 0 : shown.getLast().high();
    }

    private double step() {
        return getWidth() / Math.max(1, most() + 1 - least());
    }

    private double x(int at) {
        return (at - least()) * step();
    }

    private double valueAt(double x) {
        return Math.clamp(least() + x / step(), least(), most());
    }
}
