package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.rules.Wording;

/// The features of section 2.7 that are neither attack nor damage.
///
/// @param targets more than one target, when it can hit several
/// @param neverMiss no attack roll and no save
/// @param onsetRounds rounds between springing and harm; 0 for none
/// @param liquid danger of drowning
/// @param gas inhaled poison in the air
/// @param poison the poison, when there is one
/// @param alchemical the alchemical item, when there is one
public record Features(
        Optional<Targets> targets,
        boolean neverMiss,
        int onsetRounds,
        boolean liquid,
        boolean gas,
        Optional<Dose> poison,
        Optional<Alchemical> alchemical) {
    /// No features.
    public static final Features NONE =
            new Features(Optional.empty(), false, 0, false, false, Optional.empty(), Optional.empty());

    public Features withTargets(Optional<Targets> changed) {
        return new Features(changed, neverMiss, onsetRounds, liquid, gas, poison, alchemical);
    }

    public Features withNeverMiss(boolean changed) {
        return new Features(targets, changed, onsetRounds, liquid, gas, poison, alchemical);
    }

    public Features withOnsetRounds(int changed) {
        return new Features(targets, neverMiss, changed, liquid, gas, poison, alchemical);
    }

    public Features withLiquid(boolean changed) {
        return new Features(targets, neverMiss, onsetRounds, changed, gas, poison, alchemical);
    }

    public Features withGas(boolean changed) {
        return new Features(targets, neverMiss, onsetRounds, liquid, changed, poison, alchemical);
    }

    public Features withPoison(Optional<Dose> changed) {
        return new Features(targets, neverMiss, onsetRounds, liquid, gas, changed, alchemical);
    }

    public Features withAlchemical(Optional<Alchemical> changed) {
        return new Features(targets, neverMiss, onsetRounds, liquid, gas, poison, changed);
    }

    /// Several targets.
    ///
    /// @param area who is hit, for the card
    /// @param arms whether it is one machine with two arms (ruling `two-arms`)
    public record Targets(Wording area, boolean arms) {}

    /// Poison in a trap.
    ///
    /// @param poison which
    /// @param count how many doses are charged, 1 or more
    public record Dose(Poison poison, int count) {}
}
