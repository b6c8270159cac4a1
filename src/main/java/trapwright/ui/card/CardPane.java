package trapwright.ui.card;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import trapwright.card.Picture;
import trapwright.sheet.Band;
import trapwright.sheet.Block;
import trapwright.sheet.Foot;
import trapwright.sheet.Icons;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;
import trapwright.ui.kit.Drawing;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.Photo;

/// A card as it will be printed. What comes from a field leads to it.
public final class CardPane extends VBox {
    private final Icons icons;
    private final Consumer<String> go;
    private final VBox body = new VBox();
    private final HBox numbers = new HBox();
    private final Region space = new Region();
    private Map<Object, Node> drawn = Map.of();

    /// @param icons the pictures
    /// @param go goes to a field
    public CardPane(Icons icons, Consumer<String> go) {
        this.icons = icons;
        this.go = go;
        setId("card");
        getStyleClass().add("paper");
        body.getStyleClass().add("paper-body");
        numbers.getStyleClass().add("paper-numbers");
        VBox.setVgrow(space, Priority.ALWAYS);
    }

    /// Shows a page. What is already there and has not changed stays as it is.
    public void show(Page page) {
        String tint = page.band().tint().name().toLowerCase(Locale.ROOT);
        if (!getStyleClass().contains(tint)) {
            getStyleClass().setAll("paper", tint);
        }
        Map<Object, Node> kept = new HashMap<>();
        List<Node> rows = new ArrayList<>();
        page.body().forEach(block -> rows.add(keep(kept, new Placed(block, rows.size()), () -> block(block))));
        if (!body.getChildren().equals(rows)) {
            body.getChildren().setAll(rows);
        }
        List<Node> parts = new ArrayList<>();
        parts.add(keep(kept, page.band(), () -> band(page.band())));
        if (!page.numbers().isEmpty()) {
            parts.add(numbers);
            List<Node> cells = new ArrayList<>();
            page.numbers()
                    .forEach(number -> cells.add(keep(kept, new Placed(number, cells.size()), () -> number(number))));
            if (!numbers.getChildren().equals(cells)) {
                numbers.getChildren().setAll(cells);
            }
        }
        parts.addAll(List.of(body, space, keep(kept, page.foot(), () -> foot(page.foot()))));
        if (!getChildren().equals(parts)) {
            getChildren().setAll(parts);
        }
        drawn = kept;
    }

    private Node keep(Map<Object, Node> kept, Object what, Supplier<Node> draw) {
        Node node = Optional.ofNullable(drawn.get(what)).orElseGet(draw);
        kept.put(what, node);
        return node;
    }

    /// A piece of the card at its place; the same piece may stand in several.
    private record Placed(Object piece, int place) {}

    private Node band(Band band) {
        StackPane ring = new StackPane();
        ring.getStyleClass().add("paper-ring");
        emblem(band.picture()).ifPresent(ring.getChildren()::add);
        Label name = label(band.name(), "paper-name");
        Label kind = label(band.kind(), "paper-kind");
        VBox words = new VBox(name, kind);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(ring, words);
        if (!band.badge().isEmpty()) {
            VBox badge = new VBox(
                    label(band.badge().label(), "badge-label"),
                    label(band.badge().value(), "badge-value"));
            badge.getStyleClass().add("paper-badge");
            badge.setMinWidth(USE_PREF_SIZE);
            badge.setMaxHeight(USE_PREF_SIZE);
            row.getChildren().add(badge);
        }
        row.getStyleClass().add("paper-band");
        return row;
    }

    /// The game master's own picture is unpacked in the background; the ring is empty till then.
    private Optional<Node> emblem(Picture picture) {
        return switch (picture) {
            case Picture.Icon icon -> drawing(icon.id());
            case Picture.Image own -> drawing(Icons.USUAL).map(usual -> new Photo(own.base64(), usual));
        };
    }

    private Optional<Node> drawing(String id) {
        return icons.find(id).map(icon -> new Drawing(icon.path()));
    }

    private Node number(Labelled number) {
        VBox cell = new VBox(label(number.label(), "number-label"), label(number.value(), "number-value"));
        cell.getStyleClass().add("paper-number");
        LinkRow link = link(number.field(), cell);
        link.setAccessibleText(number.text());
        HBox.setHgrow(cell, Priority.ALWAYS);
        HBox.setHgrow(link, Priority.ALWAYS);
        link.setMaxWidth(Double.MAX_VALUE);
        return link;
    }

    private Node block(Block block) {
        return switch (block) {
            case Block.Row row -> row(row);
            case Block.Heading heading -> label(heading.text(), "paper-heading");
            case Block.Rule ignored -> styled(new Region(), "paper-rule");
            case Block.Tell tell -> styled(new VBox(Prose.flow(tell.label(), tell.text())), "paper-tell");
            case Block.ReadAloud read -> styled(new VBox(Prose.flow("", read.text())), "paper-read");
            case Block.Strip strip -> strip(strip);
            case Block.Table table -> label(table.text(), "strip-value");
        };
    }

    private Node row(Block.Row row) {
        Node text = Prose.flow("", row.text());
        HBox.setHgrow(text, Priority.ALWAYS);
        LinkRow link = row.label().isEmpty()
                ? link(row.field(), text)
                : link(row.field(), label(row.label(), "paper-label"), text);
        link.getStyleClass().add("paper-row");
        link.setAccessibleText(row.label() + ": " + trapwright.sheet.Run.text(row.text()));
        return link;
    }

    private static Node strip(Block.Strip strip) {
        HBox row = new HBox(label(strip.label(), "paper-label"));
        row.getStyleClass().add("paper-strip");
        for (Labelled cell : strip.cells()) {
            VBox column = new VBox(label(cell.label(), "strip-head"), label(cell.value(), "strip-value"));
            column.getStyleClass().add("strip-cell");
            column.setPrefWidth(0);
            HBox.setHgrow(column, Priority.ALWAYS);
            row.getChildren().add(column);
        }
        return row;
    }

    private Node foot(Foot foot) {
        VBox box = new VBox();
        box.getStyleClass().add("paper-foot");
        if (!foot.ticks().isEmpty()) {
            javafx.scene.layout.FlowPane ticks = new javafx.scene.layout.FlowPane();
            ticks.getStyleClass().add("paper-ticks");
            foot.ticks().stream().map(CardPane::tick).forEach(ticks.getChildren()::add);
            box.getChildren().add(ticks);
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox closing = new HBox(Prose.pair(foot.left()), space, Prose.pair(foot.right()));
        closing.getStyleClass().add("paper-closing");
        box.getChildren().add(closing);
        if (!foot.credit().isEmpty()) {
            Label credit = label(foot.credit(), "paper-credit");
            credit.setWrapText(true);
            box.getChildren().add(credit);
        }
        return box;
    }

    private static Node tick(Foot.Tick tick) {
        HBox row = new HBox(label(tick.label(), "tick-label"));
        row.getStyleClass().add("paper-tick");
        for (int i = 1; i <= tick.count(); i++) {
            Label square = label(tick.numbered() ? Integer.toString(i) : "", "tick-box");
            row.getChildren().add(square);
        }
        return row;
    }

    private LinkRow link(@Nullable String field, Node... nodes) {
        LinkRow link = new LinkRow(
                AccessibleRole.HYPERLINK,
                () -> {
                    if (field != null) {
                        go.accept(field);
                    }
                },
                nodes);
        link.setFocusTraversable(field != null && !field.isEmpty());
        return link;
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        boolean wraps = style.equals("paper-name") || style.equals("paper-kind") || style.equals("paper-label");
        label.setWrapText(wraps);
        label.setMinHeight(USE_PREF_SIZE);
        if (style.equals("badge-value")) {
            label.setMinWidth(USE_PREF_SIZE);
        }
        return label;
    }

    private static Node styled(Region node, String style) {
        node.getStyleClass().add(style);
        return node;
    }
}
