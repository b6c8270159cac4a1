package trapwright.card;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Unit;
import trapwright.system.dnd35.EncounterLevel;

/// Several 3.5 traps that a party meets together (3.5, section 9).
///
/// @param cards the traps; of other systems, which know neither CR nor price, none count
/// @param dependent whether each happens only if the one before works
public record TrapGroup(List<TrapCard> cards, boolean dependent) {
    /// The figures that are added up, by their ids.
    public static final List<String> SUMS = List.of("priceGp", "costGp", "costXp", "hiredGp");

    /// Copies the list.
    public TrapGroup {
        cards = List.copyOf(cards);
    }

    /// The encounter level of independent traps by the power formula; each of dependent ones counts by itself, so they
    /// have none. Traps below CR 1 do not count, nor does a trap that has no CR of its own.
    public Optional<BigFraction> combinedCr() {
        return dependent
                ? Optional.empty()
                : Optional.of(cards.stream().flatMap(card -> cr(card).stream()).toList())
                        .filter(crs -> !crs.isEmpty())
                        .map(EncounterLevel::of);
    }

    /// A figure added up, such as `priceGp` in copper pieces; nothing when no trap has it.
    ///
    /// @param figure its id
    public Optional<BigFraction> sum(String figure) {
        return cards.stream().flatMap(card -> figure(card, figure).stream()).reduce(BigFraction::add);
    }

    /// What a sum counts.
    ///
    /// @param figure one of [#SUMS]
    public static Unit unit(String figure) {
        return figure.endsWith("Gp") ? Unit.COPPER : Unit.XP;
    }

    /// One trap's own CR; nothing for parts that depend on one another.
    public static Optional<BigFraction> cr(TrapCard card) {
        return figure(card, "cr");
    }

    private static Optional<BigFraction> figure(TrapCard card, String id) {
        return card.assess().amount(id).map(amount -> amount.value());
    }
}
