package trapwright.system.dnd35;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;

/// What a fall and the spikes below do (3.5, sections 2.6 and 2.7).
public final class Falls {
    /// The most dice a fall does.
    static final int MOST_DICE = 20;

    private static final int MOST_SPIKE_BONUS = 5;

    private Falls() {}

    /// 1d6 for each full 10 ft. (3 m), at most 20d6; no dice for less.
    public static Dice damage(Pit pit) {
        return dice(Math.min(tens(pit), MOST_DICE));
    }

    /// The same without the limit of 20d6 (ruling `fall-cap`).
    static Dice uncapped(Pit pit) {
        return dice(tens(pit));
    }

    /// The spikes at the bottom, when there are any.
    public static Optional<Pit.Spikes> spikes(Pit pit) {
        return pit.spikes().isPresent() || pit.bottom() != Pit.Bottom.SPIKES
                ? pit.spikes()
                : Optional.of(Pit.Spikes.USUAL);
    }

    /// What one spike does: as written, else 1d4 + 1 for each 10 ft., bonus at most +5.
    public static Dice spikeDamage(Pit pit, Pit.Spikes spikes) {
        if (!spikes.damage().isNone()) {
            return spikes.damage();
        }
        int bonus = Math.min(tens(pit), MOST_SPIKE_BONUS);
        return Dice.of(bonus == 0 ? "1d4" : "1d4+" + bonus);
    }

    /// How many full 10 ft. it is deep, at most as many as dice can be thrown.
    static int tens(Pit pit) {
        BigDecimal feet = pit.depth().in(Length.Unit.FEET).amount();
        return feet.movePointLeft(1)
                .setScale(0, RoundingMode.DOWN)
                .min(BigDecimal.valueOf(Dice.MOST))
                .intValue();
    }

    private static Dice dice(int count) {
        return count == 0 ? Dice.NONE : Dice.of(count + "d6");
    }
}
