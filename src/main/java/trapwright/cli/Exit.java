package trapwright.cli;

/// What a call ends with.
final class Exit {
    /// Done.
    static final int DONE = 0;

    /// Done, but a card has an error finding, or not everything was understood.
    static final int FINDINGS = 1;

    /// Bad usage or unreadable input.
    static final int TROUBLE = 2;

    private Exit() {}
}
