package trapwright.dice;

import org.apache.commons.numbers.fraction.BigFraction;

/// One summand of a roll: dice or a fixed number.
public sealed interface Term {
    /// The exact mean.
    BigFraction mean();

    /// The greatest possible result.
    int most();

    /// A fixed number, negative when subtracted.
    ///
    /// @param amount the number
    record Flat(int amount) implements Term {
        @Override
        public BigFraction mean() {
            return BigFraction.of(amount);
        }

        @Override
        public int most() {
            return amount;
        }
    }

    /// Dice of one kind.
    ///
    /// @param sign 1 when added, -1 when subtracted
    /// @param count how many dice, 1 to [Dice#MOST]
    /// @param faces how many faces each has, 1 to [Dice#MOST]
    record Pool(int sign, int count, int faces) implements Term {
        /// Refuses dice that cannot exist.
        public Pool {
            if (Math.abs(sign) != 1 || count < 1 || count > Dice.MOST || faces < 1 || faces > Dice.MOST) {
                throw new IllegalArgumentException(sign * count + "d" + faces);
            }
        }

        @Override
        public BigFraction mean() {
            return BigFraction.of(sign * count * (faces + 1), 2);
        }

        @Override
        public int most() {
            return sign > 0 ? count * faces : -count;
        }
    }
}
