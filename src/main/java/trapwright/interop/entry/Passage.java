package trapwright.interop.entry;

/// One piece of an entry, in plain text.
///
/// @param sort what it is
/// @param label what it is about; may be empty
/// @param text what it says; line feeds part paragraphs
public record Passage(Sort sort, String label, String text) {
    /// What a piece can be.
    public enum Sort {
        /// A labelled text for the game master.
        SAID,
        /// The name of one part of several, in the label; the pieces after it belong to it.
        HEADING,
        /// A text to read to the players.
        ALOUD
    }
}
