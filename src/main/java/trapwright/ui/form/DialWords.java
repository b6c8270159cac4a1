package trapwright.ui.form;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Unit;
import trapwright.ui.frame.Dial;
import trapwright.ui.kit.Phrases;

/// A figure as a dial shows it. A series is shown by its numbers, one beside the other; many of them by the least and
/// the
/// most.
///
/// @param phrases the texts
record DialWords(Phrases phrases) {
    private static final int COPPER_IN_GOLD = 100;
    private static final int BESIDE = 3;

    /// The figure's name.
    ///
    /// @param finished whether the trap is finished; the CR and the price of another one are not final
    String label(Figure figure, boolean finished) {
        String name = phrases.say(brief(figure.name()));
        boolean open = !finished
                && figure instanceof Figure.Amount amount
                && (amount.unit() == Unit.COPPER || amount.unit() == Unit.CR);
        return open ? phrases.say("ui.plate.open", name) : name;
    }

    /// The figure, large.
    String value(Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> bare(amount.unit(), amount.value());
            case Figure.Rating rating -> phrases.say(rating.rating());
            case Figure.Series series -> beside(series);
        };
    }

    /// What it counts; empty for what needs no word.
    String unit(Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> unit(amount.unit(), amount.value());
            case Figure.Rating ignored -> "";
            case Figure.Series ignored -> "";
        };
    }

    /// What stands below a figure that nothing changes: of a rating its reason, of a number the word beside it.
    String still(Figure figure) {
        return switch (figure) {
            case Figure.Rating rating
            when !rating.reasons().isEmpty() ->
                phrases.say(brief(rating.reasons().getFirst().rule()));
            case Figure.Amount amount -> amount.aside().map(phrases::say).orElseGet(() -> phrases.say("ui.plate.same"));
            case Figure.Rating ignored -> phrases.say("ui.plate.same");
            case Figure.Series ignored -> phrases.say("ui.plate.same");
        };
    }

    /// What an edit did to a figure.
    String change(Figure was, Figure is) {
        return is instanceof Figure.Rating ? still(is) : phrases.say("ui.plate.change", value(was), value(is));
    }

    /// What the option that is looked at would make of a figure.
    ///
    /// @param option what the option is called
    /// @param then the figure after it; empty when it would no longer apply
    String then(String option, Figure figure, Optional<Figure> then) {
        if (then.filter(after -> same(figure, after)).isPresent()) {
            return still(then.get());
        }
        String said = then.map(this::full).orElseGet(() -> phrases.say("ui.plate.gone"));
        return figure instanceof Figure.Amount amount && amount.unit() == Unit.COPPER
                ? phrases.say("ui.plate.option", option, said)
                : phrases.say("ui.plate.then", said);
    }

    /// Whether two figures show the same.
    static boolean same(Figure was, Figure is) {
        return switch (was) {
            case Figure.Amount amount ->
                is instanceof Figure.Amount after && amount.value().equals(after.value());
            case Figure.Rating rating ->
                is instanceof Figure.Rating after && rating.rating().equals(after.rating());
            case Figure.Series series ->
                is instanceof Figure.Series after
                        && series.entries().size() == after.entries().size()
                        && IntStream.range(0, series.entries().size())
                                .allMatch(i -> same(
                                        series.entries().get(i), after.entries().get(i)));
        };
    }

    /// What kind of dial shows a figure.
    static Dial.Kind kind(Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> kind(amount);
            case Figure.Rating ignored -> Dial.Kind.RATING;
            case Figure.Series series ->
                series.entries().stream()
                        .filter(Figure.Amount.class::isInstance)
                        .map(Figure.Amount.class::cast)
                        .findFirst()
                        .map(DialWords::kind)
                        .orElse(Dial.Kind.PLAIN);
        };
    }

    private static Dial.Kind kind(Figure.Amount amount) {
        return switch (amount.unit()) {
            case CR -> Dial.Kind.CR;
            case COPPER, XP -> Dial.Kind.MONEY;
            case DC ->
                switch (amount.id()) {
                    case "craftDc" -> Dial.Kind.CRAFT;
                    case "saveDc" -> Dial.Kind.SAVE;
                    default -> Dial.Kind.PLAIN;
                };
            case DAMAGE -> Dial.Kind.DAMAGE;
            case BONUS -> Dial.Kind.ATTACK;
            case IN_SIX -> amount.id().equals("searchChance") ? Dial.Kind.FOUND : Dial.Kind.SPRINGS;
            case CHANCE -> amount.id().equals("searchChance") ? Dial.Kind.FOUND : Dial.Kind.KILLS;
            case DAYS, COUNT -> Dial.Kind.PLAIN;
        };
    }

    private String beside(Figure.Series series) {
        if (series.entries().size() <= BESIDE) {
            return series.entries().stream().map(this::value).collect(Collectors.joining("\u00a0/\u00a0"));
        }
        List<BigFraction> values = series.entries().stream()
                .filter(Figure.Amount.class::isInstance)
                .map(entry -> ((Figure.Amount) entry).value())
                .sorted()
                .toList();
        return phrases.say("ui.plate.range", values.getFirst(), values.getLast());
    }

    /// The short form of a message, where it has one.
    private Message brief(Message message) {
        String key = message.key() + ".short";
        return phrases.knows(key) ? new Message(key, message.args()) : message;
    }

    private String full(Figure figure) {
        String small = unit(figure);
        return small.isEmpty() ? value(figure) : value(figure) + "\u00a0" + small;
    }

    private String bare(Unit unit, BigFraction value) {
        return switch (unit) {
            case CHANCE, IN_SIX -> phrases.say("ui.number.exact", Effects.amount(unit, value));
            case BONUS -> phrases.say("ui.number.signed", value);
            case COPPER ->
                isWholeGold(value)
                        ? phrases.say("ui.number.exact", value.divide(COPPER_IN_GOLD))
                        : phrases.say("ui.number.money", new Money(value.longValue()));
            case CR, XP, DC, DAMAGE, DAYS, COUNT -> phrases.say("ui.number.exact", value);
        };
    }

    private String unit(Unit unit, BigFraction value) {
        return switch (unit) {
            case COPPER -> isWholeGold(value) ? phrases.say("ui.unit.gold") : "";
            case XP -> phrases.say("ui.unit.xp");
            case CR, DC, DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> "";
        };
    }

    private static boolean isWholeGold(BigFraction value) {
        return value.longValue() % COPPER_IN_GOLD == 0;
    }
}
