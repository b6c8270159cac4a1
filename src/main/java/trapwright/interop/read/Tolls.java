package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Poison.Ability;
import trapwright.system.dnd35.Poison.Toll;

/// What a poison takes, as printed: `1d4 Str/1d4 Str`.
///
/// @param initial after the first failed save
/// @param secondary after the second
/// @param printed whether it was printed at all
record Tolls(List<Toll> initial, List<Toll> secondary, boolean printed) {
    static final Tolls NONE = new Tolls(List.of(), List.of(), false);

    private static final Pattern STROKE = Pattern.compile("\\s*/\\s*");
    private static final Pattern AND = Pattern.compile("\\s*(?:plus|\\+|and|et)\\s+");

    /// Reads both losses; nothing when the text is something else.
    static Optional<Tolls> read(Speech speech, Cursor cursor) {
        Optional<List<Toll>> initial = list(speech, cursor);
        if (initial.isEmpty()) {
            return Optional.empty();
        }
        cursor.take(STROKE);
        return Optional.of(new Tolls(initial.get(), list(speech, cursor).orElse(List.of()), true));
    }

    private static Optional<List<Toll>> list(Speech speech, Cursor cursor) {
        Optional<Toll> first = one(speech, cursor);
        if (first.isEmpty()) {
            return speech.take(cursor, "nothing").map(nothing -> List.of());
        }
        List<Toll> tolls = new ArrayList<>(List.of(first.get()));
        while (cursor.take(AND)) {
            one(speech, cursor).ifPresent(tolls::add);
        }
        return Optional.of(tolls);
    }

    private static Optional<Toll> one(Speech speech, Cursor cursor) {
        Optional<Toll> scores = speech.take(cursor, "toll.scores")
                .map(heard -> new Toll.Scores(
                        Dice.of(heard.part("points").orElse("")),
                        ability(heard.part("ability").orElse("")),
                        heard.has("drain")));
        return scores.or(() -> speech.take(cursor, "toll.hp")
                        .map(heard ->
                                new Toll.HitPoints(Dice.of(heard.part("points").orElse("")))))
                .or(() -> speech.take(cursor, "toll.sleep")
                        .map(heard -> new Toll.Sleep(Dice.of(heard.part("hours").orElse("")))));
    }

    private static Ability ability(String word) {
        return switch (word) {
            case "str", "for" -> Ability.STR;
            case "dex" -> Ability.DEX;
            case "con" -> Ability.CON;
            case "int" -> Ability.INT;
            case "wis", "sag" -> Ability.WIS;
            default -> Ability.CHA;
        };
    }
}
