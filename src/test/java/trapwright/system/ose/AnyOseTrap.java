package trapwright.system.ose;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;

/// Any old-school trap, the unwise and the unreadable ones too.
public final class AnyOseTrap {
    private static final Arbitrary<Wording> WORDS = Combinators.combine(
                    Arbitraries.of("", "a lid.", "⚙ piège"), Arbitraries.of("", "un couvercle"))
            .as(Wording::new);
    private static final Arbitrary<Dice> DICE = Arbitraries.of(
                    "", "1d6", "2d6+1", "(1d4)x1d6", "24d10", "1d6-3", "2d6+", "0d6", "vingt", "3")
            .map(Dice::of);
    private static final Arbitrary<Length> LENGTHS = Combinators.combine(
                    Arbitraries.of("0", "3", "10", "20", "4.5", "999999"), Arbitraries.of(Length.Unit.class))
            .as((amount, unit) -> new Length(new BigDecimal(amount), unit));
    private static final Arbitrary<Integer> NUMBERS = Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(9, Arbitraries.integers().between(-3, 25)),
            net.jqwik.api.Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE)));

    private AnyOseTrap() {}

    /// Any trap.
    public static Arbitrary<OseTrap> any() {
        return Combinators.combine(kind(), springing(), detection(), harm(), save().optional(), place(), practice())
                .as(OseTrap::new);
    }

    private static Arbitrary<Kind> kind() {
        return Arbitraries.oneOf(Arbitraries.<Kind>just(new Kind.Room()), WORDS.<Kind>map(Kind.Treasure::new));
    }

    private static Arbitrary<Springing> springing() {
        return Combinators.combine(Arbitraries.of(Springing.Action.class), WORDS, NUMBERS)
                .as(Springing::new);
    }

    private static Arbitrary<Detection> detection() {
        return Arbitraries.oneOf(
                Combinators.combine(NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS).<Detection>as(Detection.Search::new),
                Arbitraries.of(new Detection.ThiefSkill(), new Detection.Undetectable()));
    }

    private static Arbitrary<Harm> harm() {
        Arbitrary<Harm.Attack> attack = Combinators.combine(Arbitraries.of(Harm.Attack.Scale.class), NUMBERS)
                .as(Harm.Attack::new);
        Arbitrary<Harm.Lasting> lasting =
                Combinators.combine(DICE, Arbitraries.of(Span.Unit.class)).as(Harm.Lasting::new);
        Arbitrary<List<Harm.Effect>> effects = Combinators.combine(
                        Arbitraries.of(Harm.Effect.Type.class), lasting.optional(), WORDS)
                .as(Harm.Effect::new)
                .list()
                .ofMaxSize(3);
        return Combinators.combine(attack.optional(), DICE, LENGTHS.optional(), Arbitraries.of(true, false), effects)
                .as(Harm::new);
    }

    private static Arbitrary<Save> save() {
        return Combinators.combine(Arbitraries.of(Save.Letter.class), NUMBERS, Arbitraries.of(Save.Result.class), WORDS)
                .as(Save::new);
    }

    private static Arbitrary<Place> place() {
        Arbitrary<Place.Extent> extent = Combinators.combine(LENGTHS, LENGTHS).as(Place.Extent::new);
        Arbitrary<Place.Area> area = Arbitraries.oneOf(
                extent.<Place.Area>map(Place.Area.Rectangle::new),
                Arbitraries.of(new Place.Area.WholeRoom(), new Place.Area.Victim()));
        Arbitrary<Place.Delvers> delvers = Combinators.combine(NUMBERS, NUMBERS).as(Place.Delvers::new);
        return Combinators.combine(area, extent.optional(), NUMBERS, delvers).as(Place::new);
    }

    private static Arbitrary<Practice> practice() {
        return Combinators.combine(WORDS, WORDS, Arbitraries.of(true, false), WORDS)
                .as(Practice::new);
    }
}
