package trapwright.sheet;

/// What is made of the traps of a print.
public enum Layout {
    /// A card for each.
    CARDS,
    /// One table with a line for each, to run a session by.
    LIST,
    /// The table of a group of 3.5 traps, with its encounter level and what it comes to.
    ENCOUNTER
}
