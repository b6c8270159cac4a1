package trapwright.sheet.pdf;

/// Millimetres as points of 1/72 in.
final class Points {
    private static final double PER_MM = 72 / 25.4;

    private Points() {}

    static double of(double millimetres) {
        return millimetres * PER_MM;
    }
}
