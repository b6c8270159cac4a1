package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Harm.Gate;

/// One 5e effect while it is being read.
final class Dnd5eEffectDraft {
    final Wording name;
    final Effect.Moment moment;
    final List<Harm.Part> parts = new ArrayList<>();
    final List<Harm.Affliction> conditions = new ArrayList<>();
    final List<String> words = new ArrayList<>();
    Effect.Targets targets = Effect.Targets.TRIGGERER;
    Optional<Delivery.Attack> attack = Optional.empty();
    Optional<Delivery.Resistance> save = Optional.empty();
    boolean outright;

    Dnd5eEffectDraft(Wording name, Effect.Moment moment) {
        this.name = name;
        this.moment = moment;
    }

    boolean isBegun() {
        return attack.isPresent() || save.isPresent() || !parts.isEmpty();
    }

    /// What the first thing in a new sentence depends on.
    Gate gateAtFirst() {
        return attack.isPresent() && save.isEmpty() ? Gate.HIT : Gate.AUTO;
    }

    void condition(Speech.Heard heard, Gate gate, Optional<Span> time, Wording escape) {
        for (Harm.Condition condition : Harm.Condition.values()) {
            boolean known = conditions.stream().anyMatch(before -> before.condition() == condition);
            if (heard.has(condition.name().toLowerCase(Locale.ROOT)) && !known) {
                conditions.add(new Harm.Affliction(condition, gate, time, escape));
            }
        }
    }

    /// Half of everything that the save guards.
    void halve() {
        parts.replaceAll(part -> part.gate() == Gate.SAVE_NONE ? halved(part) : part);
    }

    /// Half of those parts only whose dice stand in a folded text.
    void halveThose(String folded) {
        parts.replaceAll(part -> part.gate() == Gate.SAVE_NONE && folded.contains(dice(part)) ? halved(part) : part);
    }

    private static String dice(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt dealt -> dealt.dice().text();
            case Harm.Part.Fall fall -> fall.depth().amount().toPlainString();
        };
    }

    private static Harm.Part halved(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt dealt ->
                new Harm.Part.Dealt(dealt.dice(), dealt.damageType(), Gate.SAVE_HALF, dealt.printed());
            case Harm.Part.Fall fall -> new Harm.Part.Fall(fall.depth(), fall.dice(), Gate.SAVE_HALF, fall.printed());
        };
    }

    Effect effect(Notes notes) {
        String text = words.stream().collect(Collectors.joining(". "));
        Wording told = notes.written(text);
        return new Effect(
                name, moment, targets, new Delivery(attack, save), new Harm(parts, conditions, outright, told));
    }
}
