package trapwright.card;

/// Where a trap comes from.
///
/// @param work the book, campaign or person
/// @param licence the licence it is shared under
public record Source(String work, String licence) {
    /// The game master's own, nothing said.
    public static final Source OWN = new Source("", "");
}
