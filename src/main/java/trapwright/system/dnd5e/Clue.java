package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import trapwright.rules.Wording;

/// One way to notice the trap (5e, sections 1 and 2).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Clue.Check.class, name = "check"),
    @JsonSubTypes.Type(value = Clue.Sequence.class, name = "sequence"),
    @JsonSubTypes.Type(value = Clue.Plain.class, name = "plain")
})
public sealed interface Clue {
    /// A check.
    ///
    /// @param check what is rolled
    /// @param use whether it is rolled, compared with a passive score, or both
    /// @param reveals what it shows
    /// @param only who may try; empty for everybody
    record Check(AbilityCheck check, Use use, Wording reveals, Wording only) implements Clue {
        /// A check that everybody may try.
        public static Check of(AbilityCheck check, Use use, Wording reveals) {
            return new Check(check, use, reveals, Wording.NONE);
        }
    }

    /// Checks one after the other; each needs the one before.
    ///
    /// @param checks the checks in order
    record Sequence(List<Check> checks) implements Clue {
        /// Copies the checks.
        public Sequence {
            checks = List.copyOf(checks);
        }
    }

    /// An action that shows the trap without a roll.
    ///
    /// @param action what is done or seen
    record Plain(Wording action) implements Clue {}

    /// How a check is used.
    enum Use {
        ACTIVE,
        PASSIVE,
        BOTH
    }
}
