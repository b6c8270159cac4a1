package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd5e.Levelling.Aim;
import trapwright.system.dnd5e.Levelling.Scaled;
import trapwright.system.dnd5e.Levelling.Scaling;

/// Puts the numbers of other levels into a trap (5e, section 6).
final class Growth {
    private final Scaling scaling;
    private final Iterator<Scaled> damage;

    private Growth(Scaling scaling) {
        this.scaling = scaling;
        this.damage = scaling.damage().iterator();
    }

    static Dnd5eTrap of(Dnd5eTrap trap, Scaling scaling) {
        Growth growth = new Growth(scaling);
        List<Effect> effects = trap.effects().stream().map(growth::effect).toList();
        List<Counter> counters = trap.counters().stream().map(growth::counter).toList();
        return trap.withEffects(effects)
                .withCounters(counters)
                .withLevelling(new Levelling(growth.aims(trap.levelling().aims()), List.of()));
    }

    private List<Aim> aims(List<Aim> before) {
        return scaling.severity()
                .or(() -> before.stream().findFirst().map(Aim::severity))
                .map(severity -> List.of(new Aim(severity, scaling.levels())))
                .orElse(List.of());
    }

    private Effect effect(Effect effect) {
        List<Harm.Part> parts = new ArrayList<>();
        for (Harm.Part part : effect.harm().parts()) {
            parts.add(part(part));
        }
        return effect.withHarm(effect.harm().withParts(parts))
                .withDelivery(
                        effect.delivery().withSave(effect.delivery().save().map(this::save)))
                .withTargets(new Effect.Targets(
                        effect.targets().who(),
                        effect.targets().area().map(this::area),
                        effect.targets().words()));
    }

    private Harm.Part part(Harm.Part part) {
        Optional<Scaled> scaled = damage.hasNext() ? Optional.of(damage.next()) : Optional.empty();
        Optional<Scaled> dice = scaled.filter(each -> !each.dice().isNone());
        return switch (part) {
            case Harm.Part.Dealt dealt ->
                dice.<Harm.Part>map(each ->
                                new Harm.Part.Dealt(each.dice(), dealt.damageType(), dealt.gate(), each.printed()))
                        .orElse(dealt);
            case Harm.Part.Fall fall -> {
                Length depth = scaling.depth().orElse(fall.depth());
                Dice thrown = dice.map(Scaled::dice).orElse(scaling.depth().isPresent() ? Dice.NONE : fall.dice());
                yield new Harm.Part.Fall(depth, thrown, fall.gate(), scaled.flatMap(Scaled::printed));
            }
        };
    }

    private Delivery.Resistance save(Delivery.Resistance save) {
        return scaling.dc().map(save::withDc).orElse(save);
    }

    private Effect.Area area(Effect.Area area) {
        return scaling.size().isPresent() ? area.withSize(scaling.size()) : area;
    }

    private Counter counter(Counter counter) {
        return switch (counter) {
            case Counter.Check check
            when check.purpose() == Counter.Purpose.ESCAPE && scaling.dc().isPresent() ->
                new Counter.Check(
                        check.purpose(),
                        check.checks().stream()
                                .map(each -> each.withDc(scaling.dc().get()))
                                .toList(),
                        check.does(),
                        check.springsOnFailure(),
                        check.improvised());
            case Counter.Check check -> check;
            case Counter.Plain plain -> plain;
            case Counter.Dispel dispel -> dispel;
            case Counter.Smash smash -> smash;
        };
    }
}
