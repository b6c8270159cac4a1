package trapwright.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.measure.Weight;

/// A sentence without a language: a key that `words` knows, and what goes into its places.
///
/// @param key named by meaning and system, such as `dnd35.cr.search-dc`
/// @param args what fills the places `{0}`, `{1}` …
public record Message(String key, List<Arg> args) {
    /// Copies the arguments.
    public Message {
        args = List.copyOf(args);
    }

    /// A message whose arguments are given as plain values.
    ///
    /// @param args numbers, fractions, money, measures, times, dice, wordings, texts, messages or lists of messages
    /// @throws IllegalArgumentException for any other kind of value
    public static Message of(String key, Object... args) {
        Arg[] wrapped = new Arg[args.length];
        for (int i = 0; i < args.length; i++) {
            wrapped[i] = Arg.of(args[i]);
        }
        return new Message(key, List.of(wrapped));
    }

    /// Messages joined two by two, so that any number of them nests only a little; nothing when there are none.
    ///
    /// @param key what stands between two
    public static Optional<Message> joined(String key, List<Message> messages) {
        List<Message> left = messages;
        while (left.size() > 1) {
            List<Message> pairs = new ArrayList<>();
            for (int i = 0; i < left.size(); i += 2) {
                pairs.add(i + 1 < left.size() ? Message.of(key, left.get(i), left.get(i + 1)) : left.get(i));
            }
            left = pairs;
        }
        return left.stream().findFirst();
    }

    /// What may fill a place.
    public sealed interface Arg {
        /// Wraps a plain value.
        static Arg of(Object value) {
            return switch (value) {
                case Arg arg -> arg;
                case Integer number -> new Whole(number);
                case Long number -> new Whole(number);
                case BigFraction fraction -> new Exact(fraction);
                case Money money -> new Coins(money);
                case Length length -> new Distance(length);
                case Weight weight -> new Mass(weight);
                case Span span -> new Time(span);
                case Dice dice -> new Thrown(dice);
                case Wording wording -> new Written(wording);
                case String text -> new Verbatim(text);
                case Message message -> new Said(message);
                case List<?> list ->
                    new Listed(list.stream().map(Message.class::cast).toList());
                default -> throw new IllegalArgumentException("no message argument: " + value.getClass());
            };
        }

        /// A whole number; decides between singular and plural when it comes first.
        record Whole(long value) implements Arg {}

        /// An exact fraction, shown as decimals where they end, else as a fraction.
        record Exact(BigFraction value) implements Arg {}

        /// A chance from 0 to 1, shown in per cent.
        record Chance(BigFraction value) implements Arg {}

        /// Money.
        record Coins(Money value) implements Arg {}

        /// A length, shown in the reader's units.
        record Distance(Length value) implements Arg {}

        /// A weight, shown in the reader's units.
        record Mass(Weight value) implements Arg {}

        /// A stretch of time.
        record Time(Span value) implements Arg {}

        /// Dice as typed.
        record Thrown(Dice value) implements Arg {}

        /// A text of the game master's own.
        record Written(Wording value) implements Arg {}

        /// A text that is the same in every language.
        record Verbatim(String value) implements Arg {}

        /// Another message.
        record Said(Message value) implements Arg {}

        /// Several messages, joined with commas.
        record Listed(List<Message> value) implements Arg {
            /// Copies the list.
            public Listed {
                value = List.copyOf(value);
            }
        }
    }
}
