package trapwright.store;

import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;

/// One trap of a file.
public sealed interface Entry {
    /// The card, when this version can read it.
    Optional<TrapCard> readable();

    /// A trap that can be edited.
    ///
    /// @param card the card
    /// @param rest what its file holds beyond the card
    record Open(TrapCard card, Leftovers rest) implements Entry {
        /// A card that was in no file yet.
        public static Open of(TrapCard card) {
            return new Open(card, Leftovers.NONE);
        }

        @Override
        public Optional<TrapCard> readable() {
            return Optional.of(card);
        }
    }

    /// A trap of a system, a kind or a format that this version does not know; it is shown as far as possible and
    /// written as it was.
    ///
    /// @param readable the card, when all that matters could be read
    /// @param name its name
    /// @param system the system's id as written
    /// @param whole everything it had in its file
    record Locked(Optional<TrapCard> readable, Wording name, String system, Whole whole) implements Entry {}
}
