package trapwright.store;

/// What a file may hold at most. The published schema states the same bounds; a file beyond one of them is not opened.
public final class Limits {
    /// Bytes of a trap file.
    public static final int TRAP_BYTES = 8 * 1024 * 1024;

    /// Bytes of a trap book.
    public static final int BOOK_BYTES = 64 * 1024 * 1024;

    /// Traps in a book.
    public static final int TRAPS = 20_000;

    /// Groups in a book.
    public static final int GROUPS = 1_000;

    /// Traps that one group names.
    public static final int GROUP_TRAPS = 1_000;

    /// Objects and lists inside each other.
    public static final int DEPTH = 64;

    /// Characters of one text.
    public static final int TEXT = 100_000;

    /// Characters of one field's name.
    public static final int FIELD_NAME = 1_000;

    /// Digits of one number, and how far its decimal point may be away from them.
    public static final int DIGITS = 40;

    /// Values, brackets and names in a trap file.
    public static final int TRAP_PIECES = 250_000;

    /// Values, brackets and names in a trap book.
    public static final int BOOK_PIECES = 10_000_000;

    /// The largest whole number a design may name, and its negative the smallest.
    public static final int WHOLE = 1_000_000;

    /// The most gold pieces a design may name.
    public static final long GOLD = 1_000_000_000L;

    /// Bytes of a picture.
    public static final int PICTURE_BYTES = 1024 * 1024;

    /// Pixels of a picture's longer side.
    public static final int PICTURE_SIDE = 2_048;

    /// Characters of a picture in base 64.
    static final int PICTURE_TEXT = (PICTURE_BYTES + 2) / 3 * 4;

    private Limits() {}
}
