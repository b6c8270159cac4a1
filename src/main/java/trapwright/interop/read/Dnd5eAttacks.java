package trapwright.interop.read;

import java.util.Map;
import trapwright.dice.Dice;
import trapwright.system.dnd5e.Delivery;

/// Attack rolls of a 5e trap, and how many there are.
final class Dnd5eAttacks {
    private static final Map<String, String> NUMBERS = Map.ofEntries(
            Map.entry("two", "2"),
            Map.entry("deux", "2"),
            Map.entry("three", "3"),
            Map.entry("trois", "3"),
            Map.entry("four", "4"),
            Map.entry("quatre", "4"),
            Map.entry("five", "5"),
            Map.entry("cinq", "5"),
            Map.entry("six", "6"),
            Map.entry("seven", "7"),
            Map.entry("sept", "7"),
            Map.entry("eight", "8"),
            Map.entry("huit", "8"),
            Map.entry("ten", "10"),
            Map.entry("dix", "10"));

    private Dnd5eAttacks() {}

    /// The attack that was heard.
    ///
    /// @param volley how many missiles the sentences around tell of; for an attack that gives no number
    static Delivery.Attack attack(Speech.Heard heard, String volley) {
        boolean many = heard.has("count");
        String reach = heard.part("reach").or(() -> heard.part("reach2")).orElse("");
        boolean ranged = reach.equals("ranged") || reach.endsWith("distance");
        return new Delivery.Attack(
                heard.number(many && heard.has("bonus2") ? "bonus2" : "bonus"),
                ranged ? Delivery.Reach.RANGED : Delivery.Reach.MELEE,
                Dice.of(number(heard.part("count").orElse(volley))),
                heard.has("together") ? Delivery.Aim.TOGETHER : Delivery.Aim.SPREAD);
    }

    /// A number in words or as dice.
    static String number(String count) {
        return NUMBERS.getOrDefault(count, StrikeClauses.plain(count));
    }
}
