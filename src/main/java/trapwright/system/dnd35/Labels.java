package trapwright.system.dnd35;

import java.math.BigInteger;
import java.util.Locale;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg;
import trapwright.rules.Wording;

/// The names and numbers that stand in labels.
final class Labels {
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private Labels() {}

    /// The name of a poison.
    static Message poison(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Poisons.name(known.id());
            case Poison.Custom custom -> written(custom.name(), "dnd35.label.a-poison");
        };
    }

    /// The name of an alchemical item.
    static Message item(Alchemical item) {
        return switch (item) {
            case Alchemical.Known known -> AlchemyTable.name(known.id());
            case Alchemical.Custom custom -> written(custom.name(), "dnd35.label.an-item");
        };
    }

    /// The name of a spell, with what metamagic makes of it.
    static Message spell(SpellUse use) {
        if (use.spell().isEmpty()) {
            return written(use.name(), "dnd35.label.a-spell");
        }
        Message name = SpellList.name(use.spell());
        return use.name().isNone() ? name : Message.of("dnd35.label.changed-spell", name, use.name());
    }

    /// The name of a part of a compound: its own, else its effect's, else its number.
    ///
    /// @param index which part, from 0
    static Message part(Dnd35Trap.Part part, int index) {
        if (!part.name().isNone()) {
            return Message.of("dnd35.label.written", part.name());
        }
        return Dcs.firstEffect(part.design()).map(Labels::spell).orElse(Message.of("dnd35.label.part", index + 1));
    }

    /// A CR or a level, with a stroke when it is a fraction.
    static Arg cr(BigFraction cr) {
        return cr.getDenominator().equals(BigInteger.ONE)
                ? new Arg.Whole(whole(cr))
                : new Arg.Verbatim(cr.getNumerator() + "/" + cr.getDenominator());
    }

    /// Copper pieces as money; more than can be counted becomes the most that can.
    static Money money(BigFraction copper) {
        return new Money(whole(copper));
    }

    /// A whole number; one too large becomes the largest.
    static long whole(BigFraction value) {
        BigInteger number =
                value.bigDecimalValue(0, java.math.RoundingMode.HALF_UP).toBigInteger();
        return number.min(MOST).max(MOST.negate()).longValue();
    }

    /// The part of a key that names a constant: `TOUCH_ATTACHED` is `touch-attached`.
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Message written(Wording wording, String otherwise) {
        return wording.isNone() ? Message.of(otherwise) : Message.of("dnd35.label.written", wording);
    }

    static Message asTyped(String text) {
        return Message.of("dnd35.label.written", text);
    }
}
