package trapwright.system.dnd5e;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Profile;
import trapwright.party.Trait;

/// What is assumed of a 5e character: average hit dice with Constitution +2, the prime ability +3 (+4 from 4th, +5 from
/// 8th level), proficiency by level in the saves and skills of the class, armour as the class wears it.
///
/// @param entered the character
/// @param hero the class
/// @param level the level, 1 or more
record UsualHero(Adventurer entered, HeroClass hero, int level) implements Profile.Assumed {
    private static final int CONSTITUTION = 2;
    private static final int PASSIVE = 10;

    static UsualHero of(Adventurer entered, Party party) {
        int level = entered.number(Trait.LEVEL).orElse(party.usualLevel());
        return new UsualHero(entered, HeroClass.of(entered.callingId()), level);
    }

    Profile profile() {
        return new Profile(entered, this);
    }

    /// The bonus of a check, as entered or assumed.
    int bonus(AbilityCheck check) {
        return check.skill()
                .map(skill -> bonus(skill, check.ability()))
                .orElseGet(() -> profile().number(trait(check.ability())));
    }

    /// The bonus of a saving throw, as entered or assumed.
    int save(AbilityCheck.Ability ability) {
        return profile().number(saveTrait(ability));
    }

    /// The number that a check rests on, when it is one of those with a field.
    static Optional<Trait> trait(AbilityCheck check) {
        return check.skill().isEmpty()
                ? Optional.of(trait(check.ability()))
                : check.skill().flatMap(UsualHero::trait);
    }

    @Override
    public int number(Trait trait) {
        return switch (trait) {
            case LEVEL -> level;
            case HP -> entered.number(Trait.MAX_HP).orElseGet(this::hitPoints);
            case MAX_HP -> entered.number(Trait.HP).orElseGet(this::hitPoints);
            case AC, TOUCH_AC -> hero.armourClass();
            case FORTITUDE, REFLEX, WILL, SEARCH, DISABLE -> 0;
            case PERCEPTION -> assumed(AbilityCheck.Skill.PERCEPTION, AbilityCheck.Ability.WIS);
            case PASSIVE_PERCEPTION -> PASSIVE + profile().number(Trait.PERCEPTION);
            case INVESTIGATION -> assumed(AbilityCheck.Skill.INVESTIGATION, AbilityCheck.Ability.INT);
            case THIEVES_TOOLS -> assumed(AbilityCheck.Skill.THIEVES_TOOLS, AbilityCheck.Ability.DEX);
            case SAVE_STR -> assumedSave(AbilityCheck.Ability.STR);
            case SAVE_DEX -> assumedSave(AbilityCheck.Ability.DEX);
            case SAVE_CON -> assumedSave(AbilityCheck.Ability.CON);
            case SAVE_INT -> assumedSave(AbilityCheck.Ability.INT);
            case SAVE_WIS -> assumedSave(AbilityCheck.Ability.WIS);
            case SAVE_CHA -> assumedSave(AbilityCheck.Ability.CHA);
            case STR -> modifier(AbilityCheck.Ability.STR);
            case DEX -> modifier(AbilityCheck.Ability.DEX);
            case CON -> modifier(AbilityCheck.Ability.CON);
            case INT -> modifier(AbilityCheck.Ability.INT);
            case WIS -> modifier(AbilityCheck.Ability.WIS);
            case CHA -> modifier(AbilityCheck.Ability.CHA);
        };
    }

    @Override
    public boolean has(Gift gift) {
        return switch (gift) {
            case EVASION -> false;
            case TRAPFINDING -> hero == HeroClass.ROGUE;
        };
    }

    private int bonus(AbilityCheck.Skill skill, AbilityCheck.Ability ability) {
        return trait(skill)
                .map(profile()::number)
                .orElseGet(() -> typed(skill).orElseGet(() -> assumed(skill, ability)));
    }

    /// A skill that was entered by its name, however it is written: `sleightOfHand`, `Sleight of Hand`.
    private Optional<Integer> typed(AbilityCheck.Skill skill) {
        return entered.skills().entrySet().stream()
                .filter(each -> letters(each.getKey()).equals(letters(skill.name())))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static String letters(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }

    private int assumed(AbilityCheck.Skill skill, AbilityCheck.Ability ability) {
        return profile().number(trait(ability)) + (hero.isProficient(skill) ? proficiency() : 0);
    }

    private int assumedSave(AbilityCheck.Ability ability) {
        return profile().number(trait(ability)) + (hero.isProficient(ability) ? proficiency() : 0);
    }

    private int hitPoints() {
        int constitution = profile().number(Trait.CON);
        int further = (level - 1) * Math.max(1, hero.hitDie() / 2 + 1 + constitution);
        return Math.max(1, hero.hitDie() + constitution) + further;
    }

    private int modifier(AbilityCheck.Ability ability) {
        int prime = level >= 8 ? 5 : level >= 4 ? 4 : 3;
        return ability == hero.prime() ? prime : ability == AbilityCheck.Ability.CON ? CONSTITUTION : 0;
    }

    private int proficiency() {
        return 2 + (level - 1) / 4;
    }

    private static Optional<Trait> trait(AbilityCheck.Skill skill) {
        return switch (skill) {
            case PERCEPTION -> Optional.of(Trait.PERCEPTION);
            case INVESTIGATION -> Optional.of(Trait.INVESTIGATION);
            case THIEVES_TOOLS -> Optional.of(Trait.THIEVES_TOOLS);
            case ARCANA, NATURE, MEDICINE, SURVIVAL, RELIGION, ATHLETICS, ACROBATICS, SLEIGHT_OF_HAND ->
                Optional.empty();
        };
    }

    private static Trait trait(AbilityCheck.Ability ability) {
        return switch (ability) {
            case STR -> Trait.STR;
            case DEX -> Trait.DEX;
            case CON -> Trait.CON;
            case INT -> Trait.INT;
            case WIS -> Trait.WIS;
            case CHA -> Trait.CHA;
        };
    }

    static Trait saveTrait(AbilityCheck.Ability ability) {
        return switch (ability) {
            case STR -> Trait.SAVE_STR;
            case DEX -> Trait.SAVE_DEX;
            case CON -> Trait.SAVE_CON;
            case INT -> Trait.SAVE_INT;
            case WIS -> Trait.SAVE_WIS;
            case CHA -> Trait.SAVE_CHA;
        };
    }
}
