package trapwright.sheet.pdf;

import java.awt.Color;

/// A thin line between two parts of the body.
record LaidRule(double width, double gap, Color colour) implements Laid {
    @Override
    public int lines() {
        return 1;
    }

    @Override
    public double height(int from, int to) {
        return gap * 0.4;
    }

    @Override
    public boolean parts() {
        return true;
    }

    @Override
    public void draw(Pen pen, double y, int from, int to) {
        pen.line(0, y, width, y, colour, 0.6);
    }
}
