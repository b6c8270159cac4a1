package trapwright.sheet;

import java.util.List;

/// How cards go on paper.
///
/// @param paper the sheet
/// @param size the card
/// @param inkSaving no fills, black on white
/// @param cropMarks lines outside the cards that show where to cut; drawn only where cards are cut out of the sheet
/// @param duplex what becomes of the backs
/// @param bleed how far fills reach over a card's edge, one of [#BLEEDS], mm, so that a cut beside the line shows no
/// white
public record SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks, Duplex duplex, int bleed) {
    /// How far fills may reach over a card's edge, mm.
    public static final List<Integer> BLEEDS = List.of(0, 2, 3);

    /// Refuses other bleeds.
    public SheetSetup {
        if (!BLEEDS.contains(bleed)) throw new IllegalArgumentException("bleed of " + bleed + " mm");
    }

    /// Without bleed.
    public SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks, Duplex duplex) {
        this(paper, size, inkSaving, cropMarks, duplex, 0);
    }

    /// Fronts only.
    public SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks) {
        this(paper, size, inkSaving, cropMarks, Duplex.NONE);
    }

    /// Cards in colour, four to a sheet, with crop marks.
    public static SheetSetup cards(Paper paper) {
        return new SheetSetup(paper, CardSize.CARD, false, true);
    }

    /// Whether paper and card allow it.
    public boolean isPossible() {
        return canFold() && canBleed();
    }

    /// Whether the backs have their place: a card as large as the sheet cannot be folded out of it.
    public boolean canFold() {
        return duplex != Duplex.FOLD || Grid.folds(paper, size);
    }

    /// Whether there is room for the bleed: it takes no more than half of the gap between two cards.
    public boolean canBleed() {
        return bleed == 0 || !canFold() || bleed <= grid(duplex).gap() / 2;
    }

    /// Where the cards of one sheet lie.
    ///
    /// @throws IllegalStateException when it is not possible
    public Grid grid() {
        if (!isPossible()) throw new IllegalStateException(this + " is not possible");
        return grid(duplex);
    }

    private Grid grid(Duplex backs) {
        return backs == Duplex.FOLD ? Grid.folded(paper, size) : Grid.of(paper, size);
    }
}
