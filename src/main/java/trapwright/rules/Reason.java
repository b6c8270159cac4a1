package trapwright.rules;

import java.util.Optional;

/// Why a step is there.
///
/// @param rule the rule, as a message; its key is the rule's stable id
/// @param field the form field that decides it, such as `search-dc`; empty when none does
/// @param ruling the reading that decided, when a ruling did
public record Reason(Message rule, String field, Optional<Message> ruling) {
    /// A rule that can be read only one way.
    public static Reason of(Message rule, String field) {
        return new Reason(rule, field, Optional.empty());
    }

    /// The same reason, naming the ruling that decided it.
    public Reason under(Message reading) {
        return new Reason(rule, field, Optional.of(reading));
    }
}
