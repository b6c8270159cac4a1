package trapwright.rules;

import org.apache.commons.numbers.fraction.BigFraction;

/// One labelled step of a figure.
public sealed interface Step {
    /// Why the step is there.
    Reason reason();

    /// The number the step works with: what is added, the factor, the multiple or the bound.
    BigFraction amount();

    /// The value after this step.
    ///
    /// @param before the value before it
    BigFraction after(BigFraction before);

    /// Adds an amount, which may be negative or 0.
    record Add(Reason reason, BigFraction amount) implements Step {
        /// Adds a whole number.
        public static Add of(Message rule, String field, long amount) {
            return new Add(Reason.of(rule, field), BigFraction.of(amount));
        }

        @Override
        public BigFraction after(BigFraction before) {
            return before.add(amount);
        }
    }

    /// Multiplies by a factor.
    record Multiply(Reason reason, BigFraction amount) implements Step {
        @Override
        public BigFraction after(BigFraction before) {
            return before.multiply(amount);
        }
    }

    /// Rounds to a multiple of an amount.
    record Round(Reason reason, BigFraction amount, Rounding rounding) implements Step {
        @Override
        public BigFraction after(BigFraction before) {
            return rounding.whole(before.divide(amount)).multiply(amount);
        }
    }

    /// Lifts a smaller value to a bound.
    record AtLeast(Reason reason, BigFraction amount) implements Step {
        @Override
        public BigFraction after(BigFraction before) {
            return before.compareTo(amount) < 0 ? amount : before;
        }
    }
}
