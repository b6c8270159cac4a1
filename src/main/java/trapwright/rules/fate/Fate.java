package trapwright.rules.fate;

import java.util.Map;
import java.util.TreeMap;
import trapwright.dice.Distribution;

/// One way it may go for a victim.
///
/// @param chance how likely it goes this way, 0 to 1
/// @param struck whether the trap gets at the victim, so that what depends on it follows
/// @param fatal whether it kills whatever the hit points
/// @param portions how much of which shared roll it takes, by the roll’s number
/// @param own the damage rolled for this victim alone
public record Fate(double chance, boolean struck, boolean fatal, Map<Integer, Portion> portions, Distribution own) {
    /// Copies the portions.
    public Fate {
        portions = Map.copyOf(portions);
    }

    /// Damage of the victim’s own.
    public static Fate of(double chance, boolean struck, Distribution own) {
        return new Fate(chance, struck, false, Map.of(), own);
    }

    /// The same way, and death at its end.
    public Fate killing() {
        return new Fate(chance, struck, true, portions, own);
    }

    /// The same way with a portion of a shared roll.
    public Fate taking(int roll, Portion portion) {
        Map<Integer, Portion> more = new TreeMap<>(portions);
        more.put(roll, portion);
        return new Fate(chance, struck, fatal, more, own);
    }

    /// The same way with more damage of the victim’s own.
    public Fate plus(Distribution more) {
        return new Fate(chance, struck, fatal, portions, own.plus(more));
    }

    /// Both ways at once.
    Fate and(Fate other) {
        Map<Integer, Portion> both = new TreeMap<>(portions);
        both.putAll(other.portions);
        return new Fate(chance * other.chance, struck || other.struck, fatal || other.fatal, both, own.plus(other.own));
    }

    /// Whether they differ in nothing but damage of the victim’s own.
    boolean isLike(Fate other) {
        return struck == other.struck && fatal == other.fatal && portions.equals(other.portions);
    }

    /// One way for two that are alike.
    Fate or(Fate other) {
        double sum = chance + other.chance;
        return new Fate(sum, struck, fatal, portions, sum == 0 ? own : own.or(chance / sum, other.own));
    }
}
