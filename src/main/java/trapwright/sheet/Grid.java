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
                Grid upright = cut(paper.width(), paper.height(), cut, 1);
                Grid lying = cut(paper.height(), paper.width(), cut, 1);
                yield lying.perSheet() > upright.perSheet() ? lying : upright;
            }
            case CardSize.Division part ->
                part.lying()
                        ? divided(paper.height(), paper.width(), part)
                        : divided(paper.width(), paper.height(), part);
        };
    }

    /// Whether a card and its back find room side by side.
    public static boolean folds(Paper paper, CardSize size) {
        return switch (size.shape()) {
            case CardSize.Cut ignored -> true;
            case CardSize.Division part -> part.columns() % 2 == 0;
        };
    }

    /// The grid for cards that are folded: fronts in the even columns, counted from 0, and to the right of each its
    /// back, with no gap between them.
    public static Grid folded(Paper paper, CardSize size) {
        return switch (size.shape()) {
            case CardSize.Cut cut -> {
                var close = new CardSize.Cut(cut.width(), cut.height(), 0);
                Grid upright = cut(paper.width(), paper.height(), close, 2);
                Grid lying = cut(paper.height(), paper.width(), close, 2);
                yield lying.perSheet() > upright.perSheet() ? lying : upright;
            }
            case CardSize.Division ignored -> of(paper, size);
        };
    }

    /// Where the back of a card lies when the printer has turned the sheet over: columns change sides when it turns
    /// about the upright edge, rows when it turns about the level one.
    ///
    /// @param place the front's place
    public int behind(int place, Duplex duplex) {
        int column = place % columns;
        int row = place / columns;
        return switch (duplex) {
            case NONE -> place;
            case FOLD -> place + 1;
            case LONG -> sheetHeight >= sheetWidth ? otherColumn(row, column) : otherRow(row, column);
            case SHORT -> sheetHeight >= sheetWidth ? otherRow(row, column) : otherColumn(row, column);
        };
    }

    private int otherColumn(int row, int column) {
        return row * columns + columns - 1 - column;
    }

    private int otherRow(int row, int column) {
        return (rows - 1 - row) * columns + column;
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

    /// @param beside how many cards stay together side by side
    private static Grid cut(double width, double height, CardSize.Cut size, int beside) {
        int fit = (int) ((width - 2 * MARGIN + size.gap()) / (size.width() + size.gap()));
        int columns = fit - fit % beside;
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
