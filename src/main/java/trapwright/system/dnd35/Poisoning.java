package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trapwright.dice.D20;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;

/// What a poison does to one victim (3.5, section 7): a Fortitude save at once and a second one a minute later.
///
/// @param venom the poison
/// @param fortitude the victim's save
record Poisoning(Venom venom, int fortitude) {
    /// One save fails.
    double oneFails() {
        return 1 - D20.automatic(fortitude, venom.dc());
    }

    /// At least one of the two saves fails.
    double anyFails() {
        return D20.advantage(oneFails());
    }

    /// Both fail.
    double bothFail() {
        return oneFails() * oneFails();
    }

    /// The mean loss of each ability, once the poison has got at the victim and nobody heals between.
    Map<Poison.Ability, Double> losses() {
        Map<Poison.Ability, Double> losses = new EnumMap<>(Poison.Ability.class);
        for (Poison.Toll toll : tolls()) {
            if (toll instanceof Poison.Toll.Scores scores) {
                losses.merge(scores.ability(), oneFails() * mean(scores.points()), Double::sum);
            }
        }
        return losses;
    }

    /// The lines of one victim.
    ///
    /// @param contact the chance that the poison gets at the victim
    List<Odds.Line> lines(double contact) {
        List<Odds.Line> lines = new ArrayList<>();
        lines.add(new Odds.Line(
                "poisoned", Message.of("odds35.poisoned", venom.dc()), Unit.CHANCE, contact * anyFails()));
        losses().forEach((ability, points) -> {
            String id = ability.name().toLowerCase(Locale.ROOT);
            lines.add(new Odds.Line(
                    "loss." + id,
                    Message.of("odds35.loss", Phrases.of("common.ability.", ability)),
                    Unit.COUNT,
                    contact * points));
        });
        double points = hitPoints();
        if (points > 0) {
            lines.add(new Odds.Line("loss.hp", Message.of("odds35.loss.hp"), Unit.COUNT, contact * points));
        }
        double sleeps = sleeps();
        if (sleeps > 0) {
            lines.add(new Odds.Line("unconscious", Message.of("odds35.unconscious"), Unit.CHANCE, contact * sleeps));
        }
        return lines;
    }

    private double hitPoints() {
        double sum = 0;
        for (Poison.Toll toll : tolls()) {
            sum += toll instanceof Poison.Toll.HitPoints lost ? oneFails() * mean(lost.points()) : 0;
        }
        return sum;
    }

    private double sleeps() {
        boolean first = sleeps(venom.initial());
        boolean second = sleeps(venom.secondary());
        return first && second ? anyFails() : first || second ? oneFails() : 0;
    }

    private static boolean sleeps(List<Poison.Toll> tolls) {
        return tolls.stream().anyMatch(Poison.Toll.Sleep.class::isInstance);
    }

    private List<Poison.Toll> tolls() {
        List<Poison.Toll> tolls = new ArrayList<>(venom.initial());
        tolls.addAll(venom.secondary());
        return tolls;
    }

    private static double mean(Dice dice) {
        return dice.mean().doubleValue();
    }
}
