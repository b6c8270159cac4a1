package trapwright.interop.csv;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import trapwright.interop.entry.Entry;
import trapwright.rules.Message;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Levelling;

/// The cells that a 5e card fills. Its columns for searching and disabling hold the DCs of the first check to notice
/// and the
/// first to disarm.
final class Row5e {
    private static final String BETWEEN = " / ";

    private Row5e() {}

    static Map<String, String> of(Dnd5eTrap trap, Entry entry) {
        Map<String, String> cells = new HashMap<>();
        cells.put("kind", entry.kindAlone());
        cells.put("trigger", entry.said("trigger-words"));
        cells.put("reset", entry.said("duration"));
        Optional<Levelling.Aim> aim = trap.levelling().aims().stream().findFirst();
        aim.ifPresent(first -> {
            cells.put("severity", entry.words().say("dnd5e.severity." + id(first.severity())));
            cells.put("tier", first.levels().from() + "-" + first.levels().to());
        });
        notice(trap).ifPresent(dc -> cells.put("searchDc", Integer.toString(dc)));
        disarm(trap).ifPresent(dc -> cells.put("disableDc", Integer.toString(dc)));
        cells.put(
                "attack",
                each(trap, effect -> effect.delivery().attack().stream().map(attack -> "" + attack.bonus())));
        cells.put(
                "save", each(trap, effect -> effect.delivery().save().stream().map(save -> save(save.check(), entry))));
        cells.put("damage", each(trap, effect -> effect.harm().parts().stream().flatMap(Row5e::damage)));
        return cells;
    }

    private static String each(Dnd5eTrap trap, Function<Effect, Stream<String>> cell) {
        return trap.effects().stream().flatMap(cell).distinct().collect(joining(BETWEEN));
    }

    private static String save(AbilityCheck check, Entry entry) {
        Message ability = Message.of("dnd5e.ability.short." + id(check.ability()));
        return entry.words().say(Message.of("export.save", ability, Integer.toString(check.dc())));
    }

    private static Stream<String> damage(Harm.Part part) {
        String dice = part.thrown().text();
        return dice.isBlank() ? Stream.empty() : Stream.of(dice);
    }

    private static Optional<Integer> notice(Dnd5eTrap trap) {
        return trap.clues().stream()
                .flatMap(clue -> switch (clue) {
                    case Clue.Check check -> Stream.of(check);
                    case Clue.Sequence sequence -> sequence.checks().stream();
                    case Clue.Plain ignored -> Stream.empty();
                })
                .map(check -> check.check().dc())
                .findFirst();
    }

    private static Optional<Integer> disarm(Dnd5eTrap trap) {
        return trap.counters().stream()
                .flatMap(counter -> switch (counter) {
                    case Counter.Check check ->
                        check.purpose() == Counter.Purpose.DISARM
                                ? check.checks().stream()
                                : Stream.<AbilityCheck>empty();
                    case Counter.Plain ignored -> Stream.empty();
                    case Counter.Dispel ignored -> Stream.empty();
                    case Counter.Smash ignored -> Stream.empty();
                })
                .map(AbilityCheck::dc)
                .findFirst();
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
