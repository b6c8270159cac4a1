package trapwright.sheet.pdf;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import trapwright.sheet.type.Paragraph;
import trapwright.sheet.type.Piece;

/// Draws on a page in points, y downwards, from an origin of its own.
final class Pen {
    private final PDPageContentStream out;
    private final PdfStock stock;
    private final double left;
    private final double top;

    private Pen(PDPageContentStream out, PdfStock stock, double left, double top) {
        this.out = out;
        this.stock = stock;
        this.left = left;
        this.top = top;
    }

    /// A pen whose origin is the page's upper left corner.
    static Pen on(PDPageContentStream out, PdfStock stock, double pageHeight) {
        return new Pen(out, stock, 0, pageHeight);
    }

    /// A pen whose origin lies further right and down.
    Pen at(double x, double y) {
        return new Pen(out, stock, left + x, top - y);
    }

    /// Fills a shape.
    void fill(Shape shape, Color colour) {
        write(() -> {
            out.setNonStrokingColor(colour);
            trace(shape);
            if (shape.getPathIterator(null).getWindingRule() == PathIterator.WIND_EVEN_ODD) out.fillEvenOdd();
            else out.fill();
        });
    }

    /// Draws a shape's outline, the line's middle on it.
    void stroke(Shape shape, Color colour, double width) {
        write(() -> {
            out.setStrokingColor(colour);
            out.setLineWidth((float) width);
            trace(shape);
            out.stroke();
        });
    }

    /// Draws a straight line.
    void line(double x1, double y1, double x2, double y2, Color colour, double width) {
        stroke(new Line2D.Double(x1, y1, x2, y2), colour, width);
    }

    /// Shows a picture inside a shape, in the square round it.
    void picture(BufferedImage image, RectangularShape within) {
        write(() -> {
            out.saveGraphicsState();
            trace(within);
            out.clip();
            out.drawImage(
                    stock.picture(image), px(within.getMinX()), py(within.getMaxY()), (float) within.getWidth(), (float)
                            within.getHeight());
            out.restoreGraphicsState();
        });
    }

    /// Shows a whole paragraph whose head is at y.
    void text(Paragraph paragraph, double x, double y) {
        text(paragraph, 0, paragraph.lines(), x, y);
    }

    /// Shows some lines of a paragraph as one text, the first one's head at y.
    void text(Paragraph paragraph, int from, int to, double x, double y) {
        if (from == to) return;
        double baseline = y + paragraph.firstBaseline();
        List<List<Piece>> lines =
                IntStream.range(from, to).mapToObj(paragraph::pieces).toList();
        write(() -> {
            out.beginText();
            out.newLineAtOffset(px(x), py(baseline));
            for (int line = 0; line < lines.size(); line++) {
                if (line > 0) out.newLineAtOffset(0, (float) -paragraph.lead());
                for (Piece piece : lines.get(line)) show(piece);
            }
            out.endText();
        });
        for (int line = 0; line < lines.size(); line++) {
            double foot = baseline + line * paragraph.lead();
            for (Piece piece : lines.get(line)) {
                for (double box : piece.boxes()) box(piece, x + box, foot);
            }
        }
    }

    /// Shows a paragraph with its lines flush right at x.
    void textRight(Paragraph paragraph, double x, double y) {
        for (int line = 0; line < paragraph.lines(); line++) {
            text(paragraph, line, line + 1, x - paragraph.width(line), y + paragraph.height(line));
        }
    }

    /// Shows a paragraph with its lines centred on x.
    void textCentred(Paragraph paragraph, double x, double y) {
        for (int line = 0; line < paragraph.lines(); line++) {
            text(paragraph, line, line + 1, x - paragraph.width(line) / 2, y + paragraph.height(line));
        }
    }

    private void show(Piece piece) throws IOException {
        out.setFont(stock.font(piece.face()), (float) piece.size());
        out.setNonStrokingColor(piece.colour());
        out.showTextWithPositioning(piece.shown().toArray());
    }

    private void box(Piece piece, double x, double baseline) {
        double side = piece.boxWidth();
        double inset = side * 0.12;
        stroke(
                new Rectangle2D.Double(x + inset, baseline - side * 0.95, side - 2 * inset, side * 0.95),
                piece.colour(),
                piece.size() * 0.06);
    }

    private void trace(Shape shape) throws IOException {
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (PathIterator path = shape.getPathIterator(new AffineTransform()); !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> out.moveTo(px(at[0]), py(at[1]));
                case PathIterator.SEG_LINETO -> out.lineTo(px(at[0]), py(at[1]));
                case PathIterator.SEG_QUADTO ->
                    out.curveTo(
                            px(x + 2 * (at[0] - x) / 3),
                            py(y + 2 * (at[1] - y) / 3),
                            px(at[2] + 2 * (at[0] - at[2]) / 3),
                            py(at[3] + 2 * (at[1] - at[3]) / 3),
                            px(at[2]),
                            py(at[3]));
                case PathIterator.SEG_CUBICTO ->
                    out.curveTo(px(at[0]), py(at[1]), px(at[2]), py(at[3]), px(at[4]), py(at[5]));
                case PathIterator.SEG_CLOSE -> out.closePath();
                default -> throw new IllegalStateException("segment " + kind);
            }
            int end = 2 * points(kind) - 2;
            if (end >= 0) {
                x = at[end];
                y = at[end + 1];
            }
        }
    }

    private static int points(int segment) {
        return switch (segment) {
            case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 1;
            case PathIterator.SEG_QUADTO -> 2;
            case PathIterator.SEG_CUBICTO -> 3;
            default -> 0;
        };
    }

    private float px(double x) {
        return (float) (left + x);
    }

    private float py(double y) {
        return (float) (top - y);
    }

    private interface Stroke {
        void draw() throws IOException;
    }

    private static void write(Stroke stroke) {
        try {
            stroke.draw();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
