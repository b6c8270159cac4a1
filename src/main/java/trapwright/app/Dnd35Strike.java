package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Attack;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Delivery.Save;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;

/// How a 3.5 trap reaches its victim, as one choice (3.5, section 2.5).
public enum Dnd35Strike {
    /// An attack roll.
    ATTACK,
    /// A save.
    SAVE,
    /// An attack roll, and a save that resists what comes with the hit.
    BOTH,
    /// Neither is rolled, and after a delay it always strikes.
    NEVER_MISS,
    /// Nothing is rolled.
    NEITHER;

    private static final Attack USUAL_ATTACK = new Attack(10, Reach.RANGED, false);
    private static final Save USUAL_SAVE = new Save(Save.Kind.REFLEX, Optional.empty(), Save.Result.AVOIDS);

    /// How a design strikes.
    static Dnd35Strike of(Design design) {
        boolean attack = design.delivery().attack().isPresent();
        boolean save = !design.delivery().saves().isEmpty();
        if (attack) {
            return save ? BOTH : ATTACK;
        }
        if (save) {
            return SAVE;
        }
        return design.features().neverMiss() ? NEVER_MISS : NEITHER;
    }

    /// The design with another way to strike; an attack and saves that it had are kept where they still apply.
    Design in(Design design) {
        Delivery was = design.delivery();
        Optional<Attack> attack = Optional.of(was.attack().orElse(USUAL_ATTACK));
        List<Save> saves = was.saves().isEmpty() ? List.of(USUAL_SAVE) : was.saves();
        Features features = design.features().withNeverMiss(this == NEVER_MISS);
        return design.withFeatures(
                        this == NEVER_MISS ? features.withOnsetRounds(Math.max(1, features.onsetRounds())) : features)
                .withDelivery(
                        switch (this) {
                            case ATTACK -> new Delivery(attack, List.of());
                            case SAVE -> new Delivery(Optional.empty(), saves);
                            case BOTH -> new Delivery(attack, saves);
                            case NEVER_MISS, NEITHER -> Delivery.NEITHER;
                        });
    }
}
