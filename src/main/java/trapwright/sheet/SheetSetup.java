package trapwright.sheet;

/// How cards go on paper.
///
/// @param paper the sheet
/// @param size the card
/// @param inkSaving no fills, black on white
/// @param cropMarks lines outside the cards that show where to cut; drawn only where cards are cut out of the sheet
/// @param duplex what becomes of the backs
public record SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks, Duplex duplex) {
    /// Fronts only.
    public SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks) {
        this(paper, size, inkSaving, cropMarks, Duplex.NONE);
    }

    /// Cards in colour, four to a sheet, with crop marks.
    public static SheetSetup cards(Paper paper) {
        return new SheetSetup(paper, CardSize.CARD, false, true);
    }

    /// Whether paper and card allow it: a card as large as the sheet cannot be folded out of it.
    public boolean isPossible() {
        return duplex != Duplex.FOLD || Grid.folds(paper, size);
    }

    /// Where the cards of one sheet lie.
    ///
    /// @throws IllegalStateException when it is not possible
    public Grid grid() {
        if (!isPossible()) throw new IllegalStateException(this + " cannot be folded");
        return duplex == Duplex.FOLD ? Grid.folded(paper, size) : Grid.of(paper, size);
    }
}
