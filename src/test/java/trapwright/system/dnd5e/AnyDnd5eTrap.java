package trapwright.system.dnd5e;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Wording;

/// Any 5e trap, the unwise and the unreadable ones too.
public final class AnyDnd5eTrap {
    private static final Arbitrary<Wording> WORDS = Combinators.combine(
                    Arbitraries.of("", "a lid.", "⚙ piège"), Arbitraries.of("", "un couvercle"))
            .as(Wording::new);
    private static final Arbitrary<Dice> DICE = Arbitraries.of(
                    "", "1d6", "2d10", "(1d6)x1d3", "24d10", "1d6-3", "2d6+", "0d6", "vingt", "3", "1000d1000")
            .map(Dice::of);
    private static final Arbitrary<Length> LENGTHS = Combinators.combine(
                    Arbitraries.of("0", "3", "10", "4.5", "999999"), Arbitraries.of(Length.Unit.class))
            .as((amount, unit) -> new Length(new BigDecimal(amount), unit));
    private static final Arbitrary<Span> SPANS = Combinators.combine(
                    Arbitraries.integers().between(0, 60), Arbitraries.of(Span.Unit.class))
            .as(Span::new);
    private static final Arbitrary<Integer> NUMBERS = Arbitraries.frequencyOf(
            Tuple.of(9, Arbitraries.integers().between(-3, 35)),
            Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE)));
    private static final Arbitrary<Boolean> EITHER = Arbitraries.of(true, false);

    private AnyDnd5eTrap() {}

    /// Any trap.
    public static Arbitrary<Dnd5eTrap> any() {
        return Combinators.combine(
                        concept(),
                        triggering(),
                        lasting(),
                        few(clue()),
                        few(counter()),
                        few(effect()),
                        course(),
                        levelling())
                .as(Dnd5eTrap::new);
    }

    private static <T> Arbitrary<List<T>> few(Arbitrary<T> each) {
        return each.list().ofMaxSize(2);
    }

    private static Arbitrary<Concept> concept() {
        Arbitrary<Variant> variants = Combinators.combine(
                        WORDS, WORDS, triggering().optional(), few(clue()), few(counter()), few(effect()))
                .as(Variant::new);
        return Combinators.combine(
                        Arbitraries.of(Edition.class), Arbitraries.of(Concept.Kind.class), EITHER, few(variants))
                .as(Concept::new);
    }

    private static Arbitrary<Triggering> triggering() {
        Arbitrary<Weight> weights = Combinators.combine(
                        Arbitraries.of("0", "2.5", "20"), Arbitraries.of(Weight.Unit.class))
                .as((amount, unit) -> new Weight(new BigDecimal(amount), unit));
        return Combinators.combine(Arbitraries.of(Triggering.Trigger.class), WORDS, weights.optional())
                .as(Triggering::new);
    }

    private static Arbitrary<Lasting> lasting() {
        Arbitrary<Lasting.Duration> durations = Arbitraries.oneOf(
                Arbitraries.of(
                        new Lasting.Duration.Unsaid(),
                        new Lasting.Duration.Instantaneous(),
                        new Lasting.Duration.Permanent()),
                SPANS.<Lasting.Duration>map(Lasting.Duration.For::new),
                WORDS.<Lasting.Duration>map(Lasting.Duration.Until::new));
        return Combinators.combine(durations, Arbitraries.of(Lasting.Rearming.class), NUMBERS, WORDS)
                .as(Lasting::new);
    }

    private static Arbitrary<AbilityCheck> check() {
        return Combinators.combine(
                        Arbitraries.of(AbilityCheck.Ability.class),
                        Arbitraries.of(AbilityCheck.Skill.class).optional(),
                        NUMBERS,
                        WORDS)
                .as(AbilityCheck::new);
    }

    private static Arbitrary<Clue> clue() {
        Arbitrary<Clue.Check> checks = Combinators.combine(check(), Arbitraries.of(Clue.Use.class), WORDS, WORDS)
                .as(Clue.Check::new);
        return Arbitraries.oneOf(
                checks.<Clue>map(each -> each),
                few(checks).<Clue>map(Clue.Sequence::new),
                WORDS.<Clue>map(Clue.Plain::new));
    }

    private static Arbitrary<Counter> counter() {
        Arbitrary<Counter.Purpose> purposes = Arbitraries.of(Counter.Purpose.class);
        return Arbitraries.oneOf(
                Combinators.combine(purposes, few(check()), WORDS, EITHER, EITHER)
                        .<Counter>as(Counter.Check::new),
                Combinators.combine(purposes, WORDS).<Counter>as(Counter.Plain::new),
                Combinators.combine(NUMBERS.optional(), WORDS).<Counter>as(Counter.Dispel::new),
                Combinators.combine(NUMBERS, NUMBERS, WORDS).<Counter>as(Counter.Smash::new));
    }

    private static Arbitrary<Effect> effect() {
        Arbitrary<Effect.Area> areas = Combinators.combine(
                        Arbitraries.of(Effect.Shape.class), LENGTHS.optional(), LENGTHS.optional(), WORDS)
                .as(Effect.Area::new);
        Arbitrary<Effect.Targets> targets = Combinators.combine(
                        Arbitraries.of(Effect.Who.class), areas.optional(), WORDS)
                .as(Effect.Targets::new);
        Arbitrary<Delivery.Attack> attacks = Combinators.combine(
                        NUMBERS, Arbitraries.of(Delivery.Reach.class), DICE, Arbitraries.of(Delivery.Aim.class))
                .as(Delivery.Attack::new);
        Arbitrary<Delivery.Resistance> saves = Combinators.combine(Arbitraries.of(Delivery.Roll.class), check())
                .as(Delivery.Resistance::new);
        Arbitrary<Delivery> deliveries =
                Combinators.combine(attacks.optional(), saves.optional()).as(Delivery::new);
        return Combinators.combine(WORDS, Arbitraries.of(Effect.Moment.class), targets, deliveries, harm())
                .as(Effect::new);
    }

    private static Arbitrary<Harm> harm() {
        Arbitrary<Harm.Gate> gates = Arbitraries.of(Harm.Gate.class);
        Arbitrary<Optional<Integer>> printed = NUMBERS.optional(0.2);
        Arbitrary<Harm.Part> parts = Arbitraries.oneOf(
                Combinators.combine(DICE, Arbitraries.of(Harm.DamageType.class).optional(), gates, printed)
                        .<Harm.Part>as(Harm.Part.Dealt::new),
                Combinators.combine(LENGTHS, DICE, gates, printed).<Harm.Part>as(Harm.Part.Fall::new));
        Arbitrary<Harm.Affliction> conditions = Combinators.combine(
                        Arbitraries.of(Harm.Condition.class), gates, SPANS.optional(), WORDS)
                .as(Harm.Affliction::new);
        return Combinators.combine(few(parts), few(conditions), EITHER, WORDS).as(Harm::new);
    }

    private static Arbitrary<Course> course() {
        Arbitrary<Course.Initiative> initiatives = Arbitraries.oneOf(
                NUMBERS.<Course.Initiative>map(Course.Initiative.Bonus::new),
                few(NUMBERS).<Course.Initiative>map(Course.Initiative.Counts::new));
        Arbitrary<Course.Round> rounds = Combinators.combine(
                        NUMBERS, WORDS, WORDS, NUMBERS.optional(), NUMBERS.optional())
                .as(Course.Round::new);
        Arbitrary<Course.Component> components =
                Combinators.combine(WORDS, few(counter()), NUMBERS).as(Course.Component::new);
        return Combinators.combine(initiatives.optional(), few(rounds), few(components), WORDS)
                .as(Course::new);
    }

    private static Arbitrary<Levelling> levelling() {
        Arbitrary<Levels> levels = Combinators.combine(NUMBERS, NUMBERS).as(Levels::new);
        Arbitrary<Levelling.Aim> aims =
                Combinators.combine(Arbitraries.of(Severity.class), levels).as(Levelling.Aim::new);
        Arbitrary<Levelling.Scaled> scaled =
                Combinators.combine(DICE, NUMBERS.optional()).as(Levelling.Scaled::new);
        Arbitrary<Levelling.Scaling> scalings = Combinators.combine(
                        levels,
                        Arbitraries.of(Severity.class).optional(),
                        few(scaled),
                        NUMBERS.optional(),
                        LENGTHS.optional(),
                        LENGTHS.optional(),
                        WORDS)
                .as(Levelling.Scaling::new);
        return Combinators.combine(few(aims), few(scalings)).as(Levelling::new);
    }
}
