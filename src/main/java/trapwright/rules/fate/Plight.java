package trapwright.rules.fate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import trapwright.dice.Distribution;

/// All ways it may go for one victim; their chances add up to 1.
///
/// @param fates the ways, no two alike
/// @param dart what one missile of a volley does that is aimed at this victim, when the trap fires a volley
public record Plight(List<Fate> fates, Optional<Distribution> dart) {
    /// Joins the ways that are alike.
    public Plight {
        fates = merged(fates);
    }

    /// Ways without a volley.
    public static Plight of(List<Fate> fates) {
        return new Plight(fates, Optional.empty());
    }

    /// Nothing happens.
    ///
    /// @param ceiling the greatest damage that is told from larger ones
    public static Plight nothing(int ceiling) {
        return of(List.of(Fate.of(1, false, Distribution.sure(0, ceiling))));
    }

    /// This and something that does not depend on it.
    public Plight and(Plight other) {
        return join(other, always -> true);
    }

    /// This, and something more for those it struck.
    public Plight then(Plight other) {
        return join(other, Fate::struck);
    }

    /// The same with a missile of a volley.
    public Plight under(Distribution missile) {
        return new Plight(fates, Optional.of(missile));
    }

    /// The chance that the trap gets at the victim.
    public double struck() {
        return fates.stream().filter(Fate::struck).mapToDouble(Fate::chance).sum();
    }

    private Plight join(Plight other, Predicate<Fate> goesOn) {
        List<Fate> both = new ArrayList<>();
        for (Fate fate : fates) {
            if (goesOn.test(fate)) {
                other.fates.forEach(next -> both.add(fate.and(next)));
            } else {
                both.add(fate);
            }
        }
        return new Plight(both, dart.or(other::dart));
    }

    private static List<Fate> merged(List<Fate> fates) {
        List<Fate> apart = new ArrayList<>();
        for (Fate fate : fates) {
            if (fate.chance() > 0) {
                int like = 0;
                while (like < apart.size() && !apart.get(like).isLike(fate)) {
                    like++;
                }
                if (like < apart.size()) {
                    apart.set(like, apart.get(like).or(fate));
                } else {
                    apart.add(fate);
                }
            }
        }
        return List.copyOf(apart);
    }
}
