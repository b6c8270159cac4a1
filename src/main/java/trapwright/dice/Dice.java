package trapwright.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;

/// Dice as typed: `2d6+4`, `(1d4+1)x1d8` for a number of missiles, or a text that is no dice at all.
///
/// What does not parse is kept as it was typed, so that a draft never loses it; rules report it as a finding.
public sealed interface Dice permits Dice.Parsed, Dice.Unreadable {
    /// No dice: the empty text.
    Dice NONE = new Parsed("", Roll.NOTHING);

    /// The most dice one term may throw, and the most faces a die may have.
    int MOST = 1_000;

    /// What was typed, letter for letter.
    @JsonValue
    String text();

    /// Reads typed dice. Never fails: an unreadable text becomes [Unreadable] with the reason.
    @JsonCreator
    static Dice of(String text) {
        return DiceReader.read(text);
    }

    /// The roll, when the text could be read.
    default Optional<Roll> roll() {
        return switch (this) {
            case Parsed parsed -> Optional.of(parsed.result());
            case Unreadable ignored -> Optional.empty();
        };
    }

    /// The exact mean of the roll; 0 when there are no dice or they cannot be read. Never below 0.
    default BigFraction mean() {
        return roll().map(Roll::mean)
                .filter(mean -> mean.compareTo(BigFraction.ZERO) > 0)
                .orElse(BigFraction.ZERO);
    }

    /// Whether nothing was typed.
    default boolean isNone() {
        return text().isBlank();
    }

    /// Whether no roll of it comes to 1 or more. A text that is no dice may still mean something.
    default boolean isHarmless() {
        return switch (this) {
            case Parsed parsed -> parsed.result().most() < 1 || parsed.result().mostMissiles() < 1;
            case Unreadable ignored -> false;
        };
    }

    /// Dice that were understood.
    ///
    /// @param text what was typed
    /// @param result what it rolls
    record Parsed(String text, Roll result) implements Dice {}

    /// A text that is no dice.
    ///
    /// @param text what was typed
    /// @param reason why it could not be read
    record Unreadable(String text, Reason reason) implements Dice {}

    /// Why a text is not dice.
    enum Reason {
        /// A die without faces, such as `1d0`.
        NO_FACES,
        /// A throw of no dice, such as `0d6`.
        NO_DICE,
        /// More than [#MOST] dice or faces, or a number too large.
        TOO_LARGE,
        /// Anything else, such as `2d6+`.
        NOT_DICE
    }
}
