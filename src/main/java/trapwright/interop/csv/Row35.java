package trapwright.interop.csv;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import trapwright.card.TrapCard;
import trapwright.interop.answer.Plain;
import trapwright.rules.Assessment;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Falls;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Kind;
import trapwright.words.Words;

/// The cells that a 3.5 card fills; several parts share a cell, different values one after the other.
final class Row35 {
    private static final String BETWEEN = " / ";

    private final TrapCard.Dnd35 card;
    private final Words words;

    private Row35(TrapCard.Dnd35 card, Words words) {
        this.card = card;
        this.words = words;
    }

    static Map<String, String> of(TrapCard.Dnd35 card, Words words) {
        Row35 row = new Row35(card, words);
        Map<String, String> cells = new HashMap<>();
        cells.put("kind", row.each(design -> Stream.of(row.say("kind", Kind.of(design)))));
        cells.put(
                "trigger",
                row.each(design -> Stream.of(
                        row.say("trigger", design.workings().triggering().trigger()))));
        cells.put(
                "reset",
                row.each(design ->
                        Stream.of(row.say("reset", design.workings().resetting().reset()))));
        cells.put(
                "bypass",
                row.each(design -> Stream.of(row.say("bypass", design.workings().bypass()))));
        cells.put("searchDc", row.each(design -> row.figure(design, "searchDc")));
        cells.put("disableDc", row.each(design -> row.figure(design, "disableDc")));
        cells.put(
                "attack",
                row.each(design -> design.delivery().attack().stream()
                        .map(Delivery.Attack::bonus)
                        .map(String::valueOf)));
        cells.put("save", row.each(row::save));
        cells.put("damage", row.each(Row35::damage));
        return cells;
    }

    private String each(Function<Design, Stream<String>> cell) {
        return card.trap().designs().stream().flatMap(cell).distinct().collect(joining(BETWEEN));
    }

    private String say(String what, Enum<?> choice) {
        return words.say(
                "dnd35." + what + "." + choice.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private Stream<String> figure(Design design, String id) {
        return assessed(design).amount(id).stream()
                .map(amount -> Plain.number(amount.unit(), amount.value()).toPlainString());
    }

    private Assessment assessed(Design design) {
        return Dnd35Rules.INSTANCE.assess(
                new Dnd35Trap.Single(design), card.face().rulings());
    }

    private Stream<String> save(Design design) {
        List<Delivery.Save> saves = design.delivery().saves();
        return saves.stream().limit(1).flatMap(save -> {
            String kind = save.kind().name().toLowerCase(Locale.ROOT);
            return figure(design, "saveDc")
                    .map(dc -> words.say(Message.of("export.save", Message.of("block35.save." + kind), dc)));
        });
    }

    private static Stream<String> damage(Design design) {
        return switch (design.harm()) {
            case Harm.None() -> Stream.empty();
            case Harm.Strike strike ->
                strike.damage().isNone()
                        ? Stream.empty()
                        : Stream.of(strike.damage().text());
            case Harm.Fall fall -> Stream.of(Falls.damage(fall.pit()).text());
        };
    }
}
