package trapwright.sheet;

import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.card.TrapCard;
import trapwright.rules.Figure;
import trapwright.words.Words;

/// In which order cards are printed.
public enum Order {
    /// As they were chosen.
    GIVEN,
    /// By name, as the language sorts.
    NAME,
    /// By CR, the lowest first; traps that have none follow as they were chosen.
    CR;

    /// The cards in this order.
    public List<TrapCard> of(List<TrapCard> cards, Words words) {
        return switch (this) {
            case GIVEN -> List.copyOf(cards);
            case NAME -> {
                Collator collator = Collator.getInstance(
                        Locale.forLanguageTag(words.language().tag()));
                yield cards.stream()
                        .sorted(Comparator.comparing(card -> name(card, words), collator))
                        .toList();
            }
            case CR ->
                cards.stream()
                        .map(Rated::of)
                        .sorted(Rated.LOWEST_FIRST)
                        .map(Rated::card)
                        .toList();
        };
    }

    private static String name(TrapCard card, Words words) {
        return words.written(card.face().texts().name());
    }

    private record Rated(TrapCard card, Optional<BigFraction> cr) {
        static final Comparator<Rated> LOWEST_FIRST = Comparator.comparing(
                Rated::cr,
                (one, other) -> one.isPresent() && other.isPresent()
                        ? one.get().compareTo(other.get())
                        : Boolean.compare(one.isEmpty(), other.isEmpty()));

        static Rated of(TrapCard card) {
            return new Rated(card, card.assess().amount("cr").map(Figure.Amount::value));
        }
    }
}
