package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Block;
import trapwright.sheet.Foot;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;

/// The closing lines of a card, measured: left and right on one line where they fit, else one below the other; credit.
record FootArt(Paragraph left, Paragraph right, Paragraph credit, double width, Style style) {
    static FootArt of(Foot foot, double width, Style style) {
        return new FootArt(
                style.closing(foot.left(), width),
                style.closing(foot.right(), width),
                style.single(foot.credit(), FontFace.SANS, 7, style.ink().quiet(), width),
                width,
                style);
    }

    /// The same lines for the body of a card whose foot has no room for them.
    static List<Block> asRows(Foot foot) {
        List<Block> rows = new ArrayList<>();
        for (Labelled line : List.of(foot.left(), foot.right())) {
            if (line.isEmpty()) continue;
            rows.add(new Block.Row("", List.of(Run.plain(line.label() + " "), Run.bold(line.value()))));
        }
        if (!foot.credit().isBlank()) rows.add(new Block.Row("", List.of(Run.italic(foot.credit()))));
        return rows;
    }

    /// Height from the rule above the lines to the safe edge of the card.
    double height() {
        double height = lines() + credit.height();
        return height == 0 ? 0 : height + style.pt(3);
    }

    /// Draws with the rule at y.
    void draw(Pen pen, double y) {
        if (height() == 0) return;
        pen.line(0, y, width, y, style.ink().line(), 0.6);
        double top = y + style.pt(2.4);
        pen.text(left, 0, top);
        if (beside()) pen.textRight(right, width, top);
        else pen.text(right, 0, top + left.height());
        pen.text(credit, 0, top + lines());
    }

    private boolean beside() {
        return left.lines() <= 1 && right.lines() <= 1 && left.width() + right.width() + style.pt(8) <= width;
    }

    private double lines() {
        return beside() ? Math.max(left.height(), right.height()) : left.height() + right.height();
    }
}
