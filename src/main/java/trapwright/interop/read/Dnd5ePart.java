package trapwright.interop.read;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Rounding;
import trapwright.system.dnd5e.Harm;

/// One damage part as printed: `22 (4d10) fire damage`, with its average compared (5e, section 4).
final class Dnd5ePart {
    private Dnd5ePart() {}

    static Harm.Part of(String key, Speech.Heard heard, Harm.Gate gate, Dnd5eDraft draft) {
        return switch (key) {
            case "fifth.fall" -> fall(heard, gate, draft);
            case "fifth.missiles" -> {
                Dice each = dice(heard);
                average(heard, each, draft);
                String count = StrikeClauses.plain(heard.part("count").orElse("1"));
                yield new Harm.Part.Dealt(
                        Dice.of("(" + each.text() + ")x" + count), type(heard), gate, Optional.empty());
            }
            default -> {
                Dice dice = dice(heard);
                yield new Harm.Part.Dealt(dice, type(heard), gate, average(heard, dice, draft));
            }
        };
    }

    private static Harm.Part fall(Speech.Heard heard, Harm.Gate gate, Dnd5eDraft draft) {
        Length depth = heard.has("amount")
                ? WorkingsClauses.length(heard, "amount", "unit")
                : heard.has("amount2")
                        ? WorkingsClauses.length(heard, "amount2", "unit2")
                        : WorkingsClauses.length(heard, "amount3", "unit3");
        Dice dice = dice(heard);
        Optional<Integer> printed = average(heard, dice, draft);
        return new Harm.Part.Fall(depth, dice.text().equals(usual(depth)) ? Dice.NONE : dice, gate, printed);
    }

    /// The dice that a fall does by its depth.
    static String usual(Length depth) {
        return Math.min(depth.in(Length.Unit.FEET).amount().intValue() / 10, 20) + "d6";
    }

    static Dice dice(Speech.Heard heard) {
        return Dice.of(StrikeClauses.plain(
                heard.part("dice").or(() -> heard.part("flat")).orElse("")));
    }

    /// The printed average, when it is not the one of the dice.
    static Optional<Integer> average(Speech.Heard heard, Dice dice, Dnd5eDraft draft) {
        if (!heard.has("average") || dice.roll().isEmpty()) {
            return Optional.empty();
        }
        int printed = heard.number("average");
        BigFraction floor = Rounding.DOWN.whole(dice.mean());
        if (floor.equals(BigFraction.of(printed))) {
            return Optional.empty();
        }
        draft.remark(Remark.Sort.DIFFERS, draft.placeOf(heard), "interop.read.fifth.average", printed, dice, floor);
        return Optional.of(printed);
    }

    private static Optional<Harm.DamageType> type(Speech.Heard heard) {
        return Arrays.stream(Harm.DamageType.values())
                .filter(type -> heard.has(type.name().toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
