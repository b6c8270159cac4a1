package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;

/// One way to deal with the trap or its hold (5e, section 3).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Counter.Check.class, name = "check"),
    @JsonSubTypes.Type(value = Counter.Plain.class, name = "plain"),
    @JsonSubTypes.Type(value = Counter.Dispel.class, name = "dispel"),
    @JsonSubTypes.Type(value = Counter.Smash.class, name = "smash")
})
public sealed interface Counter {
    /// A check, or several that must all succeed in order.
    ///
    /// @param purpose what it is for
    /// @param checks what is rolled, one or more
    /// @param does what success does
    /// @param springsOnFailure whether a failure sets the trap off
    /// @param improvised whether an edged weapon or tool will do, at disadvantage
    record Check(Purpose purpose, List<AbilityCheck> checks, Wording does, boolean springsOnFailure, boolean improvised)
            implements Counter {
        /// Copies the checks.
        public Check {
            checks = List.copyOf(checks);
        }

        /// One check whose failure does nothing.
        public static Check of(Purpose purpose, AbilityCheck check, Wording does) {
            return new Check(purpose, List.of(check), does, false, false);
        }

        /// The same, but a failure sets the trap off.
        public Check springing() {
            return new Check(purpose, checks, does, true, improvised);
        }

        /// The same, but an edged weapon or tool will do.
        public Check improvisable() {
            return new Check(purpose, checks, does, springsOnFailure, true);
        }
    }

    /// An action that needs no roll.
    ///
    /// @param purpose what it is for
    /// @param action what is done
    record Plain(Purpose purpose, Wording action) implements Counter {}

    /// Dispel magic; only magic traps can be dispelled.
    ///
    /// @param dc the DC; absent when no dispelling helps, and the words say why
    /// @param does what success does
    record Dispel(Optional<Integer> dc, Wording does) implements Counter {}

    /// Breaking an object: a net, a stone, a lid.
    ///
    /// @param armourClass its armour class
    /// @param hitPoints its hit points
    /// @param words what it is, and what else counts
    record Smash(int armourClass, int hitPoints, Wording words) implements Counter {}

    /// What a countermeasure is for; the headings of the 5.2 entries.
    enum Purpose {
        DISARM,
        AVOID,
        ESCAPE,
        DESTROY,
        SLOW,
        SET
    }
}
