package trapwright.system.ose;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import trapwright.rules.Wording;

/// The two kinds of trap (old-school, section 1).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Kind.Room.class, name = "room"),
    @JsonSubTypes.Type(value = Kind.Treasure.class, name = "treasure")
})
public sealed interface Kind {
    /// A large trap that catches whoever enters a place.
    record Room() implements Kind {}

    /// A small device in an object, which it guards.
    ///
    /// @param item what it guards
    record Treasure(Wording item) implements Kind {}
}
