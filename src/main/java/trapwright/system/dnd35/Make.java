package trapwright.system.dnd35;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/// How a trap is made (3.5, section 1): by craft, or with spells.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Make.Mechanism.class, name = "mechanical"),
    @JsonSubTypes.Type(value = Make.Spellwork.class, name = "magic")
})
public sealed interface Make {
    /// A mechanical trap, made with Craft (trapmaking).
    ///
    /// @param searchDc the DC to find it, base 20
    /// @param disableDc the DC to disable it, base 20
    record Mechanism(int searchDc, int disableDc) implements Make {}

    /// A magic trap.
    ///
    /// @param form a device, or a spell somebody casts
    /// @param spells the spells in it, effects and triggers
    /// @param hired whether a caster must be paid for the spells
    /// @param abilityModifier the caster's modifier for the save DC of a spell trap; absent for the least a caster
    /// needs
    record Spellwork(Form form, List<SpellUse> spells, boolean hired, Optional<Integer> abilityModifier)
            implements Make {
        /// Copies the spells.
        public Spellwork {
            spells = List.copyOf(spells);
        }
    }

    /// The two forms of magic trap.
    enum Form {
        /// A device made with Craft Wondrous Item.
        DEVICE,
        /// A spell that works as a trap by itself.
        SPELL
    }
}
