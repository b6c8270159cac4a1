package trapwright.system.dnd5e;

import java.math.BigDecimal;
import java.math.RoundingMode;
import trapwright.dice.Dice;
import trapwright.measure.Length;

/// Falling: 1d6 bludgeoning for each full 10 ft. (3 m), at most 20d6 (5e, section 4).
final class Falling {
    private static final BigDecimal FEET_A_DIE = BigDecimal.TEN;
    private static final BigDecimal MOST_DICE = BigDecimal.valueOf(20);

    private Falling() {}

    /// The dice of a depth; none for less than 10 ft.
    static Dice dice(Length depth) {
        BigDecimal dice = depth.in(Length.Unit.FEET).amount().divide(FEET_A_DIE, 0, RoundingMode.DOWN);
        return dice.signum() == 0 ? Dice.NONE : Dice.of(dice.min(MOST_DICE).toPlainString() + "d6");
    }

    /// The dice a fall throws: its own, or its depth's.
    static Dice dice(Harm.Part.Fall fall) {
        return fall.dice().isNone() ? dice(fall.depth()) : fall.dice();
    }
}
