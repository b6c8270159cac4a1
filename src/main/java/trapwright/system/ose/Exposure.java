package trapwright.system.ose;

import org.apache.commons.numbers.fraction.BigFraction;

/// What searching costs in time and wandering monsters (old-school, section 5).
///
/// @param squares how many squares of 10 ft. (3 m) are searched, one turn each
public record Exposure(int squares) {
    private static final int TURNS_OF_WORK_AN_HOUR = 5;
    private static final int TURNS_A_CHECK = 2;
    private static final BigFraction QUIET = BigFraction.of(5, 6);

    /// Turns of rest taken before the search ends: one after every five turns of work.
    public int rests() {
        return Math.max(0, squares - 1) / TURNS_OF_WORK_AN_HOUR;
    }

    /// All turns, with those of rest.
    public int turns() {
        return squares + rests();
    }

    /// Checks for wandering monsters, one every two turns.
    public int checks() {
        return checks(turns());
    }

    /// The chance of at least one encounter.
    public BigFraction encounter() {
        return encounter(checks());
    }

    static int checks(int turns) {
        return turns / TURNS_A_CHECK;
    }

    static BigFraction encounter(int checks) {
        return BigFraction.ONE.subtract(QUIET.pow(checks));
    }
}
