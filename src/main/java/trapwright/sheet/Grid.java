package trapwright.sheet;

/// Where the cards of one sheet lie, row by row from the upper left. Lengths in millimetres, y downwards.
///
/// @param sheetWidth width of the sheet as it lies
/// @param sheetHeight height of the sheet as it lies
/// @param columns cards side by side
/// @param rows cards one below the other
/// @param left from the sheet's left edge to the first card
/// @param top from the sheet's upper edge to the first card
/// @param card one cell: its width and height, and as x and y the blank edge inside it
/// @param gap between two cards
/// @param cut whether cards are cut out, so that crop marks have a meaning
public record Grid(
        double sheetWidth,
        double sheetHeight,
        int columns,
        int rows,
        double left,
        double top,
        Spot card,
        double gap,
        boolean cut) {

    /// The least that stays white at a sheet's edge when cards are cut out of it, mm.
    public static final double MARGIN = 5;

    /// A rectangle on the sheet.
    public record Spot(double x, double y, double width, double height) {}

    /// The grid for a paper and a card size; of an upright and a lying sheet the one that holds more, else upright.
    public static Grid of(Paper paper, CardSize size) {
        return switch (size.shape()) {
            case CardSize.Cut cut -> {
                Grid upright = cut(paper.width(), paper.height(), cut);
                Grid lying = cut(paper.height(), paper.width(), cut);
                yield lying.perSheet() > upright.perSheet() ? lying : upright;
            }
            case CardSize.Division part ->
                part.lying()
                        ? divided(paper.height(), paper.width(), part)
                        : divided(paper.width(), paper.height(), part);
        };
    }

    /// A sheet that is one card and nothing else, as a picture needs it.
    public Grid alone() {
        return new Grid(card.width, card.height, 1, 1, 0, 0, card, 0, false);
    }

    /// How many cards one sheet holds.
    public int perSheet() {
        return columns * rows;
    }

    /// How many sheets so many cards take.
    public int sheets(int cards) {
        return Math.ceilDiv(cards, perSheet());
    }

    /// What of the sheet a card's drawing may fill.
    ///
    /// @param place from 0 to [#perSheet()] − 1
    public Spot spot(int place) {
        double x = left + place % columns * (card.width + gap);
        int row = place / columns;
        double y = top + row * (card.height + gap);
        return new Spot(x + card.x, y + card.y, card.width - 2 * card.x, card.height - 2 * card.y);
    }

    private static Grid cut(double width, double height, CardSize.Cut size) {
        int columns = (int) ((width - 2 * MARGIN + size.gap()) / (size.width() + size.gap()));
        int rows = (int) ((height - 2 * MARGIN + size.gap()) / (size.height() + size.gap()));
        double left = (width - columns * size.width() - (columns - 1) * size.gap()) / 2;
        double top = (height - rows * size.height() - (rows - 1) * size.gap()) / 2;
        Spot card = new Spot(0, 0, size.width(), size.height());
        return new Grid(width, height, columns, rows, left, top, card, size.gap(), true);
    }

    private static Grid divided(double width, double height, CardSize.Division part) {
        double border = part.border();
        Spot card = new Spot(border, border, width / part.columns(), height / part.rows());
        return new Grid(width, height, part.columns(), part.rows(), 0, 0, card, 0, false);
    }
}
