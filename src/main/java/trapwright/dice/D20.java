package trapwright.dice;

import java.util.stream.DoubleStream;

/// Chances of a twenty-sided die.
public final class D20 {
    private static final int FACES = 20;

    private D20() {}

    /// A check without automatic results: d20 + bonus reaches the DC.
    public static double check(int bonus, int dc) {
        return faces(bonus, dc, 0, FACES);
    }

    /// A roll whose natural 1 fails and whose natural 20 succeeds: attacks, and saves in 3.5.
    public static double automatic(int bonus, int target) {
        return faces(bonus, target, 1, FACES - 1);
    }

    /// The better of two rolls.
    public static double advantage(double chance) {
        return 1 - (1 - chance) * (1 - chance);
    }

    /// The worse of two rolls.
    public static double disadvantage(double chance) {
        return chance * chance;
    }

    /// At least one of several tries that do not depend on each other.
    public static double anyOf(DoubleStream chances) {
        return chances.reduce(0, (any, chance) -> any + (1 - any) * chance);
    }

    /// Chances that all come true.
    public static double allOf(DoubleStream chances) {
        return chances.reduce(1, (all, chance) -> all * chance);
    }

    private static double faces(int bonus, int target, int fewest, int most) {
        return Math.clamp(1L + FACES + bonus - target, fewest, most) / (double) FACES;
    }
}
