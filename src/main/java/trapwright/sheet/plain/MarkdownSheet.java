package trapwright.sheet.plain;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import trapwright.sheet.Band;
import trapwright.sheet.Block;
import trapwright.sheet.Clean;
import trapwright.sheet.Foot;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;

/// Cards as Markdown (CommonMark, with the tables of GitHub), one below the other with a rule between them. What a game
/// master typed comes out as typed: every sign that Markdown would read is escaped.
public final class MarkdownSheet {
    private MarkdownSheet() {}

    /// The cards as one document.
    public static String write(List<Page> pages) {
        return pages.stream().map(MarkdownSheet::card).collect(joining("\n---\n\n"));
    }

    private static String card(Page page) {
        List<String> parts = new ArrayList<>();
        parts.add(band(page.band()));
        if (!page.numbers().isEmpty()) parts.add(table(page.numbers(), Labelled::label, Labelled::value));
        for (Block block : page.body()) parts.add(block(block));
        parts.add(foot(page.foot()));
        return parts.stream().filter(part -> !part.isBlank()).collect(joining("\n\n")) + "\n";
    }

    private static String band(Band band) {
        List<String> under = new ArrayList<>();
        if (!band.kind().isBlank()) under.add(Marked.italic(Clean.line(band.kind())));
        if (!band.badge().isEmpty())
            under.add(Marked.bold(Clean.line(band.badge().text())));
        return "## " + Marked.line(band.name()) + "\n\n" + String.join(" · ", under);
    }

    private static String block(Block block) {
        return switch (block) {
            case Block.Row row -> labelled(row.label(), Marked.runs(row.text()));
            case Block.Heading heading -> "### " + Marked.line(heading.text());
            case Block.Rule _ -> "* * *";
            case Block.Tell tell -> quoted(labelled(tell.label(), Marked.runs(tell.text())));
            case Block.ReadAloud aloud -> quoted(Marked.runs(aloud.text()));
            case Block.Strip strip -> strip(strip);
            case Block.Table table -> table(table);
        };
    }

    private static String strip(Block.Strip strip) {
        List<Labelled> cells = new ArrayList<>(List.of(new Labelled(strip.label(), "")));
        cells.addAll(strip.cells());
        return table(cells, Labelled::label, Labelled::value);
    }

    private static String table(
            List<Labelled> cells, Function<Labelled, String> head, Function<Labelled, String> value) {
        String heads = cells.stream().map(cell -> Marked.line(head.apply(cell))).collect(joining(" | "));
        String lines = cells.stream().map(_ -> ":-:").collect(joining(" | "));
        String values = cells.stream()
                .map(cell -> Marked.bold(Clean.line(value.apply(cell))))
                .collect(joining(" | "));
        return "| " + heads + " |\n| " + lines + " |\n| " + values + " |";
    }

    private static String table(Block.Table table) {
        List<String> lines = new ArrayList<>();
        lines.add(line(table.heads()));
        lines.add("| " + table.heads().stream().map(_ -> ":--").collect(joining(" | ")) + " |");
        table.rows().forEach(row -> lines.add(line(row)));
        return String.join("\n", lines);
    }

    private static String line(List<String> cells) {
        return "| " + cells.stream().map(Marked::line).collect(joining(" | ")) + " |";
    }

    private static String foot(Foot foot) {
        List<String> lines = new ArrayList<>();
        lines.add(foot.ticks().stream().map(MarkdownSheet::ticks).collect(joining(" · ")));
        lines.add(List.of(foot.left(), foot.right()).stream()
                .filter(closing -> !closing.isEmpty())
                .map(closing -> (Marked.line(closing.label()) + " " + Marked.bold(Clean.line(closing.value()))).strip())
                .collect(joining(" · ")));
        lines.add(Marked.italic(Clean.line(foot.credit())));
        return lines.stream().filter(line -> !line.isBlank()).collect(joining("\n\n"));
    }

    private static String ticks(Foot.Tick tick) {
        return Marked.line(tick.label())
                + IntStream.rangeClosed(1, tick.count())
                        .mapToObj(number -> tick.numbered() ? " ☐ " + number : " ☐")
                        .collect(joining());
    }

    private static String labelled(String label, String text) {
        return label.isBlank() ? text : Marked.bold(Clean.line(label) + ".") + " " + text;
    }

    private static String quoted(String text) {
        return text.lines().map(line -> ("> " + line).stripTrailing()).collect(joining("\n"));
    }
}
