package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Rounding;

/// The combined CR of independent traps (3.5, section 9).
///
/// Each part has a power: its CR up to CR 2, `2^(CR / 2)` above. The level is the total up to 2, else twice its
/// logarithm to the base 2, rounded to the nearest whole number; a total below 1 stays a fraction.
public final class EncounterLevel {
    private static final double ROOT = Math.sqrt(2);

    private EncounterLevel() {}

    /// The combined CR; 0 when there are no parts. Parts at 0 or below do not count.
    public static BigFraction of(List<BigFraction> crs) {
        return of(crs, false);
    }

    /// The combined CR where equal pairs always give +2, CR 1 too (ruling `combined-cr`).
    static BigFraction withPairsPlusTwo(List<BigFraction> crs) {
        return of(crs, true);
    }

    private static BigFraction of(List<BigFraction> all, boolean plusTwo) {
        List<BigFraction> crs = new ArrayList<>();
        for (BigFraction cr : all) {
            if (cr.signum() > 0) {
                crs.add(cr);
            }
        }
        if (crs.size() < 2) {
            return crs.isEmpty() ? BigFraction.ZERO : crs.getFirst();
        }
        int linearUpTo = plusTwo ? 1 : 2;
        BigFraction sum = BigFraction.ZERO;
        BigFraction greatest = crs.getFirst();
        for (BigFraction cr : crs) {
            sum = sum.add(cr);
            greatest = cr.compareTo(greatest) > 0 ? cr : greatest;
        }
        if (sum.compareTo(BigFraction.of(linearUpTo)) <= 0) {
            return sum.compareTo(BigFraction.ONE) < 0 ? sum : Rounding.HALF_UP.whole(sum);
        }
        return BigFraction.of(Math.round(level(crs, greatest.doubleValue(), linearUpTo)));
    }

    /// Measured from the greatest CR, so that nothing grows too large; a rounding boundary is never met exactly,
    /// because powers and their sums are no fourth roots.
    private static double level(List<BigFraction> crs, double greatest, int linearUpTo) {
        double shift = Math.max(greatest - linearUpTo, 0);
        double total = 0;
        for (BigFraction cr : crs) {
            double value = cr.doubleValue();
            total += value > linearUpTo
                    ? Math.pow(ROOT, value - shift)
                    : value / linearUpTo * Math.pow(ROOT, linearUpTo - shift);
        }
        return 2 * Math.log(total) / Math.log(2) + shift;
    }
}
