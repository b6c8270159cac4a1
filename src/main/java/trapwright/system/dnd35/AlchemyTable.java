package trapwright.system.dnd35;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;

/// The alchemical items (3.5, section 8).
public final class AlchemyTable {
    private static final List<Row> ROWS = List.of(
            new Row("acid", Money.gold(10), 0, Dice.of("1d6"), Burn.ONCE),
            new Row("alchemist-s-fire", Money.gold(20), 0, Dice.of("1d6"), Burn.NEXT_ROUND_TOO),
            harmless("antitoxin", 50),
            harmless("everburning-torch", 110),
            new Row("holy-water", Money.gold(25), 0, Dice.of("2d4"), Burn.ONLY_THE_UNHOLY),
            likeASpell("smokestick", 20, 2),
            harmless("sunrod", 2),
            likeASpell("tanglefoot-bag", 50, 1),
            likeASpell("thunderstone", 30, 2),
            harmless("tindertwig", 1));

    private static final Map<String, Row> BY_ID =
            ROWS.stream().collect(Collectors.toUnmodifiableMap(Row::id, Function.identity()));

    private AlchemyTable() {}

    /// The item of that id.
    public static Optional<Row> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /// The name of the item of that id; the id itself when the table does not have it.
    public static Message name(String id) {
        return find(id).isPresent() ? Message.of("dnd35.item." + id) : Labels.asTyped(id);
    }

    /// Every item.
    public static List<Row> all() {
        return ROWS;
    }

    private static Row harmless(String id, int gold) {
        return likeASpell(id, gold, 0);
    }

    private static Row likeASpell(String id, int gold, int level) {
        return new Row(id, Money.gold(gold), level, Dice.NONE, Burn.ONCE);
    }

    /// An item of the table.
    ///
    /// @param id its id; its name is the message `dnd35.item.<id>`
    /// @param price what one costs
    /// @param spellLevel the level of the spell it works like; 0 for none
    /// @param damage what it does to whom it hits
    /// @param burn whom it burns, and how long
    public record Row(String id, Money price, int spellLevel, Dice damage, Burn burn) {}

    /// How an item's damage goes on.
    public enum Burn {
        /// In the round it hits.
        ONCE,
        /// Once more in the next round (ruling `burning-on`).
        NEXT_ROUND_TOO,
        /// Only undead and evil outsiders, so that it never counts as average damage.
        ONLY_THE_UNHOLY
    }
}
