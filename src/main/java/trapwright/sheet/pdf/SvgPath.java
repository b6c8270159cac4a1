package trapwright.sheet.pdf;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/// Reads SVG path data (SVG 1.1, section 8.3) into a shape.
final class SvgPath {
    private final SvgNumbers data;
    private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    private Point2D.Double at = new Point2D.Double();
    private Point2D.Double start = new Point2D.Double();
    private Point2D.Double control = new Point2D.Double();
    private char last = 'M';

    private SvgPath(String data) {
        this.data = new SvgNumbers(data);
    }

    /// The shape that the data draw.
    ///
    /// @throws IllegalArgumentException for data that are not a path
    static Path2D read(String data) {
        SvgPath reader = new SvgPath(data);
        char command = 'M';
        while (reader.data.more()) {
            if (reader.data.atLetter()) command = reader.data.letter();
            else if (command == 'M') command = 'L';
            else if (command == 'm') command = 'l';
            reader.draw(command);
        }
        return reader.path;
    }

    private void draw(char command) {
        boolean relative = Character.isLowerCase(command);
        char kind = Character.toUpperCase(command);
        Point2D.Double from = at;
        switch (kind) {
            case 'M' -> {
                at = point(relative);
                start = at;
                path.moveTo(at.x, at.y);
            }
            case 'L' -> lineTo(point(relative));
            case 'H' -> lineTo(new Point2D.Double(data.number() + (relative ? at.x : 0), at.y));
            case 'V' -> lineTo(new Point2D.Double(at.x, data.number() + (relative ? at.y : 0)));
            case 'C' -> cubic(point(relative), point(relative), point(relative));
            case 'S' -> cubic(last == 'C' || last == 'S' ? mirrored() : from, point(relative), point(relative));
            case 'Q' -> quadratic(point(relative), point(relative));
            case 'T' -> quadratic(last == 'Q' || last == 'T' ? mirrored() : from, point(relative));
            case 'A' -> arc(relative);
            case 'Z' -> {
                path.closePath();
                at = start;
            }
            default -> throw new IllegalArgumentException("path command " + command);
        }
        last = kind;
    }

    private void lineTo(Point2D.Double to) {
        path.lineTo(to.x, to.y);
        at = to;
    }

    private void cubic(Point2D.Double first, Point2D.Double second, Point2D.Double to) {
        path.curveTo(first.x, first.y, second.x, second.y, to.x, to.y);
        control = second;
        at = to;
    }

    private void quadratic(Point2D.Double middle, Point2D.Double to) {
        path.quadTo(middle.x, middle.y, to.x, to.y);
        control = middle;
        at = to;
    }

    private void arc(boolean relative) {
        double rx = data.number();
        double ry = data.number();
        double turned = data.number();
        boolean large = data.flag();
        boolean sweep = data.flag();
        Point2D.Double to = point(relative);
        SvgArc.append(path, at, to, new SvgArc.Ellipse(rx, ry, Math.toRadians(turned)), large, sweep);
        at = to;
    }

    private Point2D.Double mirrored() {
        return new Point2D.Double(2 * at.x - control.x, 2 * at.y - control.y);
    }

    private Point2D.Double point(boolean relative) {
        double x = data.number();
        double y = data.number();
        return relative ? new Point2D.Double(at.x + x, at.y + y) : new Point2D.Double(x, y);
    }
}
