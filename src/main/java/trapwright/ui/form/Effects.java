package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.app.Trial;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Unit;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.Phrases;
import trapwright.words.Amounts;

/// What a choice would do to the whole trap, as chips and as a spoken sentence.
public final class Effects {
    private Effects() {}

    /// One chip for each figure of the plate that would change; "no change" when none would.
    public static List<Chip.Text> chips(Phrases phrases, Trial trial) {
        List<Chip.Text> chips = new ArrayList<>();
        boolean other =
                trial.changes().stream().anyMatch(change -> change.from().isEmpty());
        for (Trial.Change change : trial.changes()) {
            if ((!other || change.to().isPresent()) && !isNothing(change)) {
                chips.add(chip(phrases, change));
            }
        }
        trial.verdict()
                .map(rating -> phrases.say(rating.reasons().getFirst().rule()))
                .ifPresent(verdict -> chips.add(new Chip.Text(Chip.Kind.PLAIN, verdict, verdict)));
        if (chips.isEmpty()) {
            String none = phrases.say("ui.effect.none");
            chips.add(new Chip.Text(Chip.Kind.PLAIN, none, none));
        }
        return chips;
    }

    /// Whether a sum comes up that is still nothing, which is no price.
    private static boolean isNothing(Trial.Change change) {
        boolean sum = switch (change.unit()) {
            case COPPER, XP -> true;
            case CR, DC, DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> false;
        };
        return sum
                && change.from().isEmpty()
                && change.to().filter(value -> value.signum() == 0).isPresent();
    }

    /// The same in one sentence.
    public static String spoken(List<Chip.Text> chips) {
        return String.join(", ", chips.stream().map(Chip.Text::spoken).toList());
    }

    /// The kind of chip for a unit.
    public static Chip.Kind kind(Unit unit) {
        return switch (unit) {
            case CR -> Chip.Kind.CR;
            case COPPER, XP -> Chip.Kind.MONEY;
            case DC -> Chip.Kind.CRAFT;
            case DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> Chip.Kind.PLAIN;
        };
    }

    private static Chip.Text chip(Phrases phrases, Trial.Change change) {
        String text = change.to().isEmpty() || change.from().isEmpty()
                ? appearing(phrases, change)
                : phrases.say(key(change.unit(), ""), change.name(), by(change));
        String spoken = phrases.say(key(change.unit(), ".spoken"), change.name(), by(change));
        return new Chip.Text(kind(change.unit()), text, spoken);
    }

    private static Object by(Trial.Change change) {
        return difference(change.unit(), change.by());
    }

    private static String appearing(Phrases phrases, Trial.Change change) {
        return change.to()
                .map(value -> phrases.say("ui.effect.comes", change.name(), whole(change.unit(), value)))
                .orElseGet(() -> phrases.say("ui.effect.goes", change.name()));
    }

    private static Object whole(Unit unit, BigFraction value) {
        return unit == Unit.BONUS ? Message.of("ui.number.signed", value) : amount(unit, value);
    }

    private static String key(Unit unit, String end) {
        return switch (unit) {
            case CR -> "ui.effect.cr" + end;
            case COPPER -> "ui.effect.money" + end;
            case XP -> "ui.effect.xp" + end;
            case DC, DAMAGE, DAYS, COUNT, BONUS, CHANCE, IN_SIX -> "ui.effect.other" + end;
        };
    }

    /// What is added to a figure's number as something a message can write a sign before.
    static Object difference(Unit unit, BigFraction value) {
        return switch (unit) {
            case XP -> value;
            case IN_SIX -> new Message.Arg.Chance(value);
            case COPPER, CHANCE, CR, DC, DAMAGE, DAYS, COUNT, BONUS -> amount(unit, value);
        };
    }

    /// A figure's number as something a message can hold.
    public static Object amount(Unit unit, BigFraction value) {
        return switch (unit) {
            case COPPER -> new Money(value.longValue());
            case XP -> Message.of("common.xp", value.longValue());
            case CHANCE -> new Message.Arg.Chance(value);
            case IN_SIX -> Amounts.inSix(value);
            case CR, DC, DAMAGE, DAYS, COUNT, BONUS -> value;
        };
    }
}
