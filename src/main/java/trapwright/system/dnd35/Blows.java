package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.dice.D20;
import trapwright.dice.Dice;
import trapwright.dice.Distribution;
import trapwright.dice.Roll;

/// Damage of a 3.5 trap as distributions. A hit or a failed save does at least 1; twice the ceiling is told apart, so
/// that halves can be taken.
///
/// What does not depend on the victim is reckoned once.
final class Blows {
    /// What a spike at the bottom of a pit has to hit with (3.5, section 2.7).
    static final int SPIKE_ATTACK = 10;

    private static final int LEAST = 1;

    private final Ruled ruled;
    private final int ceiling;
    private final Distribution plain;
    private final Distribution item;
    private final Distribution spike;
    private final Distribution count;

    /// @param ruled the design and its rulings
    /// @param ceiling the greatest damage that is told from larger ones
    Blows(Ruled ruled, int ceiling) {
        this.ruled = ruled;
        this.ceiling = ceiling;
        this.count = missiles();
        this.plain = reckoned();
        this.item = reckonedItem();
        this.spike = pitSpikes().map(spikes -> damage(spikeDamage(spikes))).orElse(nothing());
    }

    /// No damage.
    Distribution nothing() {
        return Distribution.sure(0, 2 * ceiling);
    }

    /// What dice do.
    Distribution damage(Dice dice) {
        return dice.roll()
                .map(roll -> Distribution.damage(roll, LEAST, 2 * ceiling))
                .orElse(nothing());
    }

    /// The damage of one missile where attacks are rolled; else of all missiles at one victim, or of the fall.
    Distribution plain() {
        return plain;
    }

    private Distribution reckoned() {
        return switch (ruled.design().harm()) {
            case Harm.None ignored -> nothing();
            case Harm.Strike strike -> {
                boolean each = ruled.design().delivery().attack().isPresent();
                Distribution once = strike.damage()
                        .roll()
                        .map(roll -> each ? Roll.once(roll.terms()) : roll)
                        .map(roll -> Distribution.damage(roll, LEAST, 2 * ceiling))
                        .orElse(nothing());
                yield once.times(rounds(strike));
            }
            case Harm.Fall(Pit pit) ->
                damage(ruled.says(Rulings35.FALL_CAP, "twenty-dice") ? Falls.damage(pit) : Falls.uncapped(pit));
        };
    }

    /// All attacks on one armour class, when at least one of them hits.
    Distribution attacks(Delivery.Attack attack, int armour) {
        if (!(ruled.design().harm() instanceof Harm.Strike strike)) {
            return plain;
        }
        return Critical.of(strike.weapon())
                .strike(attack.bonus(), armour, plain)
                .repeated(count)
                .given(1 - hit(attack, armour));
    }

    /// The chance that at least one attack hits.
    double hit(Delivery.Attack attack, int armour) {
        return count.anyOf(D20.automatic(attack.bonus(), armour));
    }

    /// The spikes below for whoever falls on them; nothing without spikes.
    Distribution spikes(int armour) {
        return pitSpikes()
                .map(spikes ->
                        Critical.DAGGER.strike(SPIKE_ATTACK, armour, spike).repeated(count(spikes.count())))
                .orElse(nothing());
    }

    /// The chance that whoever falls is hit by a spike; nothing where there are none.
    Optional<Double> spiked(int armour) {
        return pitSpikes().map(spikes -> count(spikes.count()).anyOf(D20.automatic(SPIKE_ATTACK, armour)));
    }

    /// What an alchemical item adds for whoever is struck; a critical does not multiply it.
    Distribution item() {
        return item;
    }

    private Distribution reckonedItem() {
        return ruled.features().alchemical().orElse(null) instanceof Alchemical.Known known
                ? AlchemyTable.find(known.id()).map(this::burns).orElse(nothing())
                : nothing();
    }

    private Distribution burns(AlchemyTable.Row row) {
        return switch (row.burn()) {
            case ONCE -> damage(row.damage());
            case NEXT_ROUND_TOO -> damage(row.damage()).times(ruled.says(Rulings35.BURNING_ON, "both-rounds") ? 2 : 1);
            case ONLY_THE_UNHOLY -> nothing();
        };
    }

    /// One round, or all of them where the ruling says so.
    private int rounds(Harm.Strike strike) {
        boolean clings = ruled.design().delivery().attack().isPresent();
        boolean total = ruled.says(Rulings35.DAMAGE_ROUNDS, "total")
                || clings && ruled.says(Rulings35.DAMAGE_ROUNDS, "total-if-clinging");
        return total ? Math.clamp(strike.rounds(), 1, Dice.MOST) : 1;
    }

    private Optional<Pit.Spikes> pitSpikes() {
        return ruled.design().harm() instanceof Harm.Fall(Pit pit) ? Falls.spikes(pit) : Optional.empty();
    }

    private Dice spikeDamage(Pit.Spikes spikes) {
        return ruled.design().harm() instanceof Harm.Fall(Pit pit) ? Falls.spikeDamage(pit, spikes) : Dice.NONE;
    }

    private Distribution missiles() {
        return ruled.design().harm() instanceof Harm.Strike strike
                ? strike.damage()
                        .roll()
                        .map(roll -> count(Roll.once(roll.missiles())))
                        .orElse(Distribution.sure(1, Dice.MOST))
                : Distribution.sure(1, Dice.MOST);
    }

    private static Distribution count(Dice dice) {
        return dice.roll()
                .filter(roll -> !roll.terms().isEmpty())
                .map(Blows::count)
                .orElse(Distribution.sure(1, Dice.MOST));
    }

    private static Distribution count(Roll roll) {
        return Distribution.damage(roll, 0, Dice.MOST);
    }
}
