package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.rules.Message;
import trapwright.rules.Step;

/// The average damage of one success on one victim (3.5, section 3.3).
final class AverageDamage {
    private static final BigFraction TWICE = BigFraction.of(2);
    private final Ruled ruled;
    private final List<Step> steps = new ArrayList<>();

    private AverageDamage(Ruled ruled) {
        this.ruled = ruled;
    }

    /// The steps; none for a trap that does no damage.
    static List<Step> steps(Ruled ruled) {
        AverageDamage damage = new AverageDamage(ruled);
        switch (ruled.design().harm()) {
            case Harm.None ignored -> {}
            case Harm.Strike strike -> damage.strike(strike);
            case Harm.Fall fall -> damage.fall(fall.pit());
        }
        damage.alchemical();
        damage.poison();
        if (!damage.steps.isEmpty() && ruled.design().make() instanceof Make.Mechanism) {
            damage.twoArms();
            damage.targets();
        }
        return damage.steps;
    }

    private void strike(Harm.Strike strike) {
        Dice dice = strike.damage();
        if (dice.isNone()) {
            return;
        }
        boolean one = ruled.says(Rulings35.MISSILES, "count-one");
        BigFraction mean = one ? meanOfOne(dice) : dice.mean();
        Message label = Message.of("dnd35.damage.dice", dice);
        steps.add(new Step.Add(
                several(dice) ? ruled.stated(label, "damage", Rulings35.MISSILES) : ruled.reason(label, "damage"),
                mean));
        rounds(strike);
    }

    private void rounds(Harm.Strike strike) {
        if (strike.rounds() <= 1) {
            return;
        }
        boolean clings = ruled.design().delivery().attack().isPresent();
        boolean total = ruled.says(Rulings35.DAMAGE_ROUNDS, "total")
                || clings && ruled.says(Rulings35.DAMAGE_ROUNDS, "total-if-clinging");
        steps.add(new Step.Multiply(
                ruled.reason(
                        Message.of("dnd35.damage.rounds", strike.rounds(), total ? strike.rounds() : 1),
                        "rounds",
                        Rulings35.DAMAGE_ROUNDS),
                BigFraction.of(total ? strike.rounds() : 1)));
    }

    private void fall(Pit pit) {
        boolean capped = ruled.says(Rulings35.FALL_CAP, "twenty-dice");
        Dice dice = capped ? Falls.damage(pit) : Falls.uncapped(pit);
        Message label = Message.of("dnd35.damage.fall", pit.depth(), dice);
        steps.add(new Step.Add(
                Falls.tens(pit) > Falls.MOST_DICE
                        ? ruled.reason(label, "pit-depth", Rulings35.FALL_CAP)
                        : ruled.reason(label, "pit-depth"),
                dice.mean()));
        if (ruled.says(Rulings35.PIT_SPIKES, "counted")) {
            Falls.spikes(pit).ifPresent(spikes -> spikes(pit, spikes));
        }
    }

    private void spikes(Pit pit, Pit.Spikes spikes) {
        Dice each = Falls.spikeDamage(pit, spikes);
        steps.add(new Step.Add(
                ruled.reason(Message.of("dnd35.damage.spikes", spikes.count(), each), "spikes", Rulings35.PIT_SPIKES),
                spikes.count().mean().multiply(each.mean())));
    }

    private void alchemical() {
        if (ruled.features().alchemical().orElse(null) instanceof Alchemical.Known known) {
            AlchemyTable.find(known.id())
                    .filter(row -> !row.damage().isNone() && row.burn() != AlchemyTable.Burn.ONLY_THE_UNHOLY)
                    .ifPresent(row -> alchemical(known, row));
        }
    }

    private void alchemical(Alchemical.Known known, AlchemyTable.Row row) {
        Message label = Message.of("dnd35.damage.item", Labels.item(known), row.damage());
        boolean burnsOn = row.burn() == AlchemyTable.Burn.NEXT_ROUND_TOO;
        boolean twice = burnsOn && ruled.says(Rulings35.BURNING_ON, "both-rounds");
        steps.add(new Step.Add(
                burnsOn ? ruled.reason(label, "alchemical", Rulings35.BURNING_ON) : ruled.reason(label, "alchemical"),
                twice ? row.damage().mean().multiply(TWICE) : row.damage().mean()));
    }

    private void poison() {
        boolean counted = ruled.says(Rulings35.POISON_HIT_POINTS, "counted");
        ruled.features()
                .poison()
                .map(Features.Dose::poison)
                .filter(ignored -> counted)
                .ifPresent(poison -> {
                    BigFraction points = hitPoints(poison);
                    if (points.signum() > 0) {
                        Message label = Message.of("dnd35.damage.poison", Labels.poison(poison));
                        steps.add(new Step.Add(ruled.reason(label, "poison", Rulings35.POISON_HIT_POINTS), points));
                    }
                });
    }

    private static BigFraction hitPoints(Poison poison) {
        List<Poison.Toll> tolls = switch (poison) {
            case Poison.Known known ->
                Poisons.find(known.id()).map(Poisons.Row::initial).orElse(List.of());
            case Poison.Custom custom -> custom.initial();
        };
        BigFraction sum = BigFraction.ZERO;
        for (Poison.Toll toll : tolls) {
            sum = switch (toll) {
                case Poison.Toll.HitPoints lost -> sum.add(lost.points().mean());
                case Poison.Toll.Scores ignored -> sum;
                case Poison.Toll.Sleep ignored -> sum;
            };
        }
        return sum;
    }

    private void twoArms() {
        boolean arms = ruled.features().targets().filter(Features.Targets::arms).isPresent();
        if (arms && ruled.says(Rulings35.TWO_ARMS, "double-damage")) {
            steps.add(new Step.Multiply(
                    ruled.reason(Message.of("dnd35.damage.two-arms"), "arms", Rulings35.TWO_ARMS), TWICE));
        }
    }

    private void targets() {
        boolean plain =
                ruled.features().targets().filter(targets -> !targets.arms()).isPresent();
        if (plain && !Mechanics.neverMisses(ruled) && ruled.says(Rulings35.MULTIPLE_TARGET, "double-damage")) {
            steps.add(new Step.Multiply(
                    ruled.reason(Message.of("dnd35.damage.targets"), "targets", Rulings35.MULTIPLE_TARGET), TWICE));
        }
    }

    private static boolean several(Dice dice) {
        return dice.roll()
                .map(roll -> !roll.meanOfMissiles().equals(BigFraction.ONE))
                .orElse(false);
    }

    private static BigFraction meanOfOne(Dice dice) {
        BigFraction mean = dice.roll().map(Roll::meanOfOne).orElse(BigFraction.ZERO);
        return mean.signum() > 0 ? mean : BigFraction.ZERO;
    }
}
