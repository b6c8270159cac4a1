package trapwright.rules.fate;

/// How much of a shared roll a victim takes.
public enum Portion {
    /// All of it.
    ALL,
    /// Half of it, rounded down.
    HALF
}
