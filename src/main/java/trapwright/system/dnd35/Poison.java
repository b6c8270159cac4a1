package trapwright.system.dnd35;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// A poison (3.5, section 7): one of the table, or the game master's own.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Poison.Known.class, name = "known"),
    @JsonSubTypes.Type(value = Poison.Custom.class, name = "custom")
})
public sealed interface Poison {
    /// A poison of the table.
    ///
    /// @param id its id, such as `medium-spider-venom`; an unknown id is a finding
    /// @param printedDc a Fortitude DC that a published stat line prints instead of the table's
    record Known(String id, Optional<Integer> printedDc) implements Poison {}

    /// A poison of the game master's own.
    ///
    /// @param name what it is called
    /// @param delivery how it reaches the blood
    /// @param dc the Fortitude DC
    /// @param initial what a first failed save does
    /// @param secondary what a second failed save does a minute later
    /// @param price what a dose costs
    /// @param cr its CR modifier; absent when nobody knows it, which is a finding
    record Custom(
            Wording name,
            Way delivery,
            int dc,
            List<Toll> initial,
            List<Toll> secondary,
            Money price,
            Optional<Integer> cr)
            implements Poison {
        /// Copies the tolls.
        public Custom {
            initial = List.copyOf(initial);
            secondary = List.copyOf(secondary);
        }
    }

    /// How a poison reaches its victim.
    enum Way {
        INJURY,
        CONTACT,
        INHALED,
        /// Not for traps.
        INGESTED
    }

    /// What a failed save takes.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Toll.Scores.class, name = "scores"),
        @JsonSubTypes.Type(value = Toll.HitPoints.class, name = "hit-points"),
        @JsonSubTypes.Type(value = Toll.Sleep.class, name = "unconscious")
    })
    sealed interface Toll {
        /// Points of an ability score.
        ///
        /// @param points how many
        /// @param ability of which score
        /// @param drain whether they are drained for good
        record Scores(Dice points, Ability ability, boolean drain) implements Toll {}

        /// Hit points; never part of the average damage (3.5, section 3.3).
        ///
        /// @param points how many
        record HitPoints(Dice points) implements Toll {}

        /// Unconsciousness.
        ///
        /// @param hours for how many hours; 1d3 when there are no dice
        record Sleep(Dice hours) implements Toll {}
    }

    /// The six ability scores.
    enum Ability {
        STR,
        DEX,
        CON,
        INT,
        WIS,
        CHA
    }
}
