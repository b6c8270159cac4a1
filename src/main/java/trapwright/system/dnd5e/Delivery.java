package trapwright.system.dnd5e;

import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.rules.Wording;

/// What is rolled (5e, section 4): an attack, a save, a save on a hit, or nothing.
///
/// @param attack the attack
/// @param save the save, or an ability check in its place; after an attack it comes on a hit
public record Delivery(Optional<Attack> attack, Optional<Resistance> save) {
    /// Nothing is rolled.
    public static final Delivery AUTOMATIC = new Delivery(Optional.empty(), Optional.empty());

    /// A save alone.
    public static Delivery save(AbilityCheck.Ability ability, int dc) {
        return new Delivery(Optional.empty(), Optional.of(Resistance.save(ability, dc)));
    }

    /// An attack alone.
    public static Delivery attack(Attack attack) {
        return new Delivery(Optional.of(attack), Optional.empty());
    }

    public Delivery withAttack(Optional<Attack> changed) {
        return new Delivery(changed, save);
    }

    public Delivery withSave(Optional<Resistance> changed) {
        return new Delivery(attack, changed);
    }

    /// Attack rolls.
    ///
    /// @param bonus the attack bonus
    /// @param reach melee or ranged
    /// @param count how many attacks
    /// @param aim whether they spread over the targets or all go for one
    public record Attack(int bonus, Reach reach, Dice count, Aim aim) {
        /// One attack.
        public static Attack of(int bonus, Reach reach) {
            return new Attack(bonus, reach, Dice.of("1"), Aim.SPREAD);
        }

        public Attack withBonus(int changed) {
            return new Attack(changed, reach, count, aim);
        }
    }

    /// Melee or ranged.
    public enum Reach {
        MELEE,
        RANGED
    }

    /// Where several attacks go.
    public enum Aim {
        /// One at each target, or at random ones: each victim counts one.
        SPREAD,
        /// All at the same victim.
        TOGETHER
    }

    /// What resists the effect.
    ///
    /// @param roll a saving throw or an ability check
    /// @param check ability and DC
    public record Resistance(Roll roll, AbilityCheck check) {
        /// A saving throw.
        public static Resistance save(AbilityCheck.Ability ability, int dc) {
            return new Resistance(Roll.SAVE, AbilityCheck.of(ability, dc));
        }

        /// The same with another DC.
        public Resistance withDc(int dc) {
            return new Resistance(roll, check.withDc(dc));
        }

        /// How the DC changes.
        public Resistance varying(Wording words) {
            return new Resistance(roll, check.withVaries(words));
        }
    }

    /// A saving throw, or an ability check that the entry asks for in its place.
    public enum Roll {
        SAVE,
        CHECK
    }
}
