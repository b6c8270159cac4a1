package trapwright.dice;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;

/// The chance of every total from 0 up, by convolution, never by trying out.
///
/// Totals above a ceiling count as the ceiling, so that monstrous dice cost no more than the largest number of hit
/// points
/// anybody asks about; a question above the ceiling is refused.
public final class Distribution {
    /// No published trap subtracts more; what is taken off beyond it is not told apart.
    private static final long MOST_TAKEN = 2_000;

    private static final double FINENESS = 1e-12;
    private static final double ROUNDING = 1e-15;
    private static final long LARGEST_DENOMINATOR = 1_000_000_000L;

    private final double[] chances;
    private final int ceiling;

    private Distribution(double[] chances, int ceiling) {
        this.chances = chances;
        this.ceiling = ceiling;
    }

    /// Always the same total.
    ///
    /// @param total the total, 0 or more
    /// @param ceiling the greatest total that is told from larger ones, 0 or more
    public static Distribution sure(int total, int ceiling) {
        double[] chances = new double[Math.min(total, ceiling) + 1];
        chances[chances.length - 1] = 1;
        return new Distribution(chances, ceiling);
    }

    /// Some equal dice added up.
    ///
    /// @param count how many, 0 or more
    /// @param faces how many faces each has, 1 or more
    /// @param ceiling the greatest total that is told from larger ones
    public static Distribution dice(int count, int faces, int ceiling) {
        double[] chances = new double[Math.min(faces, ceiling) + 1];
        for (int face = 1; face <= faces; face++) {
            chances[Math.min(face, ceiling)] += 1.0 / faces;
        }
        return new Distribution(chances, ceiling).times(count);
    }

    /// The damage of a roll: as many missiles as it throws, each doing its own damage.
    ///
    /// @param roll the roll
    /// @param least what a missile does at least: 1 in 3.5, else 0
    /// @param ceiling the greatest total that is told from larger ones
    public static Distribution damage(Roll roll, int least, int ceiling) {
        if (roll.terms().isEmpty()) {
            return sure(0, ceiling);
        }
        Distribution missile = of(roll.terms(), least, ceiling);
        return missile.repeated(of(roll.missiles(), 0, Dice.MOST));
    }

    private static Distribution of(List<Term> terms, int least, int ceiling) {
        long taken = terms.stream().mapToLong(Distribution::mostTaken).sum();
        int room = ceiling + (int) Math.min(taken, MOST_TAKEN);
        Distribution gains = sure(0, room);
        Distribution losses = sure(0, room);
        for (Term term : terms) {
            switch (term) {
                case Term.Flat(int amount) when amount >= 0 -> gains = gains.plus(sure(amount, room));
                case Term.Flat(int amount) -> losses = losses.plus(sure(-amount, room));
                case Term.Pool(int sign, int count, int faces) -> {
                    Distribution pool = dice(count, faces, room);
                    gains = sign > 0 ? gains.plus(pool) : gains;
                    losses = sign > 0 ? losses : losses.plus(pool);
                }
            }
        }
        return gains.minus(losses, least, ceiling);
    }

    private static long mostTaken(Term term) {
        return switch (term) {
            case Term.Flat(int amount) -> Math.max(0, -(long) amount);
            case Term.Pool(int sign, int count, int faces) -> sign > 0 ? 0 : (long) count * faces;
        };
    }

    /// The sum of this and another total that does not depend on it.
    public Distribution plus(Distribution other) {
        int roof = Math.min(ceiling, other.ceiling);
        double[] sum = new double[(int) Math.min((long) most() + other.most(), roof) + 1];
        for (int i = 0; i < chances.length; i++) {
            if (chances[i] != 0) {
                for (int j = 0; j < other.chances.length; j++) {
                    sum[Math.min(i + j, sum.length - 1)] += chances[i] * other.chances[j];
                }
            }
        }
        return new Distribution(whole(sum), roof);
    }

    /// What rounding has lost or won is shared out, as thousands of sums on end would make it count.
    private static double[] whole(double[] chances) {
        double all = 0;
        for (double chance : chances) {
            all += chance;
        }
        if (Math.abs(all - 1) > ROUNDING) {
            for (int i = 0; i < chances.length; i++) {
                chances[i] /= all;
            }
        }
        return chances;
    }

    /// The sum of so many totals like this one.
    ///
    /// @param count how many, 0 or more
    public Distribution times(int count) {
        Distribution sum = sure(0, ceiling);
        Distribution power = this;
        for (int left = count; left > 0; left /= 2) {
            sum = left % 2 == 1 ? sum.plus(power) : sum;
            power = left > 1 ? power.plus(power) : power;
        }
        return sum;
    }

    /// The sum of as many totals like this one as another roll says: missiles.
    public Distribution repeated(Distribution count) {
        double[] mixed = new double[ceiling + 1];
        Distribution thrown = sure(0, ceiling);
        double left = 1;
        int times = 0;
        while (times < count.most() && !thrown.isSureOf(ceiling)) {
            thrown.pourInto(mixed, count.chance(times));
            left -= count.chance(times);
            thrown = thrown.plus(this);
            times++;
        }
        thrown.pourInto(mixed, Math.max(0, left));
        return new Distribution(trimmed(mixed), ceiling);
    }

    /// This total with a chance, else another.
    ///
    /// @param chance how likely this one is, 0 to 1
    /// @param otherwise what happens if it is not this
    public Distribution or(double chance, Distribution otherwise) {
        int roof = Math.min(ceiling, otherwise.ceiling);
        double[] mixed = new double[roof + 1];
        pourInto(mixed, chance);
        otherwise.pourInto(mixed, 1 - chance);
        return new Distribution(trimmed(mixed), roof);
    }

    /// This total with a chance, else nothing: an attack that may miss, a save that may succeed.
    public Distribution gated(double chance) {
        return or(chance, sure(0, ceiling));
    }

    /// This total when it is known that something has come: the case that gave nothing is taken out.
    ///
    /// @param nothing how likely that case is, at most the chance of 0
    public Distribution given(double nothing) {
        if (nothing <= 0 || nothing >= 1) {
            return this;
        }
        double[] rest = new double[chances.length];
        for (int i = 0; i < chances.length; i++) {
            rest[i] = Math.max(0, chances[i] - (i == 0 ? nothing : 0)) / (1 - nothing);
        }
        return new Distribution(rest, ceiling);
    }

    /// The chance that at least one of as many tries as this total says comes true.
    ///
    /// @param chance of one try, 0 to 1
    public double anyOf(double chance) {
        double any = 0;
        double tries = 0;
        for (int i = most(); i > 0; i--) {
            tries += chances[i];
            any = chance * tries + (1 - chance) * any;
        }
        return Math.min(any, 1);
    }

    /// Half of each total, rounded down.
    ///
    /// @param least what is left at least of a total that is not 0: 1 in 3.5, else 0
    public Distribution halved(int least) {
        double[] halves = new double[chances.length];
        for (int i = 0; i < chances.length; i++) {
            halves[i == 0 ? 0 : Math.max(i / 2, least)] += chances[i];
        }
        return new Distribution(trimmed(halves), ceiling / 2);
    }

    /// The chance of exactly this total.
    public double chance(int total) {
        return total < 0 || total > most() ? 0 : chances[total];
    }

    /// The chance of this total or more.
    ///
    /// @throws IllegalArgumentException for a total above the ceiling
    public double atLeast(int total) {
        if (total > ceiling) {
            throw new IllegalArgumentException(total + " is above the ceiling " + ceiling);
        }
        double sum = 0;
        for (int i = most(); i >= Math.max(total, 0); i--) {
            sum += chances[i];
        }
        return Math.min(sum, 1);
    }

    /// The mean; exact as long as no total reaches the ceiling.
    public double mean() {
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            sum += i * chances[i];
        }
        return sum;
    }

    /// The greatest total that can come.
    public int most() {
        return chances.length - 1;
    }

    /// The greatest total that is told from larger ones.
    public int ceiling() {
        return ceiling;
    }

    /// A chance as the simplest fraction that a double cannot tell from it, so that 0.4225 is 169/400 again.
    public static BigFraction simplest(double chance) {
        double rest = chance;
        long whole = (long) rest;
        long[] before = {1, 0};
        long[] fraction = {whole, 1};
        while (Math.abs((double) fraction[0] / fraction[1] - chance) > FINENESS && fraction[1] < LARGEST_DENOMINATOR) {
            rest = 1 / (rest - whole);
            whole = (long) rest;
            long[] next = {whole * fraction[0] + before[0], whole * fraction[1] + before[1]};
            before = fraction;
            fraction = next;
        }
        boolean lost = fraction[1] >= LARGEST_DENOMINATOR || fraction[0] == 0 && chance > 0;
        return lost ? BigFraction.from(chance) : BigFraction.of(fraction[0], fraction[1]);
    }

    private Distribution minus(Distribution losses, int least, int roof) {
        double[] rest = new double[roof + 1];
        for (int i = 0; i < chances.length; i++) {
            for (int j = 0; j < losses.chances.length; j++) {
                rest[Math.clamp((long) i - j, Math.min(least, roof), roof)] += chances[i] * losses.chances[j];
            }
        }
        return new Distribution(trimmed(rest), roof);
    }

    private boolean isSureOf(int total) {
        return most() == total && chances[total] >= 1 - FINENESS;
    }

    private void pourInto(double[] vessel, double share) {
        for (int i = 0; i < chances.length; i++) {
            vessel[Math.min(i, vessel.length - 1)] += share * chances[i];
        }
    }

    private static double[] trimmed(double[] chances) {
        int end = chances.length;
        while (end > 1 && chances[end - 1] == 0) {
            end--;
        }
        return Arrays.copyOf(chances, end);
    }
}
