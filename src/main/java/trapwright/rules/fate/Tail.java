package trapwright.rules.fate;

import trapwright.dice.Distribution;

/// The chance that a total is enough when so much damage has been taken already.
final class Tail {
    private final double[] chances;

    private Tail(double[] chances) {
        this.chances = chances;
    }

    /// @param total the damage still to come
    /// @param enough how much it takes
    static Tail of(Distribution total, Distribution enough) {
        double[] reaching = new double[enough.most() + 1];
        double sum = 0;
        for (int i = total.most(); i >= 0; i--) {
            sum += total.chance(i);
            if (i < reaching.length) {
                reaching[i] = Math.min(sum, 1);
            }
        }
        double[] chances = new double[enough.most() + 1];
        for (int need = 0; need <= enough.most(); need++) {
            double share = enough.chance(need);
            for (int taken = 0; taken < chances.length && share > 0; taken++) {
                chances[taken] += share * (taken >= need ? 1 : reaching[need - taken]);
            }
        }
        return new Tail(chances);
    }

    /// @param taken how much has been taken already
    double at(int taken) {
        return taken < chances.length ? chances[taken] : 1;
    }
}
