package trapwright.app;

import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Guidance;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// The four ways in which a 5e effect reaches its victim (5e, section 4).
public enum Dnd5eStrike {
    AUTOMATIC,
    ATTACK,
    SAVE,
    ATTACK_THEN_SAVE;

    private static final Guidance USUAL = Guidance.of(Edition.V5_1, Severity.DANGEROUS, Tier.FIRST);

    static Dnd5eStrike of(Delivery delivery) {
        if (delivery.attack().isPresent()) {
            return delivery.save().isPresent() ? ATTACK_THEN_SAVE : ATTACK;
        }
        return delivery.save().isPresent() ? SAVE : AUTOMATIC;
    }

    /// The delivery made so; what it has already stays as it is.
    Delivery in(Delivery delivery) {
        Optional<Delivery.Attack> attack = delivery.attack()
                .or(() -> Optional.of(
                        new Delivery.Attack(USUAL.attack(), Delivery.Reach.RANGED, Dice.of("1"), Delivery.Aim.SPREAD)));
        Optional<Delivery.Resistance> save =
                delivery.save().or(() -> Optional.of(Delivery.Resistance.save(Ability.DEX, USUAL.dc())));
        return switch (this) {
            case AUTOMATIC -> Delivery.AUTOMATIC;
            case ATTACK -> new Delivery(attack, Optional.empty());
            case SAVE -> new Delivery(Optional.empty(), save);
            case ATTACK_THEN_SAVE -> new Delivery(attack, save);
        };
    }
}
