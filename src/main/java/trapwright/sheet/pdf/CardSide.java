package trapwright.sheet.pdf;

/// What is drawn in one place of a sheet.
sealed interface CardSide permits CardFace, CardBack {
    /// Draws it from its upper left corner.
    ///
    /// @param outlined whether its edge is drawn, where neither crop marks nor the paper bound it
    void draw(Pen pen, boolean outlined);
}
