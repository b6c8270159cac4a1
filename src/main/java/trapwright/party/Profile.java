package trapwright.party;

import java.util.ArrayList;
import java.util.List;

/// A character with nothing left out: what was entered, and what a system assumes for the rest.
///
/// @param entered the character
/// @param assumed what is assumed where nothing was entered
public record Profile(Adventurer entered, Assumed assumed) {
    /// What a system assumes of a character of some class and level.
    public interface Assumed {
        /// A number.
        int number(Trait trait);

        /// A gift.
        boolean has(Gift gift);
    }

    /// The number that holds.
    public int number(Trait trait) {
        return entered.number(trait).orElseGet(() -> assumed.number(trait));
    }

    /// Whether the gift is there.
    public boolean has(Gift gift) {
        return entered.gift(gift).orElseGet(() -> assumed.has(gift));
    }

    /// The numbers that an answer rests on, and which of them are assumed.
    ///
    /// @param traits which numbers
    public List<Known> known(List<Trait> traits) {
        List<Known> known = new ArrayList<>();
        for (Trait trait : traits) {
            known.add(new Known(trait, number(trait), entered.number(trait).isEmpty()));
        }
        return known;
    }

    /// A number that an answer rests on.
    ///
    /// @param trait which
    /// @param value how much
    /// @param assumed whether nobody entered it
    public record Known(Trait trait, int value, boolean assumed) {}
}
