package trapwright.system.dnd35;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// An alchemical item built into a trap (3.5, section 8).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Alchemical.Known.class, name = "known"),
    @JsonSubTypes.Type(value = Alchemical.Custom.class, name = "custom")
})
public sealed interface Alchemical {
    /// An item of the table.
    ///
    /// @param id its id, such as `tanglefoot-bag`
    /// @param spellLevel the level of the spell it works like, where the game master differs from the table
    record Known(String id, Optional<Integer> spellLevel) implements Alchemical {}

    /// An item of the game master's own.
    ///
    /// @param name what it is called
    /// @param price what one costs
    /// @param spellLevel the level of the spell it works like; 0 for none
    record Custom(Wording name, Money price, int spellLevel) implements Alchemical {}
}
