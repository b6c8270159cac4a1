package trapwright.rules;

/// Something the rules have to say about a design.
///
/// @param level how grave it is
/// @param code the stable id, such as `D35-01`
/// @param message what is the matter, and the way out
/// @param field the form field it is about; empty when it is about the whole trap
public record Finding(Level level, String code, Message message, String field) {
    /// How grave a finding is.
    public enum Level {
        /// The trap is not finished; it can be saved all the same.
        ERROR,
        /// Allowed, but unusual.
        WARNING,
        /// Worth knowing.
        NOTE
    }
}
