package trapwright.system.dnd5e;

import java.util.List;
import java.util.Optional;
import trapwright.dice.D20;
import trapwright.party.Trait;
import trapwright.rules.Odds;

/// How likely one character notices a 5e trap (5e, section 2). Of several checks the best one counts: they are tries at
/// the same thing.
///
/// @param clues how it is noticed
/// @param hero the character
record Spotting(List<Clue> clues, UsualHero hero) {
    Odds.Notice notice() {
        Optional<Double> active =
                clues.stream().map(this::active).flatMap(Optional::stream).reduce(Math::max);
        Optional<Double> passive =
                clues.stream().map(this::passive).flatMap(Optional::stream).reduce(Math::max);
        return new Odds.Notice(active, passive, Optional.empty());
    }

    private Optional<Double> active(Clue clue) {
        return switch (clue) {
            case Clue.Check check -> rolled(check);
            case Clue.Sequence sequence -> product(sequence.checks());
            case Clue.Plain ignored -> Optional.empty();
        };
    }

    /// A sequence is noticed when its first check shows without a roll; the others are rolled.
    private Optional<Double> passive(Clue clue) {
        return switch (clue) {
            case Clue.Check check -> unrolled(check);
            case Clue.Sequence sequence ->
                sequence.checks().stream()
                        .findFirst()
                        .flatMap(this::unrolled)
                        .map(first -> first
                                * product(sequence.checks()
                                                .subList(1, sequence.checks().size()))
                                        .orElse(1.0));
            case Clue.Plain ignored -> Optional.empty();
        };
    }

    private Optional<Double> product(List<Clue.Check> checks) {
        return checks.isEmpty()
                ? Optional.empty()
                : Optional.of(D20.allOf(checks.stream().mapToDouble(this::chance)));
    }

    private Optional<Double> rolled(Clue.Check check) {
        return check.use() == Clue.Use.PASSIVE ? Optional.empty() : Optional.of(chance(check));
    }

    private Optional<Double> unrolled(Clue.Check check) {
        boolean perception = check.check()
                .skill()
                .filter(AbilityCheck.Skill.PERCEPTION::equals)
                .isPresent();
        return check.use() == Clue.Use.ACTIVE || !perception
                ? Optional.empty()
                : Optional.of(passive().notices(check.check().dc()) ? 1.0 : 0.0);
    }

    private PassivePerception passive() {
        return new PassivePerception(hero.profile().number(Trait.PASSIVE_PERCEPTION));
    }

    private double chance(Clue.Check check) {
        return D20.check(hero.bonus(check.check()), check.check().dc());
    }
}
