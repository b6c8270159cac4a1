package trapwright.sheet;

/// A sheet of paper, upright; lengths in millimetres.
public enum Paper {
    /// 210 × 297 mm.
    A4(210, 297),
    /// 8.5 × 11 in.
    LETTER(215.9, 279.4);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /// The shorter side, mm.
    public double width() {
        return width;
    }

    /// The longer side, mm.
    public double height() {
        return height;
    }
}
