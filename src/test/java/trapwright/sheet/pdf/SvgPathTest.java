package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import trapwright.sheet.Icons;

class SvgPathTest {
    @Test
    void readsLinesAbsoluteAndRelative() {
        assertThat(bounds("M10 20H30V50h-20z")).isEqualTo(new Rectangle2D.Double(10, 20, 20, 30));
        assertThat(bounds("m1,1 2,0 0,3-2,0z")).isEqualTo(new Rectangle2D.Double(1, 1, 2, 3));
    }

    @Test
    void goesOnFromTheStartOfAPathThatWasClosed() {
        assertThat(bounds("M0 0h10v10zm20 20h5v5z")).isEqualTo(new Rectangle2D.Double(0, 0, 25, 25));
    }

    @Test
    void readsNumbersThatTouchAndFlagsWithoutSpace() {
        Path2D circle = SvgPath.read("M-.5.5a.5.5 0 1010-1 .5.5 0 10-10 1z");
        assertThat(circle.getBounds2D().getWidth()).isGreaterThan(9);
    }

    @Test
    void aCircleOfTwoArcsIsRound() {
        Path2D circle = SvgPath.read("M100 50A50 50 0 0 1 0 50A50 50 0 0 1 100 50z");
        Rectangle2D exact = new Area(circle).getBounds2D();
        assertThat(exact.getMinX()).isCloseTo(0, within(0.05));
        assertThat(exact.getMaxX()).isCloseTo(100, within(0.05));
        assertThat(exact.getMinY()).isCloseTo(0, within(0.05));
        assertThat(exact.getMaxY()).isCloseTo(100, within(0.05));
    }

    @Test
    void theFlagsChooseOneOfFourArcs() {
        // from (0,0) to (10,10) with radius 10: small arcs stay within the square, large ones bulge out of it
        assertThat(new Area(SvgPath.read("M0 0A10 10 0 0 1 10 10z")).contains(7, 2.99))
                .isTrue();
        assertThat(new Area(SvgPath.read("M0 0A10 10 0 0 0 10 10z")).contains(2.99, 7))
                .isTrue();
        assertThat(bounds("M0 0A10 10 0 1 1 10 10z").getMaxX()).isCloseTo(20, within(0.1));
        assertThat(bounds("M0 0A10 10 0 1 0 10 10z").getMinX()).isCloseTo(-10, within(0.1));
    }

    @Test
    void smoothCurvesMirrorTheControlBefore() {
        assertThat(SvgPath.read("M0 0C0 10 10 10 10 0S20-10 20 0").getBounds2D())
                .isEqualTo(SvgPath.read("M0 0C0 10 10 10 10 0C10-10 20-10 20 0").getBounds2D());
    }

    @Test
    void refusesWhatIsNoPath() {
        assertThatThrownBy(() -> SvgPath.read("M1")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SvgPath.read("M0 0X1 2")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyBuiltInPictureLiesInItsSquare() {
        var icons = new Icons().all();
        assertThat(icons).hasSizeGreaterThan(20);
        var square = new Rectangle2D.Double(-1, -1, Icons.SIDE + 2, Icons.SIDE + 2);
        for (Icons.Icon icon : icons) {
            Rectangle2D bounds = new Area(SvgPath.read(icon.path())).getBounds2D();
            assertThat(square.contains(bounds)).as(icon.id() + bounds).isTrue();
            assertThat(bounds.getWidth()).as(icon.id()).isGreaterThan(100);
        }
    }

    private static Rectangle2D bounds(String path) {
        return new Area(SvgPath.read(path)).getBounds2D();
    }
}
