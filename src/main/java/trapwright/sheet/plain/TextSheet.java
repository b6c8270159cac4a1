package trapwright.sheet.plain;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import trapwright.sheet.Band;
import trapwright.sheet.Block;
import trapwright.sheet.Clean;
import trapwright.sheet.Foot;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;
import trapwright.sheet.Run;

/// Cards as plain text in lines of at most [#WIDTH] signs, one below the other with an empty line and a rule between
/// them.
/// A word longer than a line stays whole.
public final class TextSheet {
    /// The longest line, in signs.
    public static final int WIDTH = 72;

    private static final int LABELS = 16;

    private TextSheet() {}

    /// The cards as one text.
    public static String write(List<Page> pages) {
        return pages.stream().map(TextSheet::card).collect(joining("\n" + "=".repeat(WIDTH) + "\n\n"));
    }

    private static String card(Page page) {
        Wrapped lines = new Wrapped(WIDTH);
        band(page.band(), lines);
        lines.rule();
        List<String> numbers =
                page.numbers().stream().map(number -> held(number.text())).toList();
        if (!numbers.isEmpty()) {
            lines.add("", String.join(" · ", numbers), 0);
            lines.rule();
        }
        int indent = 2
                + page.body().stream()
                        .mapToInt(TextSheet::labelLength)
                        .filter(length -> length <= LABELS)
                        .max()
                        .orElse(0);
        for (Block block : page.body()) block(block, indent, lines);
        foot(page.foot(), lines);
        return lines.toString();
    }

    private static void band(Band band, Wrapped lines) {
        String name = Clean.line(band.name());
        String badge = Clean.line(band.badge().text());
        int free = WIDTH - name.codePointCount(0, name.length()) - badge.codePointCount(0, badge.length());
        if (free >= 2) {
            lines.raw((name + " ".repeat(free) + badge).stripTrailing());
        } else {
            lines.add("", name, 0);
            lines.add("", badge, 0);
        }
        lines.add("", Clean.line(band.kind()), 0);
    }

    private static void block(Block block, int indent, Wrapped lines) {
        switch (block) {
            case Block.Row row ->
                lines.add(Clean.line(row.label()), text(row.text()), row.label().isBlank() ? 0 : indent);
            case Block.Heading heading -> {
                lines.raw("");
                lines.add("", Clean.line(heading.text()), 0);
            }
            case Block.Rule _ -> lines.raw("");
            case Block.Tell tell -> {
                lines.raw("");
                lines.add(Clean.line(tell.label()), text(tell.text()), indent);
            }
            case Block.ReadAloud aloud -> {
                lines.raw("");
                lines.barred(text(aloud.text()));
                lines.raw("");
            }
            case Block.Strip strip ->
                lines.add(
                        Clean.line(strip.label()),
                        strip.cells().stream()
                                .map(cell -> held(cell.label() + ": " + cell.value()))
                                .collect(joining(" · ")),
                        indent);
            case Block.Table table -> table.rows().forEach(row -> row(table.heads(), row, lines));
        }
    }

    /// A line of a table: its first cell, and below it the others with their heads.
    private static void row(List<String> heads, List<String> cells, Wrapped lines) {
        lines.add(
                Clean.line(cells.getFirst()),
                IntStream.range(1, cells.size())
                        .filter(cell -> !cells.get(cell).isBlank())
                        .mapToObj(cell -> held(heads.get(cell) + ": " + cells.get(cell)))
                        .collect(joining(" · ")),
                2);
    }

    private static void foot(Foot foot, Wrapped lines) {
        lines.rule();
        lines.add("", foot.ticks().stream().map(TextSheet::ticks).collect(joining(" · ")), 0);
        List<String> closing = new ArrayList<>();
        for (Labelled part : List.of(foot.left(), foot.right()))
            if (!part.isEmpty()) closing.add(Clean.line(part.text()));
        lines.add("", String.join(" · ", closing), 0);
        lines.add("", Clean.line(foot.credit()), 0);
        lines.endWithoutRule();
    }

    private static String ticks(Foot.Tick tick) {
        return Clean.line(tick.label())
                + IntStream.rangeClosed(1, tick.count())
                        .mapToObj(number -> held(tick.numbered() ? "[ ] " + number : "[ ]"))
                        .map(box -> " " + box)
                        .collect(joining());
    }

    /// Label and value held together, so that a line does not end between them.
    private static String held(String text) {
        return Clean.line(text).replace(' ', Wrapped.GLUE);
    }

    private static String text(List<Run> runs) {
        return Clean.text(Run.text(runs));
    }

    private static int labelLength(Block block) {
        return switch (block) {
            case Block.Row row -> row.label().length();
            case Block.Tell tell -> tell.label().length();
            case Block.Strip strip -> strip.label().length();
            case Block.Heading _, Block.Rule _, Block.ReadAloud _, Block.Table _ -> 0;
        };
    }
}
