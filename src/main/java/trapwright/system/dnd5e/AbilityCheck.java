package trapwright.system.dnd5e;

import java.util.Optional;
import trapwright.rules.Wording;

/// A check of an ability, with a skill or a tool where one applies.
///
/// @param ability the ability
/// @param skill the skill or tool
/// @param dc the DC to reach
/// @param varies how the DC changes, such as "+5 per creature in the cage"; empty when it does not
public record AbilityCheck(Ability ability, Optional<Skill> skill, int dc, Wording varies) {
    /// An ability check.
    public static AbilityCheck of(Ability ability, int dc) {
        return new AbilityCheck(ability, Optional.empty(), dc, Wording.NONE);
    }

    /// A check with a skill or a tool.
    public static AbilityCheck of(Ability ability, Skill skill, int dc) {
        return new AbilityCheck(ability, Optional.of(skill), dc, Wording.NONE);
    }

    /// The usual check to spot something.
    public static AbilityCheck perception(int dc) {
        return of(Ability.WIS, Skill.PERCEPTION, dc);
    }

    public AbilityCheck withDc(int changed) {
        return new AbilityCheck(ability, skill, changed, varies);
    }

    public AbilityCheck withVaries(Wording changed) {
        return new AbilityCheck(ability, skill, dc, changed);
    }

    /// The six abilities.
    public enum Ability {
        STR,
        DEX,
        CON,
        INT,
        WIS,
        CHA
    }

    /// The skills and tools that traps ask for, each with the ability it usually goes with.
    public enum Skill {
        PERCEPTION(Ability.WIS),
        INVESTIGATION(Ability.INT),
        ARCANA(Ability.INT),
        NATURE(Ability.INT),
        MEDICINE(Ability.WIS),
        SURVIVAL(Ability.WIS),
        RELIGION(Ability.INT),
        ATHLETICS(Ability.STR),
        ACROBATICS(Ability.DEX),
        SLEIGHT_OF_HAND(Ability.DEX),
        THIEVES_TOOLS(Ability.DEX);

        private final Ability ability;

        Skill(Ability ability) {
            this.ability = ability;
        }

        /// The ability it usually goes with.
        public Ability ability() {
            return ability;
        }
    }
}
