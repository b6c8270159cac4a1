package trapwright.rules.fate;

/// How many of some missiles come one way.
final class Binomial {
    private final double[][] chances;

    /// @param most the most missiles
    /// @param share the chance that one of them comes this way
    Binomial(int most, double share) {
        chances = new double[most + 1][];
        chances[0] = new double[] {1};
        for (int flying = 1; flying <= most; flying++) {
            chances[flying] = new double[flying + 1];
            for (int hits = 0; hits < flying; hits++) {
                chances[flying][hits] += chances[flying - 1][hits] * (1 - share);
                chances[flying][hits + 1] += chances[flying - 1][hits] * share;
            }
        }
    }

    double of(int flying, int hits) {
        return chances[flying][hits];
    }
}
