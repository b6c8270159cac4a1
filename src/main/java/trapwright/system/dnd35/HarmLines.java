package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.Line;

/// What the trap does, in sentences: the strike or fall, the pit, its spikes, the poison, the spells.
final class HarmLines {
    private static final int POISON_CUBE = 10;
    private static final int HOLD_OPEN = 13;

    private HarmLines() {}

    static List<Line> of(Design design, String prefix) {
        List<Line> lines = new ArrayList<>();
        Dcs.effects(design)
                .forEach(use -> lines.add(BlockLines.line("block35.spell", List.of(spell(use)), prefix + "spell")));
        List<Message> strike = strike(design);
        if (!strike.isEmpty()) {
            lines.add(BlockLines.line(label(design), strike, prefix + "damage"));
        }
        pit(design).ifPresent(pit -> {
            lines.add(BlockLines.line("block35.pit", pit(pit), prefix + "pit"));
            Falls.spikes(pit)
                    .ifPresent(spikes -> lines.add(BlockLines.line(
                            "block35.spikes", List.of(spikes(design, pit, spikes)), prefix + "spikes")));
        });
        design.features()
                .poison()
                .ifPresent(dose -> lines.add(BlockLines.line("block35.poison", poison(dose), prefix + "poison")));
        design.features()
                .alchemical()
                .ifPresent(item -> lines.add(BlockLines.line(
                        "block35.item", List.of(Message.of("block35.sentence", item(item))), prefix + "alchemical")));
        return lines;
    }

    private static String label(Design design) {
        if (design.delivery().attack().isPresent()) {
            return "block35.on-hit";
        }
        if (design.delivery().saves().isEmpty()) {
            return "block35.effect";
        }
        return harm(design).isEmpty() ? "block35.saves" : "block35.on-failed-save";
    }

    private static Message spell(SpellUse use) {
        return Message.of(
                "block35.spell.text",
                Phrases.spell(use),
                Phrases.of("block35.class.", use.caster().casting()),
                use.caster().level(),
                use.raisedLevel());
    }

    private static List<Message> strike(Design design) {
        List<Message> text = new ArrayList<>(harm(design));
        Features features = design.features();
        features.targets().ifPresent(targets -> {
            if (!targets.area().isNone()) {
                text.add(Message.of("block35.targets", Phrases.trimmed(targets.area())));
            } else if (!targets.arms()) {
                text.add(Message.of("block35.targets.several"));
            }
            if (targets.arms()) {
                text.add(Message.of("block35.two-arms"));
            }
        });
        text.addAll(saves(design, text.isEmpty()));
        if (features.neverMiss()) {
            text.add(Message.of("block35.never-miss"));
        }
        if (features.onsetRounds() > 0) {
            text.add(Message.of("block35.onset.text", new Span(features.onsetRounds(), Span.Unit.ROUNDS)));
        }
        if (features.liquid()) {
            text.add(Message.of("block35.liquid"));
        }
        if (features.gas()) {
            text.add(Message.of("block35.gas"));
        }
        return text;
    }

    /// What each save gives. A single save that spares its maker everything needs no words beside what it spares him.
    private static List<Message> saves(Design design, boolean alone) {
        List<Delivery.Save> saves = design.delivery().saves();
        boolean plain = saves.size() == 1
                && switch (saves.getFirst().result()) {
                    case AVOIDS, NEGATES -> true;
                    case HALF, PARTIAL, DISBELIEF -> false;
                };
        if (plain && !alone && design.delivery().attack().isEmpty()) {
            return List.of();
        }
        List<Message> text = new ArrayList<>();
        for (Delivery.Save save : saves) {
            text.add(Message.of(
                    text.isEmpty() ? "block35.save.text" : "block35.save.then",
                    Phrases.of("block35.save.", save.kind()),
                    Dcs.save(design, save),
                    Phrases.of("block35.result.", save.result())));
        }
        return text;
    }

    private static List<Message> harm(Design design) {
        return switch (design.harm()) {
            case Harm.None() -> List.of();
            case Harm.Strike strike ->
                strike.damage().isNone()
                        ? Phrases.weapon(strike.weapon())
                                .map(weapon -> List.of(Message.of("block35.sentence", weapon)))
                                .orElse(List.of())
                        : List.of(struck(design, strike));
            case Harm.Fall(Pit pit) ->
                Falls.damage(pit).isNone() ? List.of() : List.of(Message.of("block35.fall", Falls.damage(pit)));
        };
    }

    private static Message struck(Design design, Harm.Strike strike) {
        Missiles missiles = Missiles.of(strike.damage());
        Message dice = Message.of(plusPoison(design) ? "block35.plus-poison" : "block35.value", missiles.one());
        Message harm = missiles.count()
                .map(count -> Message.of("block35.missiles", count, dice))
                .orElse(dice);
        Message lasting = strike.rounds() > 1
                ? Message.of("block35.rounds", harm, new Span(strike.rounds(), Span.Unit.ROUNDS))
                : harm;
        List<Message> marks = new ArrayList<>();
        Phrases.weapon(strike.weapon()).ifPresent(marks::add);
        Phrases.critical(strike.weapon().critical())
                .ifPresent(critical -> marks.add(Message.of("block35.critical", critical)));
        return marks.isEmpty()
                ? Message.of("block35.sentence", lasting)
                : Message.of("block35.sentence.marked", lasting, marks);
    }

    /// Poison on a blade or a spike, not in the air and not smeared on a handle.
    static boolean plusPoison(Design design) {
        return design.features().poison().isPresent() && !design.features().gas();
    }

    static Optional<Pit> pit(Design design) {
        return switch (design.harm()) {
            case Harm.None() -> Optional.empty();
            case Harm.Strike ignored -> Optional.empty();
            case Harm.Fall(Pit pit) -> Optional.of(pit);
        };
    }

    private static List<Message> pit(Pit pit) {
        List<Message> text = new ArrayList<>();
        text.add(Message.of(Phrases.key("block35.pit.", pit.form()), pit.depth()));
        switch (pit.form()) {
            case OPEN, CHASM -> {}
            case COVERED -> text.add(Message.of("block35.pit.running"));
            case TRAPDOOR -> {
                text.add(Message.of("block35.pit.running"));
                text.add(Message.of("block35.pit.weight"));
                switch (pit.lid()) {
                    case STAYS_OPEN -> {}
                    case CLOSES, LOCKS -> {
                        text.add(Phrases.of("block35.pit.lid.", pit.lid()));
                        text.add(Message.of("block35.pit.hold", HOLD_OPEN));
                    }
                }
            }
        }
        switch (pit.bottom()) {
            case EMPTY, SPIKES -> {}
            case WATER, ACID, LAVA, MONSTERS -> text.add(Phrases.of("block35.pit.bottom.", pit.bottom()));
        }
        return text;
    }

    private static Message spikes(Design design, Pit pit, Pit.Spikes spikes) {
        return Message.of(
                plusPoison(design) ? "block35.spikes.poison" : "block35.spikes.text",
                spikes.count(),
                Falls.spikeDamage(pit, spikes));
    }

    private static List<Message> poison(Features.Dose dose) {
        List<Message> text = new ArrayList<>();
        Message name = Venom.name(dose.poison());
        Venom.of(dose.poison())
                .ifPresentOrElse(
                        venom -> {
                            text.add(Message.of(
                                    "block35.poison.text",
                                    name,
                                    venom.dc(),
                                    loss(venom.initial()),
                                    loss(venom.secondary())));
                            text.addAll(way(venom.way()));
                        },
                        () -> text.add(Message.of("block35.sentence", name)));
        if (dose.count() > 1) {
            text.add(Message.of("block35.poison.doses", dose.count()));
        }
        return text;
    }

    private static Message loss(List<Poison.Toll> tolls) {
        return tolls.isEmpty() ? Message.of("block35.toll.nothing") : Phrases.tolls(tolls);
    }

    /// How it reaches the blood, where the wound does not tell that.
    private static List<Message> way(Poison.Way way) {
        Message said = Phrases.of("block35.poison.way.", way);
        return switch (way) {
            case INJURY -> List.of();
            case CONTACT, INGESTED -> List.of(said);
            case INHALED -> List.of(said, Message.of("block35.poison.cloud", Length.feet(POISON_CUBE)));
        };
    }

    static Message item(Alchemical item) {
        return switch (item) {
            case Alchemical.Known known -> AlchemyTable.name(known.id());
            case Alchemical.Custom custom -> Message.of("block35.value", Phrases.trimmed(custom.name()));
        };
    }
}
