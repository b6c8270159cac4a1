package trapwright.sheet.pdf;

import static trapwright.sheet.type.FontFace.SANS;
import static trapwright.sheet.type.FontFace.SANS_SEMIBOLD;

import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Block;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;
import trapwright.sheet.type.Paragraph;

/// Measures the blocks of a page for one column.
final class Body {
    /// The most of a column's width that labels may take.
    private static final double LABELS = 0.34;

    /// Columns less wide than this, in points of the usual card, have their labels in the text's own lines.
    private static final double NARROW = 180;

    private final Style style;
    private final double width;
    private final double indent;
    private final boolean narrow;

    private Body(Style style, double width, List<Block> blocks) {
        this.style = style;
        this.width = width;
        double widest = blocks.stream()
                .mapToDouble(this::labelWidth)
                .filter(wide -> wide <= width * LABELS)
                .max()
                .orElse(0);
        narrow = width < style.pt(NARROW);
        indent = widest == 0 ? 0 : Math.max(style.pt(50), widest + style.pt(6));
    }

    /// The blocks, measured, in order.
    static List<Laid> of(List<Block> blocks, double width, Style style) {
        Body body = new Body(style, width, blocks);
        return blocks.stream().map(body::laid).toList();
    }

    private double labelWidth(Block block) {
        return switch (block) {
            case Block.Row row -> natural(row.label());
            case Block.Strip strip -> natural(strip.label());
            case Block.Heading _, Block.Rule _, Block.Tell _, Block.ReadAloud _, Block.Table _ -> 0;
        };
    }

    private double natural(String label) {
        return style.label(label, Double.MAX_VALUE).width();
    }

    private Laid laid(Block block) {
        return switch (block) {
            case Block.Row row -> row(row.label(), row.text());
            case Block.Heading heading -> new LaidText(style.heading(heading.text(), width), style.pt(6), true);
            case Block.Rule _ -> new LaidRule(width, style.pt(5), style.ink().line());
            case Block.Tell tell -> box(style.tell(tell.label(), tell.text(), width - 2 * padding()), false);
            case Block.ReadAloud aloud -> box(style.reading(aloud.text(), width - 2 * padding()), true);
            case Block.Strip strip -> strip(strip);
            case Block.Table table -> LaidTable.of(table, width, style);
        };
    }

    private Laid row(String label, List<Run> text) {
        double gap = style.pt(2.8);
        if (label.isBlank()) return new LaidText(style.reading(text, width), gap, false);
        Paragraph beside = style.label(label, indent - style.pt(4));
        if (indent > 0 && !narrow && beside.lines() <= 2) {
            return new LaidRow(beside, style.reading(text, width - indent), indent, gap);
        }
        return new LaidText(style.labelled(label, text, width), gap, false);
    }

    private Laid box(Paragraph text, boolean framed) {
        return new LaidBox(text, width, padding(), framed, style);
    }

    private Laid strip(Block.Strip strip) {
        List<LaidStrip.Cell> cells = strip.cells().stream().map(this::cell).toList();
        Paragraph label = style.label(strip.label(), indent - style.pt(4));
        double widest = cells.stream().mapToDouble(LaidStrip.Cell::width).max().orElse(0) + style.pt(6);
        int perLine = (int) ((width - indent) / widest);
        if (perLine < 1 || label.lines() > 2 || cells.isEmpty()) return row(strip.label(), listed(strip.cells()));
        int lines = Math.ceilDiv(cells.size(), perLine);
        return new LaidStrip(label, cells, Math.ceilDiv(cells.size(), lines), indent, width, style);
    }

    private LaidStrip.Cell cell(Labelled cell) {
        return new LaidStrip.Cell(
                style.single(cell.label(), SANS, 7.5, style.ink().quiet(), Double.MAX_VALUE),
                style.single(cell.value(), SANS_SEMIBOLD, 7.8, style.ink().text(), Double.MAX_VALUE));
    }

    /// A strip that is too wide for columns, as text: head, strong figure, and so on.
    private static List<Run> listed(List<Labelled> cells) {
        List<Run> runs = new ArrayList<>();
        for (Labelled cell : cells) {
            runs.add(Run.plain((runs.isEmpty() ? "" : " · ") + cell.label() + " "));
            runs.add(Run.bold(cell.value()));
        }
        return runs;
    }

    private double padding() {
        return style.pt(6.5);
    }
}
