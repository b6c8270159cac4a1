package trapwright.dice;

import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;

/// A sum of terms thrown together, perhaps several times over (missiles).
///
/// @param terms what one missile throws
/// @param missiles how many missiles; one when none are named
public record Roll(List<Term> terms, List<Term> missiles) {
    /// One missile.
    private static final List<Term> ONCE = List.of(new Term.Flat(1));

    /// Nothing is rolled: always 0.
    public static final Roll NOTHING = new Roll(List.of(), ONCE);

    /// Copies both lists.
    public Roll {
        terms = List.copyOf(terms);
        missiles = List.copyOf(missiles);
    }

    /// A roll made once.
    public static Roll once(List<Term> terms) {
        return new Roll(terms, ONCE);
    }

    /// The exact mean over all missiles.
    public BigFraction mean() {
        return meanOfOne().multiply(meanOfMissiles());
    }

    /// The exact mean of one missile.
    public BigFraction meanOfOne() {
        return sum(terms);
    }

    /// The exact mean number of missiles.
    public BigFraction meanOfMissiles() {
        return sum(missiles);
    }

    /// The greatest possible number of missiles.
    public int mostMissiles() {
        return missiles.stream().mapToInt(Term::most).sum();
    }

    /// The greatest possible sum of one missile; below 0 when the bonus is.
    public int most() {
        return terms.stream().mapToInt(Term::most).sum();
    }

    /// Whether a die is thrown for it.
    public boolean isRolled() {
        return terms.stream().anyMatch(Term.Pool.class::isInstance)
                || missiles.stream().anyMatch(Term.Pool.class::isInstance);
    }

    /// The fixed part of one missile's damage, such as the 4 of `1d8+4`.
    public int bonus() {
        return terms.stream()
                .mapToInt(term -> switch (term) {
                    case Term.Flat flat -> flat.amount();
                    case Term.Pool ignored -> 0;
                })
                .sum();
    }

    /// One missile's terms as dice to be typed: `2d6+4`; empty when nothing is rolled.
    public String formula() {
        StringBuilder formula = new StringBuilder();
        for (Term term : terms) {
            formula.append(
                    switch (term) {
                        case Term.Flat(int amount) -> amount < 0 || formula.isEmpty() ? "" + amount : "+" + amount;
                        case Term.Pool(int sign, int count, int faces) ->
                            (sign < 0 ? "-" : formula.isEmpty() ? "" : "+") + count + "d" + faces;
                    });
        }
        return formula.toString();
    }

    private static BigFraction sum(List<Term> terms) {
        return terms.stream().map(Term::mean).reduce(BigFraction.ZERO, BigFraction::add);
    }
}
