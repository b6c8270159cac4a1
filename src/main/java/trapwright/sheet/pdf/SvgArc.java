package trapwright.sheet.pdf;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/// An elliptical arc of SVG path data as curves (SVG 1.1, appendix F.6.5).
final class SvgArc {
    private SvgArc() {}

    /// @param turned of its x axis, radians
    record Ellipse(double rx, double ry, double turned) {}

    static void append(
            Path2D path, Point2D.Double from, Point2D.Double to, Ellipse ellipse, boolean large, boolean sweep) {
        double rx = Math.abs(ellipse.rx);
        double ry = Math.abs(ellipse.ry);
        if (rx == 0 || ry == 0) {
            path.lineTo(to.x, to.y);
            return;
        }
        if (from.equals(to)) return;
        double cos = Math.cos(ellipse.turned);
        double sin = Math.sin(ellipse.turned);
        double dx = (from.x - to.x) / 2;
        double dy = (from.y - to.y) / 2;
        double x1 = cos * dx + sin * dy;
        double y1 = cos * dy - sin * dx;
        double reach = Math.sqrt(x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry));
        if (reach > 1) {
            rx *= reach;
            ry *= reach;
        }
        double spread = rx * rx * y1 * y1 + ry * ry * x1 * x1;
        double factor = Math.sqrt(Math.max(0, rx * rx * ry * ry - spread) / spread) * (large == sweep ? -1 : 1);
        double cx = factor * rx * y1 / ry;
        double cy = -factor * ry * x1 / rx;
        double begin = Math.toDegrees(Math.atan2((y1 - cy) / ry, (x1 - cx) / rx));
        double end = Math.toDegrees(Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx));
        double extent = end - begin;
        if (sweep && extent < 0) extent += 360;
        if (!sweep && extent > 0) extent -= 360;
        // Arc2D counts angles against the clock with y upwards, so both are turned round here.
        Arc2D.Double arc = new Arc2D.Double(-rx, -ry, 2 * rx, 2 * ry, -begin, -extent, Arc2D.OPEN);
        AffineTransform place = AffineTransform.getTranslateInstance(
                cos * cx - sin * cy + (from.x + to.x) / 2, sin * cx + cos * cy + (from.y + to.y) / 2);
        place.rotate(ellipse.turned);
        path.append(arc.getPathIterator(place), true);
    }
}
