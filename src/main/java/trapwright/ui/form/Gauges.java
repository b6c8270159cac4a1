package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.app.Trial;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Unit;
import trapwright.ui.frame.Dial;
import trapwright.ui.kit.Phrases;

/// Keeps the plate's dials on the figures of the open card.
public final class Gauges {
    private static final int DIALS = 3;
    private static final int COPPER_IN_GOLD = 100;

    private final Phrases phrases;
    private final ObservableValue<Assessment> assessment;
    private final Consumer<List<Dial>> plate;
    private List<Figure> shown = List.of();
    private List<Dial> dials = List.of();

    /// @param glance the option that is looked at
    /// @param plate shows other dials when the trap has other figures
    public Gauges(
            Phrases phrases,
            ObservableValue<Assessment> assessment,
            ObservableValue<Optional<Wires.Glance>> glance,
            Consumer<List<Dial>> plate) {
        this.phrases = phrases;
        this.assessment = assessment;
        this.plate = plate;
        assessment.addListener((value, was, is) -> edited());
        phrases.words().addListener((words, was, is) -> restate());
        glance.addListener((value, was, is) -> look(is));
        shown = figures();
        rebuild();
    }

    /// The first figures: ratings, then at most three numbers.
    private List<Figure> figures() {
        List<Figure> all = assessment.getValue().figures();
        long ratings = all.stream().takeWhile(Figure.Rating.class::isInstance).count();
        return all.stream()
                .limit(ratings + DIALS)
                .filter(figure -> switch (figure) {
                    case Figure.Amount ignored -> true;
                    case Figure.Rating ignored -> all.indexOf(figure) < ratings;
                    case Figure.Series ignored -> false;
                })
                .toList();
    }

    private void edited() {
        List<Figure> before = shown;
        shown = figures();
        if (!ids(before).equals(ids(shown))) {
            rebuild();
            return;
        }
        for (int i = 0; i < shown.size(); i++) {
            Dial dial = dials.get(i);
            boolean changed = !same(before.get(i), shown.get(i));
            state(dial, shown.get(i));
            dial.change().set(changed ? change(before.get(i), shown.get(i)) : still(shown.get(i)));
            dial.fresh().set(changed);
            dial.stirred().set(changed);
            if (changed) {
                dial.changes().set(dial.changes().get() + 1);
            }
        }
    }

    private void rebuild() {
        List<Dial> made = new ArrayList<>();
        for (Figure figure : shown) {
            made.add(new Dial(kind(figure)));
        }
        dials = List.copyOf(made);
        restate();
        plate.accept(dials);
    }

    private void restate() {
        for (int i = 0; i < shown.size(); i++) {
            state(dials.get(i), shown.get(i));
            dials.get(i).change().set(still(shown.get(i)));
            dials.get(i).fresh().set(false);
            dials.get(i).stirred().set(false);
        }
    }

    private void state(Dial dial, Figure figure) {
        String name = phrases.say(brief(figure.name()));
        switch (figure) {
            case Figure.Amount amount -> {
                boolean open =
                        amount.unit() == Unit.COPPER && !assessment.getValue().finished();
                dial.label().set(open ? phrases.say("ui.plate.open", name) : name);
                dial.value().set(bare(amount.unit(), amount.value()));
                dial.unit().set(unit(amount.unit(), amount.value()));
            }
            case Figure.Rating rating -> {
                dial.label().set(name);
                dial.value().set(phrases.say(rating.rating()));
            }
            case Figure.Series ignored -> dial.label().set(name);
        }
    }

    private static boolean same(Figure was, Figure is) {
        if (was instanceof Figure.Amount before && is instanceof Figure.Amount after) {
            return before.value().equals(after.value());
        }
        return was instanceof Figure.Rating rated
                && is instanceof Figure.Rating rating
                && rated.rating().equals(rating.rating());
    }

    private void look(Optional<Wires.Glance> glance) {
        for (int i = 0; i < shown.size(); i++) {
            Figure figure = shown.get(i);
            Dial dial = dials.get(i);
            dial.preview().set(glance.map(seen -> preview(seen, figure)).orElse(""));
            dial.stirred()
                    .set(glance.map(seen -> isMoved(seen, figure))
                            .orElse(dial.fresh().get()));
        }
    }

    private String preview(Wires.Glance glance, Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> preview(glance, amount);
            case Figure.Rating rating ->
                glance.trial()
                        .then()
                        .figure(rating.id())
                        .filter(then -> !same(rating, then))
                        .map(then -> phrases.say("ui.plate.then", ((Figure.Rating) then).rating()))
                        .orElseGet(() ->
                                still(glance.trial().then().figure(rating.id()).orElse(rating)));
            case Figure.Series ignored -> "";
        };
    }

    private String preview(Wires.Glance glance, Figure.Amount figure) {
        Optional<Trial.Change> change = change(glance, figure);
        if (change.isEmpty()) {
            return phrases.say("ui.plate.same");
        }
        String then =
                change.get().to().map(to -> full(figure.unit(), to)).orElseGet(() -> phrases.say("ui.plate.gone"));
        return figure.unit() == Unit.COPPER
                ? phrases.say("ui.plate.option", glance.name(), then)
                : phrases.say("ui.plate.then", then);
    }

    /// What stands below a figure that the last edit left alone: of a rating, its reason.
    private String still(Figure figure) {
        return figure instanceof Figure.Rating rating && !rating.reasons().isEmpty()
                ? phrases.say(brief(rating.reasons().getFirst().rule()))
                : phrases.say("ui.plate.same");
    }

    /// The short form of a message, where it has one.
    private Message brief(Message message) {
        String key = message.key() + ".short";
        return phrases.knows(key) ? new Message(key, message.args()) : message;
    }

    private String change(Figure was, Figure is) {
        return was instanceof Figure.Amount before && is instanceof Figure.Amount after
                ? phrases.say("ui.plate.change", bare(before.unit(), before.value()), bare(after.unit(), after.value()))
                : still(is);
    }

    private static boolean isMoved(Wires.Glance glance, Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> change(glance, amount).isPresent();
            case Figure.Rating rating ->
                glance.trial()
                        .then()
                        .figure(rating.id())
                        .filter(then -> !same(rating, then))
                        .isPresent();
            case Figure.Series ignored -> false;
        };
    }

    private static Optional<Trial.Change> change(Wires.Glance glance, Figure.Amount figure) {
        return glance.trial().change(figure.id()).filter(Trial.Change::isAny);
    }

    private String full(Unit unit, BigFraction value) {
        String small = unit(unit, value);
        return small.isEmpty() ? bare(unit, value) : bare(unit, value) + "\u00a0" + small;
    }

    private String bare(Unit unit, BigFraction value) {
        if (unit == Unit.CHANCE || unit == Unit.IN_SIX) {
            return phrases.say("ui.number.exact", Effects.amount(unit, value));
        }
        if (unit == Unit.BONUS) {
            return phrases.say("ui.number.signed", value);
        }
        if (unit != Unit.COPPER) {
            return phrases.say("ui.number.exact", value);
        }
        return isWholeGold(value)
                ? phrases.say("ui.number.exact", value.divide(COPPER_IN_GOLD))
                : phrases.say("ui.number.money", new Money(value.longValue()));
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

    private static List<String> ids(List<Figure> figures) {
        return figures.stream().map(Figure::id).toList();
    }

    private static Dial.Kind kind(Figure figure) {
        return switch (figure) {
            case Figure.Amount amount ->
                switch (amount.unit()) {
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
            case Figure.Rating ignored -> Dial.Kind.RATING;
            case Figure.Series ignored -> Dial.Kind.PLAIN;
        };
    }
}
