package trapwright.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.card.TrapCard;
import trapwright.dice.Distribution;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Profile.Known;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;
import trapwright.words.Callings;
import trapwright.words.Words;

/// The odds of a party against a card, to be read by people.
///
/// @param words the language
record OddsText(Words words) {
    private static final int TENTHS = 10;

    String of(String file, TrapCard card, Party party, Odds odds) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(
                Message.of("cli.assess.head", words.written(card.face().texts().name()), file)));
        for (int i = 0; i < odds.characters().size(); i++) {
            add(
                    lines,
                    card.system(),
                    party.characters().get(i),
                    odds.characters().get(i));
        }
        together(lines, odds.party());
        odds.notes().forEach(note -> lines.add("  " + words.say(Message.of("odds.note", note))));
        return String.join("\n", lines) + "\n\n";
    }

    private void add(List<String> lines, String system, Adventurer adventurer, Odds.Against against) {
        lines.add("  "
                + words.say(
                        Message.of("odds.who", who(adventurer, system), known(against, known -> !known.assumed()))));
        if (against.known().stream().anyMatch(Known::assumed)) {
            lines.add("    " + words.say(Message.of("odds.assumed", known(against, Known::assumed))));
        }
        chance(lines, "odds.active", against.notice().active());
        chance(lines, "odds.take20", against.notice().take20());
        chance(lines, "odds.passive", against.notice().passive());
        against.disarm().ifPresent(disarm -> {
            chance(lines, "odds.disarmed", Optional.of(disarm.success()));
            chance(lines, "odds.retry", Optional.of(disarm.retry()).filter(retry -> retry > 0));
            chance(lines, "odds.sprung", Optional.of(disarm.sprung()));
            disarm.settled()
                    .ifPresent(settled -> line(
                            lines,
                            Message.of("odds.settled"),
                            words.say(Message.of(
                                    "odds.settled.ends", percent(settled.success()), percent(settled.sprung())))));
        });
        chance(lines, "odds.hit", against.strike().hit());
        chance(lines, "odds.save", against.strike().save());
        Odds.Toll toll = against.toll();
        line(lines, Message.of("odds.mean"), decimal(toll.damage().mean()));
        line(lines, Message.of("odds.drop", toll.dropsAt()), chance(toll.drop()));
        line(lines, Message.of("odds.die", toll.diesAt()), chance(toll.die()));
        against.apart()
                .forEach(apart -> line(
                        lines,
                        apart.name(),
                        apart.unit() == Unit.CHANCE ? chance(apart.value()) : decimal(apart.value())));
    }

    private void together(List<String> lines, Odds.Together together) {
        lines.add("  " + words.say("odds.together"));
        chance(lines, "odds.any.active", together.notice().active());
        chance(lines, "odds.any.take20", together.notice().take20());
        chance(lines, "odds.any.passive", together.notice().passive());
        chance(lines, "odds.springs", together.springs());
        chance(lines, "odds.any.drop", Optional.of(together.drop()));
        line(lines, Message.of("odds.any.mean"), decimal(together.expectedDamage()));
    }

    private String who(Adventurer adventurer, String system) {
        if (adventurer.calling().isBlank()) {
            return adventurer.name();
        }
        String calling = Callings.name(Callings.id(adventurer.calling()), system)
                .map(words::say)
                .orElse(adventurer.calling());
        return words.say(Message.of("odds.who.class", adventurer.name(), calling));
    }

    private List<Message> known(Odds.Against against, Predicate<Known> wanted) {
        return against.known().stream()
                .filter(wanted)
                .map(known -> Message.of("party.trait." + known.trait().id() + ".is", known.value()))
                .toList();
    }

    private void chance(List<String> lines, String key, Optional<Double> chance) {
        chance.ifPresent(value -> line(lines, Message.of(key), chance(value)));
    }

    private void line(List<String> lines, Message name, String value) {
        lines.add("    " + words.say(Message.of("odds.line", name, value)));
    }

    private String chance(double chance) {
        return words.say(Message.of("odds.value", percent(chance)));
    }

    private static Message.Arg percent(double chance) {
        return new Message.Arg.Chance(Distribution.simplest(chance));
    }

    private String decimal(double value) {
        BigDecimal tenths = BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP);
        return words.say(
                Message.of("odds.value", BigFraction.of(tenths.unscaledValue().longValue(), TENTHS)));
    }
}
