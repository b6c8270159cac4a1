package trapwright.system.dnd5e;

import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;

/// The damage table read as one ladder: rung = tier index + severity column (5e, section 6).
///
/// The border of two rungs is their geometric mean, so that a mean m is on the upper one when m·m reaches a·b.
public final class Ladder {
    /// Under the lowest rung.
    public static final int BELOW = -1;

    private static final List<Dice> DICE = List.of(
            Dice.of("1d10"), Dice.of("2d10"), Dice.of("4d10"), Dice.of("10d10"), Dice.of("18d10"), Dice.of("24d10"));

    private Ladder() {}

    /// The rung above the table.
    public static int above() {
        return DICE.size();
    }

    /// The dice of a rung, 0 to 5.
    public static Dice dice(int rung) {
        return DICE.get(rung);
    }

    /// The dice of the table for a severity's column at a tier.
    public static Dice dice(Tier tier, int column) {
        return dice(tier.ordinal() + column);
    }

    /// The rung of a mean: [#BELOW], 0 to 5, or [#above].
    public static int rung(BigFraction mean) {
        BigFraction square = mean.multiply(mean);
        int rung = BELOW;
        while (rung < above() && square.compareTo(border(rung + 1)) >= 0) {
            rung++;
        }
        return rung;
    }

    /// The square of the least mean on a rung.
    private static BigFraction border(int rung) {
        if (rung == 0) {
            return mean(0).multiply(mean(0)).divide(2);
        }
        if (rung == above()) {
            return mean(rung - 1).pow(3).divide(mean(rung - 2));
        }
        return mean(rung - 1).multiply(mean(rung));
    }

    private static BigFraction mean(int rung) {
        return dice(rung).mean();
    }
}
