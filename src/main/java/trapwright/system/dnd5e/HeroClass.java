package trapwright.system.dnd5e;

import static trapwright.system.dnd5e.AbilityCheck.Ability.CHA;
import static trapwright.system.dnd5e.AbilityCheck.Ability.CON;
import static trapwright.system.dnd5e.AbilityCheck.Ability.DEX;
import static trapwright.system.dnd5e.AbilityCheck.Ability.INT;
import static trapwright.system.dnd5e.AbilityCheck.Ability.STR;
import static trapwright.system.dnd5e.AbilityCheck.Ability.WIS;
import static trapwright.system.dnd5e.AbilityCheck.Skill.ACROBATICS;
import static trapwright.system.dnd5e.AbilityCheck.Skill.ARCANA;
import static trapwright.system.dnd5e.AbilityCheck.Skill.ATHLETICS;
import static trapwright.system.dnd5e.AbilityCheck.Skill.INVESTIGATION;
import static trapwright.system.dnd5e.AbilityCheck.Skill.MEDICINE;
import static trapwright.system.dnd5e.AbilityCheck.Skill.NATURE;
import static trapwright.system.dnd5e.AbilityCheck.Skill.PERCEPTION;
import static trapwright.system.dnd5e.AbilityCheck.Skill.RELIGION;
import static trapwright.system.dnd5e.AbilityCheck.Skill.SLEIGHT_OF_HAND;
import static trapwright.system.dnd5e.AbilityCheck.Skill.SURVIVAL;
import static trapwright.system.dnd5e.AbilityCheck.Skill.THIEVES_TOOLS;

import java.util.Locale;
import java.util.Set;

/// The classes of 5e, with what their odds need: the skills are those of the class that traps ask for.
public enum HeroClass {
    BARBARIAN(12, STR, Armour.MEDIUM, Set.of(STR, CON), Set.of(PERCEPTION, ATHLETICS, NATURE, SURVIVAL)),
    BARD(8, CHA, Armour.LIGHT, Set.of(DEX, CHA), Set.of(PERCEPTION, INVESTIGATION, ARCANA, ACROBATICS)),
    CLERIC(8, WIS, Armour.MEDIUM, Set.of(WIS, CHA), Set.of(MEDICINE, RELIGION)),
    DRUID(8, WIS, Armour.MEDIUM, Set.of(INT, WIS), Set.of(PERCEPTION, ARCANA, NATURE, MEDICINE, SURVIVAL)),
    FIGHTER(10, STR, Armour.HEAVY, Set.of(STR, CON), Set.of(PERCEPTION, ATHLETICS, ACROBATICS, SURVIVAL)),
    MONK(8, DEX, Armour.LIGHT, Set.of(STR, DEX), Set.of(ACROBATICS, ATHLETICS, RELIGION)),
    PALADIN(10, STR, Armour.HEAVY, Set.of(WIS, CHA), Set.of(ATHLETICS, MEDICINE, RELIGION)),
    RANGER(10, DEX, Armour.MEDIUM, Set.of(STR, DEX), Set.of(PERCEPTION, INVESTIGATION, ATHLETICS, NATURE, SURVIVAL)),
    ROGUE(
            8,
            DEX,
            Armour.LIGHT,
            Set.of(DEX, INT),
            Set.of(PERCEPTION, INVESTIGATION, ACROBATICS, ATHLETICS, SLEIGHT_OF_HAND, THIEVES_TOOLS)),
    SORCERER(6, CHA, Armour.LIGHT, Set.of(CON, CHA), Set.of(ARCANA, RELIGION)),
    WARLOCK(8, CHA, Armour.LIGHT, Set.of(WIS, CHA), Set.of(ARCANA, INVESTIGATION, NATURE, RELIGION)),
    WIZARD(6, INT, Armour.LIGHT, Set.of(INT, WIS), Set.of(ARCANA, INVESTIGATION, MEDICINE, RELIGION));

    private final int hitDie;
    private final AbilityCheck.Ability prime;
    private final Armour armour;
    private final Set<AbilityCheck.Ability> saves;
    private final Set<AbilityCheck.Skill> skills;

    HeroClass(
            int hitDie,
            AbilityCheck.Ability prime,
            Armour armour,
            Set<AbilityCheck.Ability> saves,
            Set<AbilityCheck.Skill> skills) {
        this.hitDie = hitDie;
        this.prime = prime;
        this.armour = armour;
        this.saves = saves;
        this.skills = skills;
    }

    /// The class of that id; those of other games count as the nearest, and an unknown one as a fighter.
    public static HeroClass of(String id) {
        return switch (id) {
            case "thief" -> ROGUE;
            case "magic-user" -> WIZARD;
            default -> {
                for (HeroClass each : values()) {
                    if (each.id().equals(id)) {
                        yield each;
                    }
                }
                yield FIGHTER;
            }
        };
    }

    /// Its stable id, such as `rogue`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int hitDie() {
        return hitDie;
    }

    AbilityCheck.Ability prime() {
        return prime;
    }

    /// The armour class in the armour that the class wears.
    int armourClass() {
        return switch (armour) {
            case LIGHT -> 13;
            case MEDIUM -> 16;
            case HEAVY -> 18;
        };
    }

    boolean isProficient(AbilityCheck.Ability save) {
        return saves.contains(save);
    }

    boolean isProficient(AbilityCheck.Skill skill) {
        return skills.contains(skill);
    }

    /// Whether the class casts spells from the first levels on, and so can dispel.
    boolean casts() {
        return switch (this) {
            case BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD, PALADIN -> true;
            case BARBARIAN, FIGHTER, MONK, RANGER, ROGUE -> false;
        };
    }

    private enum Armour {
        LIGHT,
        MEDIUM,
        HEAVY
    }
}
