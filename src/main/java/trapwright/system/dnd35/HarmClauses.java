package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.measure.Span;
import trapwright.rules.Message;

/// The stat line's clauses on attack, saves, damage and features, in the published order.
final class HarmClauses {
    private HarmClauses() {}

    static List<Message> of(Design design) {
        List<Message> clauses = new ArrayList<>();
        Features features = design.features();
        if (features.gas()) {
            clauses.add(Message.of("block35.line.gas"));
        }
        List<SpellUse> effects = Dcs.effects(design);
        if (effects.isEmpty()) {
            clauses.addAll(struck(design));
        } else {
            clauses.add(SpellClauses.first(design, effects.getFirst()));
            effects.stream().skip(1).forEach(use -> clauses.add(SpellClauses.bare(use)));
        }
        features.targets().ifPresent(targets -> clauses.add(targets(targets)));
        if (features.neverMiss()) {
            clauses.add(Message.of("block35.line.never-miss"));
        }
        if (features.onsetRounds() > 0) {
            clauses.add(Message.of("block35.line.onset", new Span(features.onsetRounds(), Span.Unit.ROUNDS)));
        }
        HarmLines.pit(design).flatMap(pit -> spikes(design, pit)).ifPresent(clauses::add);
        features.poison().ifPresent(dose -> clauses.add(poison(dose.poison())));
        features.alchemical()
                .ifPresent(item -> clauses.add(
                        Message.of("block35.line.item", Message.of("block35.lower", HarmLines.item(item)))));
        if (features.liquid()) {
            clauses.add(Message.of("block35.line.liquid"));
        }
        return clauses;
    }

    private static Message targets(Features.Targets targets) {
        List<Message> said = new ArrayList<>();
        if (!targets.area().isNone()) {
            said.add(Message.of("block35.value", Phrases.trimmed(targets.area())));
        }
        if (targets.arms()) {
            said.add(Message.of("block35.line.arms"));
        }
        return with(Message.of("block35.line.targets"), said);
    }

    private static List<Message> struck(Design design) {
        List<Message> clauses = new ArrayList<>();
        Optional<Message> attack = design.delivery().attack().map(HarmClauses::attack);
        Optional<Message> save = saves(design, "block35.line.save.");
        switch (design.harm()) {
            case Harm.None() -> {
                attack.ifPresent(clauses::add);
                save.ifPresent(clauses::add);
                if (design.features().liquid() && clauses.isEmpty()) {
                    clauses.add(Message.of("block35.line.floods"));
                }
            }
            case Harm.Strike strike -> {
                attack.map(roll -> with(roll, blow(design, strike, true))).ifPresent(clauses::add);
                save.ifPresent(clauses::add);
                if (attack.isEmpty() && !strike.damage().isNone()) {
                    clauses.add(Deed.of(strike.weapon()).clause(dice(design, strike)));
                }
            }
            case Harm.Fall(Pit pit) -> {
                attack.ifPresent(clauses::add);
                save.ifPresent(clauses::add);
                clauses.add(Message.of("block35.line.pit", pit.depth(), Falls.damage(pit)));
            }
        }
        return clauses;
    }

    static Message attack(Delivery.Attack attack) {
        return Message.of(
                "block35.line." + BlockNumbers.attackKey(attack).substring("block35.".length()), attack.bonus());
    }

    /// All saves as one clause, the later ones joined by "then".
    static Optional<Message> saves(Design design, String start) {
        return Message.joined(
                "block35.line.then",
                design.delivery().saves().stream()
                        .map(save -> Message.of(
                                Phrases.key(start, save.result()),
                                Dcs.save(design, save),
                                Phrases.of("block35.save.", save.kind())))
                        .toList());
    }

    /// What one missile does and what it is, behind their number where that is asked for.
    static List<Message> blow(Design design, Harm.Strike strike, boolean counted) {
        List<Message> dealt = new ArrayList<>();
        if (counted) {
            count(design, strike).ifPresent(dealt::add);
        }
        if (!strike.damage().isNone()) {
            dealt.add(dice(design, strike));
        }
        Phrases.weapon(strike.weapon()).ifPresent(dealt::add);
        return dealt;
    }

    /// How many missiles strike one victim, unless the text on the targets tells it.
    static Optional<Message> count(Design design, Harm.Strike strike) {
        return Missiles.of(strike.damage())
                .count()
                .filter(count -> !named(design, count.text()))
                .map(count -> Message.of("block35.line.per-target", count));
    }

    /// What one missile does: dice, critical, poison and how long it goes on.
    private static Message dice(Design design, Harm.Strike strike) {
        Missiles missiles = Missiles.of(strike.damage());
        Message dice = Phrases.critical(strike.weapon().critical())
                .map(critical -> Message.of("block35.line.critical", missiles.one(), critical))
                .orElse(Message.of("block35.value", missiles.one()));
        Message poisoned = HarmLines.plusPoison(design) ? Message.of("block35.plus-poison", dice) : dice;
        return strike.rounds() > 1
                ? Message.of("block35.rounds", poisoned, new Span(strike.rounds(), Span.Unit.ROUNDS))
                : poisoned;
    }

    private static Message with(Message clause, List<Message> detail) {
        return detail.isEmpty() ? clause : Message.of("block35.with", clause, detail);
    }

    /// Whether the text on the targets tells the number of missiles already.
    private static boolean named(Design design, String count) {
        return design.features()
                .targets()
                .filter(targets -> targets.area().en().contains(count)
                        || targets.area().fr().contains(count))
                .isPresent();
    }

    private static Optional<Message> spikes(Design design, Pit pit) {
        return Falls.spikes(pit)
                .map(spikes -> Message.of(
                        HarmLines.plusPoison(design) ? "block35.line.spikes.poison" : "block35.line.spikes",
                        spikes.count(),
                        Falls.spikeDamage(pit, spikes)));
    }

    private static Message poison(Poison poison) {
        Message name = Message.of("block35.lower", Venom.name(poison));
        return Venom.of(poison)
                .map(venom -> Message.of(
                        "block35.line.poison",
                        name,
                        venom.dc(),
                        Phrases.tolls(venom.initial()),
                        Phrases.tolls(venom.secondary())))
                .orElse(Message.of("block35.line.poison.unknown", name));
    }
}
