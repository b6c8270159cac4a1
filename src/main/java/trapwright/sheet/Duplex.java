package trapwright.sheet;

/// How the backs of cards come to lie behind their fronts.
public enum Duplex {
    /// No backs.
    NONE,
    /// The printer turns the sheet over its long edge.
    LONG,
    /// The printer turns the sheet over its short edge.
    SHORT,
    /// Front and back lie side by side, and the paper is folded between them.
    FOLD;

    /// Whether the paper is printed on both sides.
    public boolean isTwoSided() {
        return this == LONG || this == SHORT;
    }
}
