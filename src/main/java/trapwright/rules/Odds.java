package trapwright.rules;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Distribution;
import trapwright.party.Profile.Known;

/// What a trap does to a party, exact; chances from 0 to 1.
///
/// @param characters one answer a character, in the party's order
/// @param party the figures of all together
/// @param notes what was taken into account and what was left out
public record Odds(List<Against> characters, Together party, List<Message> notes) {
    /// Copies the lists.
    public Odds {
        characters = List.copyOf(characters);
        notes = List.copyOf(notes);
    }

    /// One character against the trap.
    ///
    /// @param name who
    /// @param notice the chances to notice it
    /// @param disarm one try to disarm it; absent for those who cannot try
    /// @param strike the rolls between trap and victim
    /// @param toll what one springing does to this character as its victim
    /// @param apart what does not join the damage: poison, conditions
    /// @param known the character's numbers that went in
    public record Against(
            String name,
            Notice notice,
            Optional<Disarm> disarm,
            Strike strike,
            Toll toll,
            List<Line> apart,
            List<Known> known) {
        /// Copies the lists.
        public Against {
            apart = List.copyOf(apart);
            known = List.copyOf(known);
        }
    }

    /// Chances to notice the trap; one that the rules do not have is absent.
    ///
    /// @param active searching once
    /// @param passive without searching
    /// @param take20 searching until nothing can be overlooked
    public record Notice(Optional<Double> active, Optional<Double> passive, Optional<Double> take20) {}

    /// One try to disarm a trap that was found. What is missing to 1 has no consequence.
    ///
    /// @param success it is disarmed
    /// @param retry nothing happens, and one may try again
    /// @param sprung it springs
    /// @param settled how it ends for those who try until it is settled; absent when it never is
    public record Disarm(double success, double retry, double sprung, Optional<Settled> settled) {
        /// One try whose end is settled by trying again as long as that is allowed.
        public static Disarm of(double success, double retry, double sprung) {
            double ends = success + sprung;
            return new Disarm(
                    success,
                    retry,
                    sprung,
                    ends > 0 && retry > 0 ? Optional.of(new Settled(success / ends, sprung / ends)) : Optional.empty());
        }
    }

    /// How trying again and again ends.
    ///
    /// @param success it is disarmed
    /// @param sprung it springs
    public record Settled(double success, double sprung) {}

    /// The rolls between trap and victim; one that is not made is absent.
    ///
    /// @param hit at least one attack hits
    /// @param save the save succeeds; of several things to save against, all of them
    public record Strike(Optional<Double> hit, Optional<Double> save) {}

    /// What one springing does.
    ///
    /// @param damage the damage
    /// @param dropsAt the damage that takes the victim out of action; a mean where hit points are rolled
    /// @param diesAt the damage that kills
    /// @param drop the chance to be out of action, the dead among them
    /// @param die the chance to die at once
    public record Toll(Distribution damage, int dropsAt, int diesAt, double drop, double die) {}

    /// Something that stands apart from the damage.
    ///
    /// @param id its stable id, such as `poisoned`
    /// @param name what it is
    /// @param unit [Unit#CHANCE] or [Unit#COUNT]
    /// @param value how likely or how much
    public record Line(String id, Message name, Unit unit, double value) {}

    /// All together.
    ///
    /// @param notice somebody notices it
    /// @param springs one triggering action springs it; absent where it always does
    /// @param drop at least one character is out of action after one springing
    /// @param expectedDamage the mean of all damage of one springing
    public record Together(Notice notice, Optional<Double> springs, double drop, double expectedDamage) {}
}
