package trapwright.system.ose;

import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;

/// The thief's chance in a hundred with small traps (old-school, section 2).
public final class Thief {
    private static final List<Integer> TREASURE_TRAPS = List.of(10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 95, 97, 99);
    private static final int PERCENT = 100;

    private Thief() {}

    /// The chance in a hundred to find a treasure trap, and again to remove it.
    ///
    /// @param level the thief's level; outside 1 to 14 the nearest counts
    public static int treasureTraps(int level) {
        return TREASURE_TRAPS.get(Math.clamp(level, 1, TREASURE_TRAPS.size()) - 1);
    }

    /// The same as a chance from 0 to 1.
    public static BigFraction chance(int level) {
        return BigFraction.of(treasureTraps(level), PERCENT);
    }
}
