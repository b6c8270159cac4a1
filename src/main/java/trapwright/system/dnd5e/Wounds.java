package trapwright.system.dnd5e;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import trapwright.dice.Dice;
import trapwright.dice.Distribution;
import trapwright.dice.Roll;
import trapwright.dice.Term;

/// The damage of one effect, summed by what must happen for it (5e, section 4). Twice the ceiling is told apart, so
/// that
/// halves can be taken.
final class Wounds {
    private final Effect effect;
    private final int ceiling;
    private final Map<Harm.Gate, Distribution> gates = new EnumMap<>(Harm.Gate.class);
    private final Distribution critical;

    /// @param effect the effect
    /// @param ceiling the greatest damage that is told from larger ones
    Wounds(Effect effect, int ceiling) {
        this.effect = effect;
        this.ceiling = ceiling;
        for (Harm.Gate gate : Harm.Gate.values()) {
            gates.put(gate, sum(gate, roll -> roll));
        }
        this.critical = sum(Harm.Gate.HIT, Wounds::doubled);
    }

    Distribution nothing() {
        return Distribution.sure(0, 2 * ceiling);
    }

    /// The parts of one gate; a part whose gate needs a roll that is not made comes by itself.
    Distribution of(Harm.Gate gate) {
        return gates.getOrDefault(gate, nothing());
    }

    /// The parts of a hit when it is critical: the dice twice, fixed numbers once.
    Distribution critical() {
        return critical;
    }

    boolean any(Harm.Gate gate) {
        return effect.harm().parts().stream().anyMatch(part -> gate(part) == gate);
    }

    private Distribution sum(Harm.Gate gate, UnaryOperator<Roll> change) {
        Distribution sum = nothing();
        for (Harm.Part part : effect.harm().parts()) {
            Optional<Roll> roll = gate(part) == gate ? Tally.dice(part).roll() : Optional.empty();
            sum = roll.map(change)
                    .map(each -> Distribution.damage(each, 0, 2 * ceiling))
                    .map(sum::plus)
                    .orElse(sum);
        }
        return sum;
    }

    private Harm.Gate gate(Harm.Part part) {
        return effect.lacks(part.gate()) ? Harm.Gate.AUTO : part.gate();
    }

    private static Roll doubled(Roll roll) {
        List<Term> terms = roll.terms().stream()
                .<Term>map(term -> switch (term) {
                    case Term.Flat flat -> flat;
                    case Term.Pool(int sign, int count, int faces) ->
                        new Term.Pool(sign, Math.min(2 * count, Dice.MOST), faces);
                })
                .toList();
        return new Roll(terms, roll.missiles());
    }
}
