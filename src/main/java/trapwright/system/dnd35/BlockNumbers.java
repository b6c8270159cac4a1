package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock.Entry;

/// The four or five figures a game master must find in one glance: Search, Disable, then how it strikes.
final class BlockNumbers {
    private static final int MOST = 5;

    /// So many of a part's own figures leave no room for the less telling ones.
    private static final int ENOUGH = 2;

    private BlockNumbers() {}

    static List<Entry> of(Dnd35Trap trap, Rulings rulings) {
        Set<Entry> entries = new LinkedHashSet<>();
        entries.add(new Entry(Message.of("block35.search"), distinct(trap, design -> Dcs.search(design, rulings))));
        entries.add(new Entry(Message.of("block35.disable"), distinct(trap, design -> Dcs.disable(design, rulings))));
        for (Design design : trap.designs()) {
            entries.addAll(strikes(design));
        }
        return entries.stream().limit(MOST).toList();
    }

    private static Message distinct(Dnd35Trap trap, ToIntFunction<Design> dc) {
        List<Message> values = trap.designs().stream()
                .mapToInt(dc)
                .distinct()
                .mapToObj(value -> Message.of("block35.value", value))
                .toList();
        return Message.of("block35.value", values);
    }

    private static List<Entry> strikes(Design design) {
        List<Entry> entries = new ArrayList<>();
        design.delivery()
                .attack()
                .ifPresent(attack -> entries.add(
                        new Entry(Message.of(attackKey(attack)), Message.of("block35.signed", attack.bonus()))));
        design.delivery().saves().stream()
                .limit(1)
                .forEach(save -> entries.add(number(Phrases.of("block35.save.", save.kind()), Dcs.save(design, save))));
        if (design.features().onsetRounds() > 0) {
            Span delay = new Span(design.features().onsetRounds(), Span.Unit.ROUNDS);
            entries.add(new Entry(Message.of("block35.onset"), Message.of("block35.value", delay)));
        }
        damage(design, entries);
        design.features().poison().flatMap(dose -> Venom.of(dose.poison())).ifPresent(venom -> {
            entries.add(number(Message.of("block35.poison.save"), venom.dc()));
            if (entries.size() < ENOUGH) {
                entries.add(new Entry(Message.of("block35.poison"), Phrases.tolls(venom.initial())));
            }
        });
        Dcs.firstEffect(design)
                .filter(use -> entries.size() < ENOUGH)
                .ifPresent(use -> entries.add(
                        number(Message.of("block35.caster-level"), use.caster().level())));
        return entries;
    }

    private static void damage(Design design, List<Entry> entries) {
        switch (design.harm()) {
            case Harm.None() -> {}
            case Harm.Strike strike -> {
                if (!strike.damage().isNone()) {
                    entries.add(new Entry(Message.of("block35.damage"), Message.of("block35.value", strike.damage())));
                }
            }
            case Harm.Fall fall ->
                entries.add(
                        new Entry(Message.of("block35.damage"), Message.of("block35.value", Falls.damage(fall.pit()))));
        }
    }

    private static Entry number(Message label, int value) {
        return new Entry(label, Message.of("block35.value", value));
    }

    static String attackKey(Delivery.Attack attack) {
        return Phrases.key("block35.attack.", attack.reach()) + (attack.touch() ? "-touch" : "");
    }
}
