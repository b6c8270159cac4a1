package trapwright.system.dnd35;

import java.math.BigDecimal;
import java.math.RoundingMode;
import trapwright.dice.Dice;
import trapwright.measure.Length;

/// What a fall and the spikes below do (3.5, sections 2.6 and 2.7).
final class Falling {
    private static final int MOST_DICE = 20;
    private static final int MOST_SPIKE_BONUS = 5;
    private static final BigDecimal FEET_A_DIE = BigDecimal.TEN;

    private Falling() {}

    /// 1d6 for each full 10 ft., at most 20d6; no dice for less.
    static Dice damage(Pit pit) {
        int dice = Math.min(tens(pit), MOST_DICE);
        return dice == 0 ? Dice.NONE : Dice.of(dice + "d6");
    }

    /// What one spike does: as written, else 1d4 + 1 for each 10 ft., bonus at most +5.
    static Dice spike(Pit pit, Pit.Spikes spikes) {
        return spikes.damage().isNone() ? usualSpike(pit) : spikes.damage();
    }

    /// What one spike does when nothing else is written.
    static Dice usualSpike(Pit pit) {
        int bonus = Math.min(tens(pit), MOST_SPIKE_BONUS);
        return Dice.of(bonus == 0 ? "1d4" : "1d4+" + bonus);
    }

    private static int tens(Pit pit) {
        BigDecimal feet = pit.depth().in(Length.Unit.FEET).amount();
        return feet.divide(FEET_A_DIE, 0, RoundingMode.DOWN).min(BigDecimal.valueOf(MOST_DICE)).intValue();
    }
}
