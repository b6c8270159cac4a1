package trapwright.sheet.pdf;

import java.util.List;

/// One side of a sheet of paper.
///
/// @param sheet the sheet's number, from 1
/// @param lying what lies on it
record SheetSide(int sheet, List<Lying> lying) {
    /// A card in its place.
    ///
    /// @param place from 0, row by row from the upper left
    record Lying(int place, CardSide side) {}
}
