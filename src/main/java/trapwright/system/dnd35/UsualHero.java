package trapwright.system.dnd35;

import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Profile;
import trapwright.party.Trait;

/// What is assumed of a 3.5 character: hit dice and saves by class, Constitution +1, the prime ability +2, armour that
/// grows with the level, class skills at their best.
///
/// @param hero the class
/// @param level the level, 1 or more
record UsualHero(HeroClass hero, int level) implements Profile.Assumed {
    private static final int PRIME = 2;
    private static final int CONSTITUTION = 1;
    private static final int ARMOUR = 14;
    private static final int HEAVY = 3;
    private static final int TOUCH = 12;
    private static final int TOUCH_IN_HEAVY = 10;
    private static final int GOOD_SAVE = 2;
    private static final int CLASS_SKILL = 3;

    /// A character with nothing left out.
    static Profile fill(Adventurer entered, Party party) {
        int level = entered.number(Trait.LEVEL).orElse(party.usualLevel());
        return new Profile(entered, new UsualHero(HeroClass.of(entered.callingId()), level));
    }

    @Override
    public int number(Trait trait) {
        return switch (trait) {
            case LEVEL -> level;
            case HP, MAX_HP -> hitPoints();
            case AC -> ARMOUR + level / 2 + (hero.wearsHeavyArmour() ? HEAVY : 0);
            case TOUCH_AC -> hero.wearsHeavyArmour() ? TOUCH_IN_HEAVY : TOUCH;
            case FORTITUDE -> save(trait, Trait.CON);
            case REFLEX -> save(trait, Trait.DEX);
            case WILL -> save(trait, Trait.WIS);
            case SEARCH -> skill(hero.searches());
            case DISABLE -> skill(hero == HeroClass.ROGUE);
            case PERCEPTION, PASSIVE_PERCEPTION, INVESTIGATION, THIEVES_TOOLS -> 0;
            case SAVE_STR, SAVE_DEX, SAVE_CON, SAVE_INT, SAVE_WIS, SAVE_CHA -> 0;
            case STR, DEX, CON, INT, WIS, CHA -> ability(trait);
        };
    }

    @Override
    public boolean has(Gift gift) {
        return switch (gift) {
            case EVASION -> hero.evades(level);
            case TRAPFINDING -> hero == HeroClass.ROGUE;
        };
    }

    /// A full hit die at first level, the mean of one for each further level.
    private int hitPoints() {
        int first = hero.hitDie() + CONSTITUTION;
        int further = (level - 1) * (hero.hitDie() + 1 + 2 * CONSTITUTION) / 2;
        return first + further;
    }

    private int save(Trait save, Trait ability) {
        return (hero.isGood(save) ? GOOD_SAVE + level / 2 : level / 3) + ability(ability);
    }

    private int skill(boolean ofTheClass) {
        return (ofTheClass ? level + CLASS_SKILL : 0) + ability(Trait.INT);
    }

    private int ability(Trait trait) {
        return trait == hero.prime() ? PRIME : trait == Trait.CON ? CONSTITUTION : 0;
    }
}
