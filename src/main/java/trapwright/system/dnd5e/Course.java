package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;

/// How a complex trap goes on (5e, section 5).
///
/// @param initiative when it acts in a round
/// @param rounds what it does and what changes, round by round: its changing part
/// @param components its parts that can be dealt with one by one
/// @param moves how it moves, or anything else of its turn
public record Course(Optional<Initiative> initiative, List<Round> rounds, List<Component> components, Wording moves) {
    /// A simple trap's.
    public static final Course NONE = new Course(Optional.empty(), List.of(), List.of(), Wording.NONE);

    /// Copies the lists.
    public Course {
        rounds = List.copyOf(rounds);
        components = List.copyOf(components);
    }

    /// A trap that rolls initiative.
    public static Course rolling(int bonus) {
        return NONE.withInitiative(Optional.of(new Initiative.Bonus(bonus)));
    }

    public Course withInitiative(Optional<Initiative> changed) {
        return new Course(changed, rounds, components, moves);
    }

    public Course withRounds(List<Round> changed) {
        return new Course(initiative, changed, components, moves);
    }

    public Course withComponents(List<Component> changed) {
        return new Course(initiative, rounds, changed, moves);
    }

    public Course withMoves(Wording changed) {
        return new Course(initiative, rounds, components, changed);
    }

    /// When a complex trap acts.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Initiative.Bonus.class, name = "bonus"),
        @JsonSubTypes.Type(value = Initiative.Counts.class, name = "counts")
    })
    public sealed interface Initiative {
        /// It rolls d20 and adds a bonus.
        ///
        /// @param bonus the bonus
        record Bonus(int bonus) implements Initiative {}

        /// It acts on fixed counts, such as 20 and 10.
        ///
        /// @param counts the counts, highest first
        record Counts(List<Integer> counts) implements Initiative {
            /// Copies the counts.
            public Counts {
                counts = List.copyOf(counts);
            }
        }
    }

    /// One round of the track.
    ///
    /// @param number which round, from 1
    /// @param action what the trap does in it
    /// @param change what is different from now on
    /// @param attackBonus the attack bonus from now on, when it changes
    /// @param dc the save DC from now on, when it changes
    public record Round(
            int number, Wording action, Wording change, Optional<Integer> attackBonus, Optional<Integer> dc) {
        /// A round that only words tell.
        public static Round of(int number, Wording action, Wording change) {
            return new Round(number, action, change, Optional.empty(), Optional.empty());
        }
    }

    /// A part that can be dealt with by itself.
    ///
    /// @param name what it is called
    /// @param counters what helps against it
    /// @param successes how many successes it takes, 1 or more
    public record Component(Wording name, List<Counter> counters, int successes) {
        /// Copies the countermeasures.
        public Component {
            counters = List.copyOf(counters);
        }
    }
}
