package trapwright.ui.odds;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Distribution;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;
import trapwright.ui.kit.Phrases;
import trapwright.words.Callings;

/// Chances, means and characters in words.
///
/// @param phrases the words of the window
/// @param system the id of the game whose words classes have; empty where it is no one game’s
record Said(Phrases phrases, String system) {
    private static final int TENTHS = 10;

    static Message.Arg percent(double chance) {
        return new Message.Arg.Chance(Distribution.simplest(Math.clamp(chance, 0, 1)));
    }

    String chance(double chance) {
        return phrases.say("odds.value", percent(chance));
    }

    String chance(Optional<Double> chance) {
        return chance.map(this::chance).orElseGet(() -> phrases.say("odds.none"));
    }

    String mean(double value) {
        BigDecimal tenths = BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP);
        return phrases.say("odds.value", BigFraction.of(tenths.unscaledValue().longValue(), TENTHS));
    }

    String line(Odds.Line line) {
        String value = line.unit() == Unit.CHANCE ? chance(line.value()) : mean(line.value());
        return phrases.say("odds.line", line.name(), value);
    }

    /// A character's name, else the class.
    String who(Adventurer adventurer) {
        return adventurer.name().isBlank() ? calling(adventurer) : adventurer.name();
    }

    /// Class and level.
    String rank(Adventurer adventurer, Party party) {
        int level = adventurer.number(Trait.LEVEL).orElse(party.usualLevel());
        return phrases.say("odds.member", calling(adventurer), level);
    }

    /// What the class is called; one that nobody knows as it was typed.
    String calling(Adventurer adventurer) {
        return Callings.name(adventurer.callingId(), system).map(phrases::say).orElse(adventurer.calling());
    }
}
