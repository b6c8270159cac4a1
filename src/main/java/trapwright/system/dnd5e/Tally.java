package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.dice.Term;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;

/// What one victim takes when every save fails and every attack aimed at it once hits (5e, section 7).
///
/// @param steps the exact mean, a step a damage part
/// @param most the damage at full dice
record Tally(List<Step> steps, long most) {
    static Tally of(Dnd5eTrap trap) {
        List<Step> steps = new ArrayList<>();
        long most = 0;
        for (int i = 0; i < trap.effects().size(); i++) {
            Effect effect = trap.effects().get(i);
            List<Harm.Part> parts = effect.harm().parts();
            for (int j = 0; j < parts.size() && effect.countsAtOnce(); j++) {
                steps.add(step(effect, parts.get(j), "effects/" + i + "/parts/" + j));
                most += most(effect, dice(parts.get(j)));
            }
        }
        return new Tally(List.copyOf(steps), most);
    }

    /// Whether there is any damage to judge.
    boolean deals() {
        return mean().signum() > 0;
    }

    /// The exact mean.
    BigFraction mean() {
        BigFraction mean = BigFraction.ZERO;
        for (Step step : steps) {
            mean = step.after(mean);
        }
        return mean;
    }

    /// The dice of a part.
    static Dice dice(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt dealt -> dealt.dice();
            case Harm.Part.Fall fall -> Falling.dice(fall);
        };
    }

    private static Step step(Effect effect, Harm.Part part, String field) {
        Dice dice = dice(part);
        Optional<Delivery.Attack> volley = together(effect, part);
        Message rule = volley.map(attack -> Message.of("dnd5e.damage.mean.volley", dice, attack.count()))
                .orElse(Message.of("dnd5e.damage.mean." + kind(part), dice));
        BigFraction attacks = volley.map(attack -> attack.count().mean()).orElse(BigFraction.ONE);
        return new Step.Add(Reason.of(rule, field), dice.mean().multiply(attacks));
    }

    private static String kind(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt ignored -> "dealt";
            case Harm.Part.Fall ignored -> "fall";
        };
    }

    /// The attacks that all go for one victim, for a part that comes with each of them.
    private static Optional<Delivery.Attack> together(Effect effect, Harm.Part part) {
        return effect.delivery()
                .attack()
                .filter(attack -> attack.aim() == Delivery.Aim.TOGETHER && part.gate() != Harm.Gate.AUTO);
    }

    private static long most(Effect effect, Dice dice) {
        long attacks = effect.delivery()
                .attack()
                .filter(attack -> attack.aim() == Delivery.Aim.TOGETHER)
                .map(attack -> most(attack.count()))
                .orElse(1L);
        return Math.max(0, most(dice) * attacks);
    }

    private static long most(Dice dice) {
        return dice.roll().map(Tally::most).orElse(0L);
    }

    private static long most(Roll roll) {
        return roll.terms().stream().mapToLong(Term::most).sum() * Math.max(0, roll.mostMissiles());
    }
}
