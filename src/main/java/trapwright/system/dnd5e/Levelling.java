package trapwright.system.dnd5e;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Wording;

/// How severe the trap is meant to be and for whom, and how it grows (5e, section 6).
///
/// @param aims severity and levels; the first leads; 5.1 entries print none
/// @param scaling its numbers at higher levels
public record Levelling(List<Aim> aims, List<Scaling> scaling) {
    /// Nothing said.
    public static final Levelling NONE = new Levelling(List.of(), List.of());

    /// Copies the lists.
    public Levelling {
        aims = List.copyOf(aims);
        scaling = List.copyOf(scaling);
    }

    /// One severity for some levels.
    public static Levelling of(Severity severity, int from, int to) {
        return NONE.withAims(List.of(new Aim(severity, new Levels(from, to))));
    }

    public Levelling withAims(List<Aim> changed) {
        return new Levelling(changed, scaling);
    }

    public Levelling withScaling(List<Scaling> changed) {
        return new Levelling(aims, changed);
    }

    /// What the trap is meant to be.
    ///
    /// @param severity how severe
    /// @param levels for characters of which levels
    public record Aim(Severity severity, Levels levels) {}

    /// The trap's numbers for other levels; what is empty stays as it is.
    ///
    /// @param levels the levels
    /// @param severity how severe it is there, when that changes
    /// @param damage the dice of each damage part in order over all effects; no dice for one that stays
    /// @param dc the DC of its saves and escapes
    /// @param size the size of its area
    /// @param depth the depth of its fall
    /// @param words anything else
    public record Scaling(
            Levels levels,
            Optional<Severity> severity,
            List<Scaled> damage,
            Optional<Integer> dc,
            Optional<Length> size,
            Optional<Length> depth,
            Wording words) {
        /// Copies the dice.
        public Scaling {
            damage = List.copyOf(damage);
        }

        /// Levels at which nothing changes yet.
        public static Scaling of(int from, int to) {
            return new Scaling(
                    new Levels(from, to),
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Wording.NONE);
        }

        public Scaling withSeverity(Optional<Severity> changed) {
            return new Scaling(levels, changed, damage, dc, size, depth, words);
        }

        public Scaling withDamage(List<Scaled> changed) {
            return new Scaling(levels, severity, changed, dc, size, depth, words);
        }

        public Scaling withDc(Optional<Integer> changed) {
            return new Scaling(levels, severity, damage, changed, size, depth, words);
        }

        public Scaling withSize(Optional<Length> changed) {
            return new Scaling(levels, severity, damage, dc, changed, depth, words);
        }

        public Scaling withDepth(Optional<Length> changed) {
            return new Scaling(levels, severity, damage, dc, size, changed, words);
        }

        public Scaling withLevels(Levels changed) {
            return new Scaling(changed, severity, damage, dc, size, depth, words);
        }

        public Scaling withWords(Wording changed) {
            return new Scaling(levels, severity, damage, dc, size, depth, changed);
        }
    }

    /// The dice of one damage part.
    ///
    /// @param dice the dice; none when they stay
    /// @param printed the average that the source prints, for comparison only
    public record Scaled(Dice dice, Optional<Integer> printed) {
        /// Dice as typed.
        public static Scaled of(String dice) {
            return new Scaled(Dice.of(dice), Optional.empty());
        }
    }
}
