package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.rules.Message;
import trapwright.rules.Throw;

/// What a 3.5 trap rolls when it springs: attack, damage, fall, spikes, poison (3.5, sections 2.5 to 2.7 and 7).
final class Dnd35Throws {
    private static final int LEAST = 1;

    private final List<Throw> all = new ArrayList<>();

    private Dnd35Throws() {}

    static List<Throw> of(Dnd35Trap trap) {
        Dnd35Throws dice = new Dnd35Throws();
        trap.designs().forEach(dice::add);
        return List.copyOf(dice.all);
    }

    private void add(Design design) {
        design.delivery()
                .attack()
                .ifPresent(
                        attack -> all.add(new Throw.Attack(Message.of("play.attack", attack.bonus()), attack.bonus())));
        switch (design.harm()) {
            case Harm.None() -> {
                // nothing is struck
            }
            case Harm.Strike strike -> amount("play.damage", strike.damage());
            case Harm.Fall(Pit pit) -> {
                amount("play.fall", Falls.damage(pit));
                Falls.spikes(pit).ifPresent(spikes -> {
                    amount("play.spikes", spikes.count());
                    amount("play.spike", Falls.spikeDamage(pit, spikes));
                });
            }
        }
        design.features().poison().flatMap(dose -> Venom.of(dose.poison())).ifPresent(venom -> {
            venom.initial().forEach(toll -> poison("play.poison.first", toll));
            venom.secondary().forEach(toll -> poison("play.poison.then", toll));
        });
    }

    private void poison(String key, Poison.Toll toll) {
        Message taken = Phrases.tolls(List.of(toll));
        switch (toll) {
            case Poison.Toll.Scores scores -> amount(Message.of(key, taken), scores.points(), LEAST);
            case Poison.Toll.HitPoints lost -> amount(Message.of(key, taken), lost.points(), LEAST);
            case Poison.Toll.Sleep sleep -> amount(Message.of("play.sleep", sleep.hours()), sleep.hours(), 0);
        }
    }

    private void amount(String key, Dice dice) {
        amount(Message.of(key, dice), dice, LEAST);
    }

    /// A fixed number need not be rolled.
    private void amount(Message name, Dice dice, int least) {
        dice.roll().filter(Roll::isRolled).ifPresent(roll -> all.add(new Throw.Amount(name, roll, least)));
    }
}
