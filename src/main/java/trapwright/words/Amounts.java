package trapwright.words;

import java.math.BigInteger;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.Rounding;
import trapwright.rules.Step;
import trapwright.rules.Unit;

/// Says a figure's number, and what a step does to it.
///
/// @param words the language
public record Amounts(Words words) {
    private static final int FACES = 6;

    /// A number with its unit: `1/2`, `12,650 gp`, `3 days`.
    public String say(Unit unit, BigFraction value) {
        return switch (unit) {
            case CR -> words.numbers().fraction(value);
            case COPPER -> words.say(Message.of("common.amount", money(value)));
            case XP -> words.say(Message.of("common.xp", value.longValue()));
            case DAYS -> words.say(Message.of("common.amount", new Span(value.intValue(), Span.Unit.DAYS)));
            case CHANCE -> words.say(Message.of("common.amount", new Message.Arg.Chance(value)));
            case IN_SIX -> words.say(inSix(value));
            case BONUS -> words.say(Message.of("dnd5e.signed", value));
            case DC, DAMAGE, COUNT -> words.say(Message.of("common.amount", value));
        };
    }

    /// What a step does to a figure of that unit: `+1`, `× 5`, `at least 100 gp`.
    public String say(Unit unit, Step step) {
        return switch (step) {
            case Step.Add add -> signed(unit, add.amount());
            case Step.Multiply multiply ->
                words.say(Message.of("common.step.times", words.numbers().fraction(multiply.amount())));
            case Step.Round round -> words.say(Message.of("common.step.round", say(unit, round.amount())));
            case Step.AtLeast least -> words.say(Message.of("common.step.at-least", say(unit, least.amount())));
        };
    }

    /// A chance that a six-sided die decides: `2-in-6`; in per cent when it is no whole number of faces.
    public static Message inSix(BigFraction chance) {
        BigFraction faces = chance.multiply(FACES);
        if (!faces.getDenominator().equals(BigInteger.ONE)) {
            return Message.of("common.amount", new Message.Arg.Chance(chance));
        }
        return switch (faces.intValue()) {
            case 0 -> Message.of("common.in-six.never");
            case FACES -> Message.of("common.in-six.always");
            default -> Message.of("common.in-six", faces);
        };
    }

    private String signed(Unit unit, BigFraction value) {
        Unit plain = switch (unit) {
            case IN_SIX -> Unit.CHANCE;
            case BONUS -> Unit.COUNT;
            case CR, COPPER, XP, DC, DAMAGE, DAYS, COUNT, CHANCE -> unit;
        };
        return (value.signum() < 0 ? Numbers.MINUS : "+") + say(plain, value.abs());
    }

    private static Money money(BigFraction copper) {
        return new Money(Rounding.HALF_UP.whole(copper).longValue());
    }
}
