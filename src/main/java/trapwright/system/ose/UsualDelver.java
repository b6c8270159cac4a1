package trapwright.system.ose;

import java.util.Optional;
import trapwright.dice.Distribution;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Profile;
import trapwright.party.Trait;

/// What is assumed of an old-school character: rolled hit points, saves and armour by class and level.
///
/// @param entered the character
/// @param delver the class
/// @param level the level, within those of the class
record UsualDelver(Adventurer entered, CharacterClass delver, int level) implements Profile.Assumed {
    private static final int LOWEST_ASCENDING = 10;
    private static final int SUM_OF_ARMOUR_CLASSES = 19;

    static UsualDelver of(Adventurer entered, Party party) {
        CharacterClass delver = delver(entered.callingId());
        int level = entered.number(Trait.LEVEL).orElse(party.usualLevel());
        return new UsualDelver(entered, delver, Math.clamp(level, 1, delver.maxLevel()));
    }

    /// The class of that id; those of other games count as the nearest, and an unknown one as a fighter.
    static CharacterClass delver(String id) {
        return switch (id) {
            case "cleric", "druid", "monk" -> CharacterClass.CLERIC;
            case "magic-user", "wizard", "sorcerer", "warlock" -> CharacterClass.MAGIC_USER;
            case "thief", "rogue", "bard" -> CharacterClass.THIEF;
            case "elf" -> CharacterClass.ELF;
            case "halfling" -> CharacterClass.HALFLING;
            case "dwarf" -> CharacterClass.DWARF;
            default -> CharacterClass.FIGHTER;
        };
    }

    Profile profile() {
        return new Profile(entered, this);
    }

    /// The hit points entered, else rolled.
    Distribution hitPoints() {
        return hitPointsEntered()
                .map(total -> Distribution.sure(total, Math.max(total, CharacterClass.MOST_HIT_POINTS)))
                .orElseGet(() -> delver.hitPoints(level));
    }

    /// The ascending armour class; 9 and less was meant as a descending one.
    int armour() {
        int typed = profile().number(Trait.AC);
        return typed < LOWEST_ASCENDING ? SUM_OF_ARMOUR_CLASSES - typed : typed;
    }

    @Override
    public int number(Trait trait) {
        return switch (trait) {
            case LEVEL -> level;
            case HP, MAX_HP ->
                hitPointsEntered().orElseGet(() -> (int) delver.hitPoints(level).mean());
            case AC -> delver.ascendingArmourClass();
            case TOUCH_AC, FORTITUDE, REFLEX, WILL, SEARCH, DISABLE -> 0;
            case PERCEPTION, PASSIVE_PERCEPTION, INVESTIGATION, THIEVES_TOOLS -> 0;
            case SAVE_STR, SAVE_DEX, SAVE_CON, SAVE_INT, SAVE_WIS, SAVE_CHA -> 0;
            case STR, DEX, CON, INT, WIS, CHA -> 0;
        };
    }

    @Override
    public boolean has(Gift gift) {
        return switch (gift) {
            case EVASION -> false;
            case TRAPFINDING -> delver == CharacterClass.THIEF;
        };
    }

    private Optional<Integer> hitPointsEntered() {
        return entered.number(Trait.HP).or(() -> entered.number(Trait.MAX_HP));
    }
}
