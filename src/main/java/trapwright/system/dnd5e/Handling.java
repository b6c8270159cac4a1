package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.dice.D20;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;

/// How likely one character disarms a 5e trap that was noticed, or escapes from its hold (5e, section 3). Of several
/// ways the best one counts.
///
/// @param counters what helps against it
/// @param hero the character
record Handling(List<Counter> counters, UsualHero hero) {
    /// One try at the best way; nothing where no roll disarms it.
    Optional<Odds.Disarm> disarm() {
        return counters.stream()
                .map(this::disarm)
                .flatMap(Optional::stream)
                .max(Comparator.comparingDouble(Odds.Disarm::success));
    }

    List<Odds.Line> lines() {
        List<Odds.Line> lines = new ArrayList<>();
        best(this::improvised)
                .ifPresent(chance ->
                        lines.add(new Odds.Line("improvised", Message.of("odds5.improvised"), Unit.CHANCE, chance)));
        best(this::escape).ifPresent(chance -> {
            lines.add(new Odds.Line("escape", Message.of("odds5.escape"), Unit.CHANCE, chance));
            if (chance > 0) {
                lines.add(new Odds.Line("escapeTries", Message.of("odds5.escape-tries"), Unit.COUNT, 1 / chance));
            }
        });
        return lines;
    }

    private Optional<Odds.Disarm> disarm(Counter counter) {
        return switch (counter) {
            case Counter.Check check ->
                check.purpose() == Counter.Purpose.DISARM && !check.checks().isEmpty()
                        ? Optional.of(tried(all(check.checks()), check.springsOnFailure()))
                        : Optional.empty();
            case Counter.Dispel(Optional<Integer> dc, var ignored) ->
                hero.hero().casts() ? dc.map(each -> tried(dispel(each), false)) : Optional.empty();
            case Counter.Plain ignored -> Optional.empty();
            case Counter.Smash ignored -> Optional.empty();
        };
    }

    private static Odds.Disarm tried(double success, boolean springs) {
        return Odds.Disarm.of(success, springs ? 0 : 1 - success, springs ? 1 - success : 0);
    }

    /// d20 and the modifier of the ability that the class casts with.
    private double dispel(int dc) {
        AbilityCheck.Ability casting = hero.hero() == HeroClass.PALADIN
                ? AbilityCheck.Ability.CHA
                : hero.hero().prime();
        return D20.check(hero.bonus(AbilityCheck.of(casting, dc)), dc);
    }

    /// Without thieves' tools: the bare ability, at disadvantage.
    private Optional<Double> improvised(Counter counter) {
        return counter instanceof Counter.Check check
                        && check.improvised()
                        && !check.checks().isEmpty()
                ? Optional.of(D20.allOf(check.checks().stream()
                        .mapToDouble(each -> D20.disadvantage(chance(AbilityCheck.of(each.ability(), each.dc()))))))
                : Optional.empty();
    }

    private Optional<Double> escape(Counter counter) {
        return counter instanceof Counter.Check check
                        && check.purpose() == Counter.Purpose.ESCAPE
                        && !check.checks().isEmpty()
                ? Optional.of(all(check.checks()))
                : Optional.empty();
    }

    private Optional<Double> best(Function<Counter, Optional<Double>> way) {
        return counters.stream().map(way).flatMap(Optional::stream).reduce(Math::max);
    }

    private double all(List<AbilityCheck> checks) {
        return D20.allOf(checks.stream().mapToDouble(this::chance));
    }

    private double chance(AbilityCheck check) {
        return D20.check(hero.bonus(check), check.dc());
    }
}
