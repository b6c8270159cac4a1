package trapwright.interop.read;

import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Span;
import trapwright.system.ose.Harm.Effect;

/// One effect of an old-school entry that is no damage: `blinded for 1d8 turns` (old-school, section 4).
final class OseEffect {
    private OseEffect() {}

    /// Reads the words of one effect. Figures in them that no clause took are given back as well.
    ///
    /// @param item where its words stand
    /// @param words the words
    static Effect read(Cursor item, Cursor.Stretch words, Notes notes) {
        int start = item.at();
        Optional<Speech.Heard> time = notes.speech.find(item, "ose.lasting");
        Cursor.Stretch what =
                time.map(heard -> item.stretch(start, heard.start())).orElse(words);
        if (notes.speech.hearsIn(what.folded(), "ose.figure")) {
            Leftover.report(words, notes);
        }
        Effect effect = named(what, notes);
        return time.map(heard -> effect.lasting(
                        Dice.of(StrikeClauses.plain(heard.part("amount").orElse(""))), unit(heard)))
                .orElse(effect);
    }

    private static Effect named(Cursor.Stretch what, Notes notes) {
        for (Effect.Type type : Effect.Type.values()) {
            String key = "ose.effect." + type.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (notes.speech.hearsWhole(what.folded(), key)) {
                return Effect.of(type);
            }
        }
        return Effect.of(Effect.Type.OTHER).withWords(notes.written(what.words()));
    }

    private static Span.Unit unit(Speech.Heard heard) {
        return switch (heard.part("unit").orElse("")) {
            case "minute" -> Span.Unit.MINUTES;
            case "turn", "tour" -> Span.Unit.TURNS;
            case "hour", "heure" -> Span.Unit.HOURS;
            case "day", "jour" -> Span.Unit.DAYS;
            default -> Span.Unit.ROUNDS;
        };
    }
}
