package trapwright.cli;

import trapwright.rules.Message;

/// A call that cannot be carried out as it was given.
final class BadUse extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    BadUse(String key, Object... args) {
        super(key);
        sentence = Message.of(key, args);
    }

    /// One sentence for whoever typed the command.
    Message sentence() {
        return sentence;
    }
}
