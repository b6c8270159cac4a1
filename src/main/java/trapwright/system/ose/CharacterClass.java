package trapwright.system.ose;

import java.util.List;
import trapwright.dice.Distribution;

/// The seven classes: saves, hit dice and the armour assumed of them (old-school, section 4).
public enum CharacterClass {
    FIGHTER(
            14,
            8,
            2,
            5,
            List.of(
                    new Row(3, 12, 13, 14, 15, 16),
                    new Row(6, 10, 11, 12, 13, 14),
                    new Row(9, 8, 9, 10, 10, 12),
                    new Row(12, 6, 7, 8, 8, 10),
                    new Row(14, 4, 5, 6, 5, 8))),
    CLERIC(
            14,
            6,
            1,
            5,
            List.of(
                    new Row(4, 11, 12, 14, 16, 15),
                    new Row(8, 9, 10, 12, 14, 12),
                    new Row(12, 6, 7, 9, 11, 9),
                    new Row(14, 3, 5, 7, 8, 7))),
    MAGIC_USER(
            14,
            4,
            1,
            9,
            List.of(new Row(5, 13, 14, 13, 16, 15), new Row(10, 11, 12, 11, 14, 12), new Row(14, 8, 9, 8, 11, 8))),
    THIEF(
            14,
            4,
            2,
            7,
            List.of(
                    new Row(4, 13, 14, 13, 16, 15),
                    new Row(8, 12, 13, 11, 14, 13),
                    new Row(12, 10, 11, 9, 12, 10),
                    new Row(14, 8, 9, 7, 10, 8))),
    ELF(
            10,
            6,
            2,
            5,
            List.of(
                    new Row(3, 12, 13, 13, 15, 15),
                    new Row(6, 10, 11, 11, 13, 12),
                    new Row(9, 8, 9, 9, 10, 10),
                    new Row(10, 6, 7, 8, 8, 8))),
    HALFLING(8, 6, 0, 5, List.of(new Row(3, 8, 9, 10, 13, 12), new Row(6, 6, 7, 8, 10, 10), new Row(8, 4, 5, 6, 7, 8))),
    DWARF(
            12,
            8,
            3,
            5,
            List.of(
                    new Row(3, 8, 9, 10, 13, 12),
                    new Row(6, 6, 7, 8, 10, 10),
                    new Row(9, 4, 5, 6, 7, 8),
                    new Row(12, 2, 3, 4, 4, 6)));

    /// More hit points than any character can roll.
    static final int MOST_HIT_POINTS = 100;

    private static final int LAST_HIT_DIE = 9;
    private static final int SUM_OF_ARMOUR_CLASSES = 19;

    private final int maxLevel;
    private final int hitDie;
    private final int bonusAfterNinth;
    private final int armourClass;
    private final List<Row> rows;

    CharacterClass(int maxLevel, int hitDie, int bonusAfterNinth, int armourClass, List<Row> rows) {
        this.maxLevel = maxLevel;
        this.hitDie = hitDie;
        this.bonusAfterNinth = bonusAfterNinth;
        this.armourClass = armourClass;
        this.rows = rows;
    }

    /// Whether the class goes up to this level.
    public boolean reaches(int level) {
        return level >= 1 && level <= maxLevel;
    }

    /// The highest level of the class.
    public int maxLevel() {
        return maxLevel;
    }

    /// The faces of the hit die.
    public int hitDie() {
        return hitDie;
    }

    /// The number of hit dice at a level.
    public int hitDice(int level) {
        return Math.min(level, LAST_HIT_DIE);
    }

    /// The hit points that come on top of the hit dice at a level.
    public int hitPointBonus(int level) {
        return Math.max(0, level - LAST_HIT_DIE) * bonusAfterNinth;
    }

    /// The rolled hit points: a die a level up to the 9th, then a fixed bonus a level.
    public Distribution hitPoints(int level) {
        return Distribution.dice(hitDice(level), hitDie, MOST_HIT_POINTS)
                .plus(Distribution.sure(hitPointBonus(level), MOST_HIT_POINTS));
    }

    /// The value to roll on d20, or more, to save.
    ///
    /// @throws IllegalArgumentException for a level the class does not reach
    public int save(Save.Letter letter, int level) {
        for (Row row : rows) {
            if (reaches(level) && level <= row.upTo()) {
                return row.of(letter);
            }
        }
        throw new IllegalArgumentException(this + " has no level " + level);
    }

    /// The descending armour class assumed: chain mail where it may be worn, else leather or nothing.
    public int armourClass() {
        return armourClass;
    }

    /// The same, ascending.
    public int ascendingArmourClass() {
        return SUM_OF_ARMOUR_CLASSES - armourClass;
    }

    private record Row(int upTo, int d, int w, int p, int b, int s) {
        int of(Save.Letter letter) {
            return switch (letter) {
                case D -> d;
                case W -> w;
                case P -> p;
                case B -> b;
                case S -> s;
            };
        }
    }
}
