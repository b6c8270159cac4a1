package trapwright.ui.odds;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;
import trapwright.dice.Distribution;
import trapwright.rules.Odds;
import trapwright.ui.kit.Phrases;

/// The chance of every total of damage as upright bars over an axis, with the totals that drop and kill marked.
final class DamageChart extends Region {
    private static final double LINES = 13;
    private static final int MOST_BARS = 40;
    private static final double HIDDEN = 5e-4;

    private final Phrases phrases;
    private final Said said;
    private final Label size = new Label("0");
    private final List<Column> columns = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final Region ground = new Region();
    private int wide = 1;

    private record Column(int from, double chance, Region bar, Label name) {}

    private record Rule(double chance, Region line, Label name) {}

    private record Mark(int at, Region line, Label name) {}

    DamageChart(Phrases phrases) {
        this.phrases = phrases;
        said = new Said(phrases, "");
        getStyleClass().add("damage-chart");
        setAccessibleRole(AccessibleRole.TEXT);
        ground.getStyleClass().add("axis");
        size.setVisible(false);
        MenuItem copy = new MenuItem();
        copy.textProperty().bind(phrases.text("odds.chart.copy"));
        copy.setOnAction(event -> copy());
        ContextMenu menu = new ContextMenu(copy);
        setOnContextMenuRequested(event -> menu.show(this, event.getScreenX(), event.getScreenY()));
    }

    /// Shows what one springing does to one character.
    void show(Odds.Toll toll) {
        columns.clear();
        rules.clear();
        marks.clear();
        Distribution damage = toll.damage();
        int last = last(toll);
        wide = last / MOST_BARS + 1;
        double highest = 0;
        List<String> spoken = new ArrayList<>();
        for (int from = 0; from <= last; from += wide) {
            double chance = 0;
            for (int total = from; total < from + wide; total++) {
                chance += damage.chance(total);
            }
            highest = Math.max(highest, chance);
            columns.add(column(toll, from, chance));
            if (chance > 0) {
                spoken.add(words(from, chance));
            }
        }
        double step =
                highest > 0.5 ? 0.25 : highest > 0.2 ? 0.1 : highest > 0.08 ? 0.05 : highest > 0.02 ? 0.01 : 0.005;
        for (double at = step; at <= highest + step / 2; at += step) {
            rules.add(new Rule(at, styled("grid-line"), axisLabel(said.chance(at))));
        }
        String falls = toll.diesAt() == toll.dropsAt() ? "odds.chart.dies" : "odds.chart.drops";
        mark(toll.dropsAt(), last, phrases.say(falls, toll.dropsAt(), Said.percent(toll.drop())));
        if (toll.diesAt() != toll.dropsAt()) {
            mark(toll.diesAt(), last, phrases.say("odds.chart.dies", toll.diesAt(), Said.percent(toll.die())));
        }
        getChildren().clear();
        rules.forEach(rule -> getChildren().addAll(rule.line(), rule.name()));
        columns.forEach(column -> getChildren().addAll(column.bar(), column.name()));
        getChildren().add(ground);
        marks.forEach(mark -> getChildren().addAll(mark.line(), mark.name()));
        getChildren().add(size);
        marks.forEach(mark -> spoken.add(mark.name().getText()));
        setAccessibleText(phrases.say("odds.chart.axis") + ". " + String.join("; ", spoken));
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return line() * LINES;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double line = Math.ceil(line() * 1.4);
        double left = rules.stream()
                        .mapToDouble(rule -> rule.name().prefWidth(-1))
                        .max()
                        .orElse(0)
                + 4;
        double top = marks.size() * line + 2;
        double floor = getHeight() - line - 2;
        double room = Math.max(1, floor - top);
        double most = columns.stream().mapToDouble(Column::chance).max().orElse(1);
        double each = (getWidth() - left) / Math.max(1, columns.size());
        for (Rule rule : rules) {
            double y = Math.round(floor - room * Math.min(1, rule.chance() / most));
            rule.line().resizeRelocate(left, y, getWidth() - left, 1);
            rule.name().resizeRelocate(0, y - line / 2, left - 4, line);
        }
        double free = 0;
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            double x = left + i * each;
            double height = most == 0 ? 0 : room * column.chance() / most;
            double tall = column.chance() > 0 ? Math.max(1, Math.round(height)) : 0;
            column.bar()
                    .resizeRelocate(
                            Math.round(x + each * 0.08), floor - tall, Math.max(1, Math.round(each * 0.84)), tall);
            double width = column.name().prefWidth(-1);
            boolean fits = x + each / 2 - width / 2 >= free && x + each / 2 + width / 2 <= getWidth() + 1;
            column.name().setVisible(fits);
            column.name().resizeRelocate(Math.round(x + each / 2 - width / 2), floor + 2, width, line);
            free = fits ? x + each / 2 + width / 2 + line / 2 : free;
        }
        ground.resizeRelocate(left, floor, getWidth() - left, 1);
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            double x = Math.round(left + (double) mark.at() / wide * each);
            double y = i * line;
            double width = Math.min(getWidth(), mark.name().prefWidth(-1));
            boolean inside = x <= getWidth();
            mark.line().setVisible(inside);
            mark.line().resizeRelocate(x, y, 2, floor - y);
            double start =
                    inside && x + 4 + width <= getWidth() ? x + 4 : Math.max(0, Math.min(x - 4, getWidth()) - width);
            mark.name().resizeRelocate(start, y, width, line);
        }
    }

    /// The last total worth showing: beyond it hardly anything is left, unless it decides.
    private static int last(Odds.Toll toll) {
        Distribution damage = toll.damage();
        int last = damage.most();
        double left = damage.chance(last);
        while (last > 1 && left < HIDDEN) {
            last--;
            left += damage.chance(last);
        }
        return Math.max(last, 1);
    }

    private Column column(Odds.Toll toll, int from, double chance) {
        Region bar = styled("bar");
        bar.getStyleClass().add(from >= toll.diesAt() ? "dead" : from >= toll.dropsAt() ? "down" : "up");
        Tooltip.install(bar, new Tooltip(words(from, chance)));
        return new Column(from, chance, bar, axisLabel(phrases.say("odds.value", from)));
    }

    private String words(int from, double chance) {
        return wide == 1
                ? phrases.say("odds.chart.one", from, Said.percent(chance))
                : phrases.say("odds.chart.range", from, from + wide - 1, Said.percent(chance));
    }

    private void mark(int at, int last, String words) {
        Label name = new Label(words);
        name.getStyleClass().add("mark-name");
        name.setAlignment(Pos.CENTER_LEFT);
        Region line = styled("mark-line");
        marks.add(new Mark(Math.min(at, (last / wide + 2) * wide * 2), line, name));
    }

    private Label axisLabel(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("axis-name");
        label.setAlignment(Pos.CENTER_RIGHT);
        return label;
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putImage(snapshot(null, null));
        content.putString(getAccessibleText());
        Clipboard.getSystemClipboard().setContent(content);
    }

    private static Region styled(String style) {
        Region region = new Region();
        region.getStyleClass().add(style);
        return region;
    }

    private double line() {
        return size.getFont().getSize();
    }
}
