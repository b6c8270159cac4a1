package trapwright.workshop;

import java.util.Locale;
import java.util.Optional;
import trapwright.system.dnd5e.Severity;

/// What a random trap is to be.
public sealed interface Wish {
    /// A 3.5 trap.
    ///
    /// @param cr its challenge rating, 1 to 10
    /// @param magic whether magic is at work; either when empty
    record Dnd35(int cr, Optional<Boolean> magic) implements Wish {
        /// The highest CR that traps have (3.5, section 3.1).
        public static final int HIGHEST = 10;

        /// Refuses what no trap has.
        public Dnd35 {
            refuse(cr, HIGHEST);
        }
    }

    /// A 5e trap whose damage, save and attack are consistent with a severity.
    ///
    /// @param severity how severe
    /// @param level for characters of which level, 1 to 20
    /// @param magic whether magic is at work; either when empty
    record Dnd5e(Severity severity, int level, Optional<Boolean> magic) implements Wish {
        /// The highest level of characters.
        public static final int HIGHEST = 20;

        /// A wish whose severity is called by its id, such as `deadly`.
        ///
        /// @throws IllegalArgumentException when there is no such severity
        public static Dnd5e of(String severity, int level, Optional<Boolean> magic) {
            return new Dnd5e(Severity.valueOf(severity.toUpperCase(Locale.ROOT)), level, magic);
        }

        /// Refuses what no character has.
        public Dnd5e {
            refuse(level, HIGHEST);
        }
    }

    /// An old-school trap of a room.
    ///
    /// @param level the level of the dungeon, and of the characters who come by, 1 to 14
    record Ose(int level) implements Wish {
        /// The highest level that the tables know.
        public static final int HIGHEST = 14;

        /// Refuses what no table knows.
        public Ose {
            refuse(level, HIGHEST);
        }
    }

    private static void refuse(int value, int highest) {
        if (value < 1 || value > highest) {
            throw new IllegalArgumentException(value + " is not 1 to " + highest);
        }
    }
}
