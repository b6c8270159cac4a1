package trapwright.rules;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;

/// One result of an assessment, with its reasons.
public sealed interface Figure {
    /// The stable id, as in the JSON answers: `cr`, `priceGp`, `craftDc` …
    String id();

    /// The figure's name.
    Message name();

    /// A number folded from its steps; never stored, so it cannot disagree with them.
    ///
    /// @param id the stable id
    /// @param name the figure's name
    /// @param unit what it counts
    /// @param steps one step a rule, in the order they apply, from 0
    /// @param aside what is worth saying beside the number in two or three words, such as "33% an action"
    record Amount(String id, Message name, Unit unit, List<Step> steps, Optional<Message> aside) implements Figure {
        /// Copies the steps.
        public Amount {
            steps = List.copyOf(steps);
        }

        /// A number that says enough.
        public Amount(String id, Message name, Unit unit, List<Step> steps) {
            this(id, name, unit, steps, Optional.empty());
        }

        /// The same number with a word beside it.
        public Amount beside(Message word) {
            return new Amount(id, name, unit, steps, Optional.of(word));
        }

        /// The number.
        public BigFraction value() {
            BigFraction value = BigFraction.ZERO;
            for (Step step : steps) {
                value = step.after(value);
            }
            return value;
        }
    }

    /// A class instead of a number, such as "dangerous".
    ///
    /// @param id the stable id
    /// @param name the figure's name
    /// @param rating the class; the last part of its key is the id that JSON answers give
    /// @param reasons one reason a rule
    record Rating(String id, Message name, Message rating, List<Reason> reasons) implements Figure {
        /// Copies the reasons.
        public Rating {
            reasons = List.copyOf(reasons);
        }
    }

    /// Several values of one kind under labels, such as a chance for each class or a class for each tier.
    ///
    /// @param id the stable id
    /// @param name the figure's name
    /// @param entries the values in order; each is an [Amount] or a [Rating] whose id is its label's id
    record Series(String id, Message name, List<Figure> entries) implements Figure {
        /// Copies the entries.
        public Series {
            entries = List.copyOf(entries);
        }
    }
}
