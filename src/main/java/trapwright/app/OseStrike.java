package trapwright.app;

import java.util.Optional;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Harm.Attack;

/// How the damage of an old-school trap arrives, as a choice.
public enum OseStrike {
    /// By itself, as is usual.
    AUTOMATIC,
    THAC0,
    BONUS;

    private static final int USUAL_THAC0 = 19;
    private static final int SUM = 19;

    static OseStrike of(Harm harm) {
        return harm.attack()
                .map(attack -> switch (attack.scale()) {
                    case THAC0 -> THAC0;
                    case BONUS -> BONUS;
                })
                .orElse(AUTOMATIC);
    }

    /// The harm delivered this way; between the two scales the attack stays as good as it was.
    Harm in(Harm harm) {
        if (of(harm) == this) {
            return harm;
        }
        return switch (this) {
            case AUTOMATIC -> harm.withAttack(Optional.empty());
            case THAC0 -> harm.withAttack(Optional.of(new Attack(Attack.Scale.THAC0, other(harm, USUAL_THAC0))));
            case BONUS -> harm.withAttack(Optional.of(new Attack(Attack.Scale.BONUS, other(harm, SUM - USUAL_THAC0))));
        };
    }

    private static int other(Harm harm, int usual) {
        return harm.attack().map(attack -> SUM - attack.value()).orElse(usual);
    }
}
