package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;
import trapwright.rules.Rounding;

/// What is odd about the effects of a trap.
final class EffectFindings {
    private final Dnd5eTrap trap;
    private final List<Finding> findings = new ArrayList<>();

    private EffectFindings(Dnd5eTrap trap) {
        this.trap = trap;
    }

    static List<Finding> of(Dnd5eTrap trap) {
        EffectFindings checks = new EffectFindings(trap);
        if (trap.effects().stream().allMatch(effect -> effect.harm().isNothing())) {
            checks.findings.add(Dnd5eFindings.finding(Level.ERROR, "D5-02", "effects"));
        }
        for (int i = 0; i < trap.effects().size(); i++) {
            checks.effect(trap.effects().get(i), "effects/" + i);
        }
        checks.scaling();
        return checks.findings;
    }

    private void effect(Effect effect, String field) {
        effect.delivery().attack().ifPresent(attack -> count(attack.count(), field + "/attack"));
        List<Harm.Part> parts = effect.harm().parts();
        for (int i = 0; i < parts.size(); i++) {
            String place = field + "/parts/" + i;
            gate(effect, parts.get(i).gate(), place);
            part(parts.get(i), place);
        }
        List<Harm.Affliction> conditions = effect.harm().conditions();
        for (int i = 0; i < conditions.size(); i++) {
            String place = field + "/conditions/" + i;
            gate(effect, conditions.get(i).gate(), place);
            condition(conditions.get(i), place);
        }
        boolean many = effect.targets().who() != Effect.Who.TRIGGERER;
        if (many && effect.targets().area().isEmpty()) {
            findings.add(Dnd5eFindings.finding(Level.NOTE, "D5-17", field + "/targets"));
        }
    }

    private void gate(Effect effect, Harm.Gate gate, String field) {
        if (effect.lacks(gate)) {
            String key = gate == Harm.Gate.HIT ? "dnd5e.finding.D5-04.hit" : "dnd5e.finding.D5-04.save";
            findings.add(new Finding(Level.ERROR, "D5-04", Message.of(key), field));
        }
    }

    private void part(Harm.Part part, String field) {
        switch (part) {
            case Harm.Part.Dealt dealt -> {
                dice(dealt.dice(), field);
                if (dealt.damageType().isEmpty()) {
                    findings.add(Dnd5eFindings.finding(Level.WARNING, "D5-06", field));
                }
                printed(dealt.dice(), dealt.printed(), field);
            }
            case Harm.Part.Fall fall -> {
                dice(fall.dice(), field);
                Dice usual = Falling.dice(fall.depth());
                if (!fall.dice().isNone() && !fall.dice().mean().equals(usual.mean())) {
                    findings.add(Dnd5eFindings.finding(
                            Level.NOTE,
                            "D5-22",
                            field,
                            fall.depth(),
                            usual.isNone() ? Dice.of("0") : usual,
                            fall.dice()));
                }
                printed(Falling.dice(fall), fall.printed(), field);
            }
        }
    }

    private void dice(Dice dice, String field) {
        switch (dice) {
            case Dice.Parsed ignored -> {}
            case Dice.Unreadable unreadable ->
                findings.add(Dnd5eFindings.finding(Level.ERROR, "D5-03", field, unreadable.text()));
        }
    }

    private void count(Dice dice, String field) {
        dice(dice, field);
        if (dice.isHarmless()) {
            findings.add(Dnd5eFindings.finding(Level.ERROR, "D5-03", field, dice.text()));
        }
    }

    private void printed(Dice dice, Optional<Integer> printed, String field) {
        printed.ifPresent(average -> {
            BigFraction floor = Rounding.DOWN.whole(dice.mean());
            if (!floor.equals(BigFraction.of(average))) {
                findings.add(Dnd5eFindings.finding(Level.NOTE, "D5-18", field, average, dice, floor));
            }
        });
    }

    /// Falling prone ends by standing up; anything else needs an end.
    private void condition(Harm.Affliction affliction, String field) {
        boolean endless = affliction.condition() != Harm.Condition.PRONE
                && affliction.lasting().isEmpty()
                && affliction.escape().isNone()
                && !escapable();
        if (endless) {
            findings.add(
                    Dnd5eFindings.finding(Level.WARNING, "D5-16", field, Phrases.condition(affliction.condition())));
        }
    }

    private boolean escapable() {
        return trap.counters().stream().anyMatch(counter -> switch (counter) {
            case Counter.Check check -> check.purpose() == Counter.Purpose.ESCAPE;
            case Counter.Plain plain -> plain.purpose() == Counter.Purpose.ESCAPE;
            case Counter.Dispel ignored -> false;
            case Counter.Smash ignored -> false;
        });
    }

    private void scaling() {
        for (int i = 0; i < trap.levelling().scaling().size(); i++) {
            Levelling.Scaling scaling = trap.levelling().scaling().get(i);
            List<Dice> grown = trap.at(scaling).effects().stream()
                    .flatMap(effect -> effect.harm().parts().stream())
                    .map(Tally::dice)
                    .toList();
            for (int j = 0; j < scaling.damage().size(); j++) {
                Levelling.Scaled scaled = scaling.damage().get(j);
                dice(scaled.dice(), "scaling/" + i);
                printed(j < grown.size() ? grown.get(j) : scaled.dice(), scaled.printed(), "scaling/" + i);
            }
        }
    }
}
