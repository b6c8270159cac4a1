package trapwright.sheet;

/// How cards go on paper.
///
/// @param paper the sheet
/// @param size the card
/// @param inkSaving no fills, black on white
/// @param cropMarks lines outside the cards that show where to cut; drawn only where cards are cut out of the sheet
public record SheetSetup(Paper paper, CardSize size, boolean inkSaving, boolean cropMarks) {
    /// Cards in colour, four to a sheet, with crop marks.
    public static SheetSetup cards(Paper paper) {
        return new SheetSetup(paper, CardSize.CARD, false, true);
    }

    /// Where the cards of one sheet lie.
    public Grid grid() {
        return Grid.of(paper, size);
    }
}
