package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.measure.Money;

/// What poisons and alchemical items count and cost (3.5, sections 7 and 8); nothing where nobody knows.
final class Mixtures {
    private Mixtures() {}

    /// The CR modifier of a poison.
    static Optional<Integer> cr(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Poisons.find(known.id()).flatMap(Poisons.Row::cr);
            case Poison.Custom custom -> custom.cr();
        };
    }

    /// The price of a dose.
    static Optional<Money> price(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Poisons.find(known.id()).map(Poisons.Row::price);
            case Poison.Custom custom -> Optional.of(custom.price());
        };
    }

    /// The level of the spell an item works like: the game master's, else the table's.
    static Optional<Integer> spellLevel(Alchemical item) {
        return switch (item) {
            case Alchemical.Known known ->
                known.spellLevel().or(() -> AlchemyTable.find(known.id()).map(AlchemyTable.Row::spellLevel));
            case Alchemical.Custom custom -> Optional.of(custom.spellLevel());
        };
    }

    /// The price of an item.
    static Optional<Money> price(Alchemical item) {
        return switch (item) {
            case Alchemical.Known known -> AlchemyTable.find(known.id()).map(AlchemyTable.Row::price);
            case Alchemical.Custom custom -> Optional.of(custom.price());
        };
    }
}
