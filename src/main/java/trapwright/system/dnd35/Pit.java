package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;

/// A pit (3.5, section 2.6).
///
/// @param depth how deep
/// @param form what it looks like from above
/// @param lid what a trapdoor does once it has opened
/// @param bottom what waits below; anything but spikes is a dependent part of its own
/// @param spikes the spikes, when the bottom has them
public record Pit(Length depth, Form form, Lid lid, Bottom bottom, Optional<Spikes> spikes) {
    /// A covered pit with an empty bottom.
    public static Pit covered(Length depth) {
        return new Pit(depth, Form.COVERED, Lid.STAYS_OPEN, Bottom.EMPTY, Optional.empty());
    }

    /// Spikes at the bottom (3.5, section 2.7). Attack +10 as daggers.
    ///
    /// @param count how many strike each victim
    /// @param damage what each does; when there are no dice, 1d4 + 1 for each 10 ft., bonus at most +5
    public record Spikes(Dice count, Dice damage) {
        /// 1d4 spikes with the damage of the depth.
        public static final Spikes USUAL = new Spikes(Dice.of("1d4"), Dice.NONE);
    }

    /// What a pit looks like from above.
    public enum Form {
        OPEN,
        COVERED,
        TRAPDOOR,
        CHASM
    }

    /// What a trapdoor does once it has opened.
    public enum Lid {
        STAYS_OPEN,
        CLOSES,
        LOCKS
    }

    /// What waits below.
    public enum Bottom {
        EMPTY,
        SPIKES,
        WATER,
        ACID,
        LAVA,
        MONSTERS
    }
}
