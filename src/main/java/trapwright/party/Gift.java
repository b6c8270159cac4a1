package trapwright.party;

/// Something a character can or cannot do.
public enum Gift {
    /// No damage on a Reflex save for half (3.5).
    EVASION("evasion"),
    /// Finding and disabling what only rogues can (3.5).
    TRAPFINDING("trapfinding");

    private final String id;

    Gift(String id) {
        this.id = id;
    }

    /// Its stable id, as in files.
    public String id() {
        return id;
    }
}
