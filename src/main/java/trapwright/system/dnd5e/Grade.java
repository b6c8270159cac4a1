package trapwright.system.dnd5e;

import java.util.Locale;
import java.util.OptionalInt;
import trapwright.rules.Message;

/// The class of a save DC or an attack bonus in the severity table (5e, section 6).
public enum Grade {
    BELOW(9, 2),
    SETBACK(11, 5),
    DANGEROUS(15, 8),
    DEADLY(20, 12),
    BEYOND(Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final int highestDc;
    private final int highestBonus;

    Grade(int highestDc, int highestBonus) {
        this.highestDc = highestDc;
        this.highestBonus = highestBonus;
    }

    /// The class of a save DC.
    public static Grade ofDc(int dc) {
        for (Grade grade : values()) {
            if (dc <= grade.highestDc) {
                return grade;
            }
        }
        return BEYOND;
    }

    /// The class of an attack bonus.
    public static Grade ofAttack(int bonus) {
        for (Grade grade : values()) {
            if (bonus <= grade.highestBonus) {
                return grade;
            }
        }
        return BEYOND;
    }

    /// How far from the setback column: −1 below, 0 to 2, 3 beyond.
    int column() {
        return ordinal() - SETBACK.ordinal();
    }

    /// Its column, when it has one.
    OptionalInt columnInTable() {
        return this == BELOW || this == BEYOND ? OptionalInt.empty() : OptionalInt.of(column());
    }

    /// What an edition calls it: 5.2 has no dangerous traps, and calls deadly what the table of 5.1 calls dangerous.
    Message message(Edition edition) {
        return Message.of("dnd5e.class." + edition.vocabulary() + name().toLowerCase(Locale.ROOT));
    }
}
