package trapwright.words;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg;
import trapwright.rules.Wording;

/// Says messages in one language and one system of units.
///
/// A place is `{0}`; `{0,signed}` shows a sign, `{0,lower}` and `{0,upper}` change the first letter.
/// Where a key has the forms `key.one` and `key.other`, a whole number in the first place chooses; dice are several.
///
/// @param language the language
/// @param units the units of lengths and weights
public record Words(Language language, Units units) {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:,(signed|lower|upper))?}");

    /// Words in a language with its usual units.
    public static Words in(Language language) {
        return new Words(language, language.usualUnits());
    }

    /// The message as a text; the bare key when no word file has it. A full stop after "10 ft." is not doubled.
    public String say(Message message) {
        String text = text(message);
        Matcher places = PLACE.matcher(text);
        StringBuilder said = new StringBuilder();
        while (places.find()) {
            int place = Integer.parseInt(places.group(1));
            String filled =
                    place < message.args().size() ? styled(message.args().get(place), places.group(2)) : places.group();
            boolean stops = text.startsWith(".", places.end()) && filled.endsWith(".") && !filled.endsWith("..");
            places.appendReplacement(said, Matcher.quoteReplacement(stops ? withoutLast(filled) : filled));
        }
        return places.appendTail(said).toString();
    }

    /// A message without arguments.
    public String say(String key) {
        return say(Message.of(key));
    }

    /// Several messages, one after the other with a blank between.
    public String say(List<Message> messages) {
        return messages.stream().map(this::say).collect(Collectors.joining(" "));
    }

    /// The game master's text in this language, or in the other when this one is missing.
    public String written(Wording wording) {
        String own = own(wording, language);
        return own.isBlank() ? own(wording, language.other()) : own;
    }

    /// Whether [#written] has to take the other language's text.
    public boolean borrows(Wording wording) {
        return own(wording, language).isBlank()
                && !own(wording, language.other()).isBlank();
    }

    /// Numbers as this language writes them.
    public Numbers numbers() {
        return new Numbers(language);
    }

    private static String own(Wording wording, Language language) {
        return switch (language) {
            case EN -> wording.en();
            case FR -> wording.fr();
        };
    }

    private String text(Message message) {
        Lexicon lexicon = Lexicon.of(language);
        if (!message.args().isEmpty() && message.args().getFirst() instanceof Arg.Whole(long value)) {
            String form = singular(value) ? ".one" : ".other";
            var counted = lexicon.text(message.key() + form);
            if (counted.isPresent()) {
                return counted.get();
            }
        }
        return lexicon.text(message.key())
                .or(() -> lexicon.text(message.key() + ".other"))
                .orElse(message.key());
    }

    private boolean singular(long value) {
        return switch (language) {
            case EN -> value == 1;
            case FR -> value == 0 || value == 1;
        };
    }

    private String styled(Arg arg, @org.jspecify.annotations.Nullable String style) {
        return switch (style) {
            case null -> plain(arg);
            case "signed" -> signed(arg);
            case "lower" -> firstLetter(plain(arg), false);
            default -> firstLetter(plain(arg), true);
        };
    }

    private String signed(Arg arg) {
        return switch (arg) {
            case Arg.Whole(long value) -> sign(value >= 0) + numbers().whole(Math.abs(value));
            case Arg.Exact(var value) -> sign(value.signum() >= 0) + numbers().exact(value.abs());
            case Arg.Chance(var value) -> sign(value.signum() >= 0) + numbers().chance(value.abs());
            case Arg.Coins(var value) ->
                sign(value.copper() >= 0) + numbers().money(new trapwright.measure.Money(Math.abs(value.copper())));
            case Arg.Distance ignored -> plain(arg);
            case Arg.Mass ignored -> plain(arg);
            case Arg.Time ignored -> plain(arg);
            case Arg.Thrown ignored -> plain(arg);
            case Arg.Written ignored -> plain(arg);
            case Arg.Verbatim ignored -> plain(arg);
            case Arg.Said ignored -> plain(arg);
            case Arg.Listed ignored -> plain(arg);
        };
    }

    private static String sign(boolean positive) {
        return positive ? "+" : Numbers.MINUS;
    }

    private String plain(Arg arg) {
        return switch (arg) {
            case Arg.Whole(long value) -> numbers().whole(value);
            case Arg.Exact(var value) -> numbers().exact(value);
            case Arg.Chance(var value) -> numbers().chance(value);
            case Arg.Coins(var value) -> numbers().money(value);
            case Arg.Distance(Length value) -> length(value);
            case Arg.Mass(Weight value) -> weight(value);
            case Arg.Time(Span value) -> span(value);
            case Arg.Thrown(Dice value) -> value.text();
            case Arg.Written(Wording value) -> written(value);
            case Arg.Verbatim(String value) -> value;
            case Arg.Said(Message value) -> say(value);
            case Arg.Listed(List<Message> value) ->
                value.stream().map(this::say).collect(Collectors.joining(", "));
        };
    }

    private String length(Length length) {
        Length shown = length.in(units.length());
        String amount = numbers().decimal(shown.amount());
        return switch (units) {
            case IMPERIAL -> say(Message.of("common.feet", amount));
            case METRIC -> say(Message.of("common.metres", amount));
        };
    }

    private String weight(Weight weight) {
        String amount = numbers().decimal(weight.in(units.weight()).amount());
        return switch (units) {
            case IMPERIAL -> say(Message.of("common.pounds", amount));
            case METRIC -> say(Message.of("common.kilograms", amount));
        };
    }

    private String span(Span span) {
        return say(Message.of("common.span." + span.unit().name().toLowerCase(Locale.ROOT), span.amount()));
    }

    private static String withoutLast(String text) {
        return text.substring(0, text.length() - 1);
    }

    private String firstLetter(String text, boolean upper) {
        if (text.isEmpty()) {
            return text;
        }
        int end = text.offsetByCodePoints(0, 1);
        String first = text.substring(0, end);
        return (upper ? first.toUpperCase(language.locale()) : first.toLowerCase(language.locale()))
                + text.substring(end);
    }
}
