package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Harm.DamageType;
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
    private Optional<String> bareFall = Optional.empty();

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

    /// A success leaves half: of the parts told from a place on that the save guards, or of all of them when it guards
    /// none yet; of all parts of the effect when none were told from there on.
    void halve(int from) {
        change(from, Dnd5eEffectDraft::halved);
    }

    /// A success leaves nothing of those parts.
    void negate(int from) {
        change(from, part -> with(part, Gate.SAVE_NONE));
    }

    private void change(int from, UnaryOperator<Harm.Part> result) {
        int start = from < parts.size() ? from : 0;
        List<Harm.Part> told = parts.subList(start, parts.size());
        boolean guarded = told.stream().anyMatch(part -> part.gate() == Gate.SAVE_NONE);
        boolean done = told.stream().anyMatch(part -> part.gate() == Gate.SAVE_HALF);
        if (guarded || !done) {
            told.replaceAll(part -> !guarded || part.gate() == Gate.SAVE_NONE ? result.apply(part) : part);
        }
    }

    /// Only who fails suffers the parts told from a place on.
    void guard(int from) {
        if (from < parts.size()) {
            parts.subList(from, parts.size())
                    .replaceAll(part -> part.gate() == Gate.SAVE_HALF ? part : with(part, Gate.SAVE_NONE));
        }
    }

    /// Takes a part of the harm. The damage of a fall that was told by its depth is no part of its own.
    ///
    /// @param bare whether it is a fall whose damage may be told behind it
    void harm(Harm.Part part, boolean bare) {
        boolean fallen = switch (part) {
            case Harm.Part.Fall ignored -> false;
            case Harm.Part.Dealt dealt ->
                dealt.damageType().filter(DamageType.BLUDGEONING::equals).isPresent()
                        && bareFall.filter(dealt.dice().text()::equals).isPresent();
        };
        if (fallen) {
            bareFall = Optional.empty();
            return;
        }
        parts.add(part);
        if (bare && part instanceof Harm.Part.Fall fall) {
            bareFall = Optional.of(Dnd5ePart.usual(fall.depth()));
        }
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
        return with(part, Gate.SAVE_HALF);
    }

    private static Harm.Part with(Harm.Part part, Gate gate) {
        return switch (part) {
            case Harm.Part.Dealt dealt -> new Harm.Part.Dealt(dealt.dice(), dealt.damageType(), gate, dealt.printed());
            case Harm.Part.Fall fall -> new Harm.Part.Fall(fall.depth(), fall.dice(), gate, fall.printed());
        };
    }

    Effect effect(Notes notes) {
        String text = words.stream().collect(Collectors.joining(". "));
        Wording told = notes.written(text);
        return new Effect(
                name, moment, targets, new Delivery(attack, save), new Harm(parts, conditions, outright, told));
    }
}
