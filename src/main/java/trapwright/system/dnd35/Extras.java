package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Roll;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Step;

/// Poison and alchemical items, paid after the multiplication; 20 times over for an automatic reset (3.5, section 4).
final class Extras {
    private static final int AUTOMATIC = 20;

    private Extras() {}

    static void steps(Ruled ruled, List<Step> steps) {
        ruled.features().poison().ifPresent(dose -> steps.add(poison(ruled, dose)));
        ruled.features().alchemical().ifPresent(item -> steps.add(alchemical(ruled, item)));
    }

    private static Step poison(Ruled ruled, Features.Dose dose) {
        int missiles = missiles(ruled.design());
        int doses = Math.max(1, dose.count());
        long charged = ruled.says(Rulings35.POISON_DOSES, "per-missile") ? (long) doses * missiles : doses;
        Message label = Message.of(
                ruled.isAutomatic() ? "dnd35.price.poison.automatic" : "dnd35.price.poison",
                charged,
                Labels.poison(dose.poison()));
        return new Step.Add(
                missiles > 1
                        ? ruled.reason(label, "poison-doses", Rulings35.POISON_DOSES)
                        : ruled.reason(label, "poison-doses"),
                price(ruled, Mixtures.price(dose.poison())).multiply(BigFraction.of(charged)));
    }

    private static Step alchemical(Ruled ruled, Alchemical item) {
        Message label =
                Message.of(ruled.isAutomatic() ? "dnd35.price.item.automatic" : "dnd35.price.item", Labels.item(item));
        return new Step.Add(ruled.reason(label, "alchemical"), price(ruled, Mixtures.price(item)));
    }

    private static BigFraction price(Ruled ruled, Optional<Money> price) {
        BigFraction copper = BigFraction.of(price.orElse(Money.NONE).copper());
        return ruled.isAutomatic() ? copper.multiply(BigFraction.of(AUTOMATIC)) : copper;
    }

    /// The most missiles, blades or spikes that may each carry a dose to one victim; twice as many with two arms.
    private static int missiles(Design design) {
        int one = switch (design.harm()) {
            case Harm.None ignored -> 1;
            case Harm.Strike strike -> most(strike.damage().roll());
            case Harm.Fall(Pit pit) ->
                Falls.spikes(pit).map(spikes -> most(spikes.count())).orElse(1);
        };
        boolean arms =
                design.features().targets().filter(Features.Targets::arms).isPresent();
        return arms ? 2 * one : one;
    }

    private static int most(Optional<Roll> roll) {
        return Math.max(1, roll.map(Roll::mostMissiles).orElse(1));
    }

    private static int most(trapwright.dice.Dice count) {
        return Math.max(
                1,
                count.roll()
                        .map(Roll::terms)
                        .map(terms -> terms.stream()
                                .mapToInt(trapwright.dice.Term::most)
                                .sum())
                        .orElse(1));
    }
}
