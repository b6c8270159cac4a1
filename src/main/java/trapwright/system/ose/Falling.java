package trapwright.system.ose;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;

/// Falling: 1d6 for each full 10 ft. (3 m) (old-school, section 4).
final class Falling {
    static final int FACES = 6;

    private static final BigDecimal FEET_A_DIE = BigDecimal.TEN;

    private Falling() {}

    /// How many dice the fall throws, 0 when nobody falls.
    static int dice(Harm harm) {
        return harm.fall().map(Falling::dice).orElse(0);
    }

    /// The dice of the fall, when it throws any.
    static Optional<Dice> thrown(Harm harm) {
        int count = dice(harm);
        return count == 0 ? Optional.empty() : Optional.of(Dice.of(count + "d" + FACES));
    }

    private static int dice(Length depth) {
        BigDecimal dice = depth.in(Length.Unit.FEET).amount().divide(FEET_A_DIE, 0, RoundingMode.DOWN);
        return dice.min(BigDecimal.valueOf(Dice.MOST)).intValue();
    }
}
