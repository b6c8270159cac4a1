package trapwright.sheet;

/// The sizes that a card is printed in. Lengths in millimetres.
///
/// Some are cut out of a sheet with a gap between them; the others divide the sheet evenly and keep off its edges.
public enum CardSize {
    /// 3.5 × 5 in., the usual one, four to a sheet.
    CARD(new Cut(89, 127, 6), 1),
    /// 2.5 × 3.5 in.
    POKER(new Cut(63, 88, 0), 1),
    /// 3 × 5 in.
    INDEX(new Cut(76.2, 127, 0), 1),
    /// A quarter of the sheet.
    A6(new Division(2, 2, false, 5), 1),
    /// Half a sheet, upright on a sheet that lies.
    HALF(new Division(2, 1, true, 6), 1.1),
    /// The whole sheet.
    PAGE(new Division(1, 1, false, 12), 1.33);

    /// How cards of one size come out of a sheet.
    public sealed interface Shape {}

    /// Cut out of the sheet.
    ///
    /// @param gap between two cards
    public record Cut(double width, double height, double gap) implements Shape {}

    /// An even part of the sheet.
    ///
    /// @param lying whether the sheet lies on its long side
    /// @param border blank edge of each part, as printers do not reach the sheet's edge
    public record Division(int columns, int rows, boolean lying, double border) implements Shape {}

    private final Shape shape;
    private final double type;

    CardSize(Shape shape, double type) {
        this.shape = shape;
        this.type = type;
    }

    /// How it comes out of a sheet.
    public Shape shape() {
        return shape;
    }

    /// How much larger than on a card everything is set; 1 means text of 9 pt.
    public double type() {
        return type;
    }
}
