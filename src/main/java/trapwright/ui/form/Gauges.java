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
    private List<Figure.Amount> shown = List.of();
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

    private List<Figure.Amount> figures() {
        return assessment.getValue().figures().stream()
                .limit(DIALS)
                .filter(Figure.Amount.class::isInstance)
                .map(Figure.Amount.class::cast)
                .toList();
    }

    private void edited() {
        List<Figure.Amount> before = shown;
        shown = figures();
        if (!ids(before).equals(ids(shown))) {
            rebuild();
            return;
        }
        for (int i = 0; i < shown.size(); i++) {
            Dial dial = dials.get(i);
            BigFraction was = before.get(i).value();
            BigFraction is = shown.get(i).value();
            boolean changed = !was.equals(is);
            state(dial, shown.get(i));
            dial.change().set(changed ? change(shown.get(i), was) : phrases.say("ui.plate.same"));
            dial.fresh().set(changed);
            if (changed) {
                dial.changes().set(dial.changes().get() + 1);
            }
        }
    }

    private void rebuild() {
        List<Dial> made = new ArrayList<>();
        for (Figure.Amount figure : shown) {
            made.add(new Dial(kind(figure)));
        }
        dials = List.copyOf(made);
        restate();
        plate.accept(dials);
    }

    private void restate() {
        for (int i = 0; i < shown.size(); i++) {
            state(dials.get(i), shown.get(i));
            dials.get(i).change().set(phrases.say("ui.plate.same"));
            dials.get(i).fresh().set(false);
        }
    }

    private void state(Dial dial, Figure.Amount figure) {
        boolean open = figure.unit() == Unit.COPPER && !assessment.getValue().finished();
        String name = phrases.say(figure.name());
        dial.label().set(open ? phrases.say("ui.plate.open", name) : name);
        dial.value().set(bare(figure.unit(), figure.value()));
        dial.unit().set(unit(figure.unit(), figure.value()));
    }

    private void look(Optional<Wires.Glance> glance) {
        for (int i = 0; i < shown.size(); i++) {
            Figure.Amount figure = shown.get(i);
            dials.get(i).preview().set(glance.map(seen -> preview(seen, figure)).orElse(""));
        }
    }

    private String preview(Wires.Glance glance, Figure.Amount figure) {
        Optional<Trial.Change> change = glance.trial().change(figure.id()).filter(Trial.Change::isAny);
        if (change.isEmpty()) {
            return phrases.say("ui.plate.same");
        }
        String then =
                change.get().to().map(to -> full(figure.unit(), to)).orElseGet(() -> phrases.say("ui.plate.gone"));
        return figure.unit() == Unit.COPPER
                ? phrases.say("ui.plate.option", glance.name(), then)
                : phrases.say("ui.plate.then", then);
    }

    private String change(Figure.Amount figure, BigFraction was) {
        return phrases.say("ui.plate.change", bare(figure.unit(), was), bare(figure.unit(), figure.value()));
    }

    private String full(Unit unit, BigFraction value) {
        String small = unit(unit, value);
        return small.isEmpty() ? bare(unit, value) : bare(unit, value) + "\u00a0" + small;
    }

    private String bare(Unit unit, BigFraction value) {
        if (unit == Unit.CHANCE || unit == Unit.IN_SIX) {
            return phrases.say("ui.number.exact", Effects.amount(unit, value));
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
            case CR, DC, DAMAGE, DAYS, COUNT, CHANCE, IN_SIX -> "";
        };
    }

    private static boolean isWholeGold(BigFraction value) {
        return value.longValue() % COPPER_IN_GOLD == 0;
    }

    private static List<String> ids(List<Figure.Amount> figures) {
        return figures.stream().map(Figure.Amount::id).toList();
    }

    private static Dial.Kind kind(Figure.Amount figure) {
        return switch (figure.unit()) {
            case CR -> Dial.Kind.CR;
            case COPPER, XP -> Dial.Kind.MONEY;
            case DC -> figure.id().equals("craftDc") ? Dial.Kind.CRAFT : Dial.Kind.PLAIN;
            case IN_SIX -> figure.id().equals("searchChance") ? Dial.Kind.FOUND : Dial.Kind.SPRINGS;
            case CHANCE -> figure.id().equals("searchChance") ? Dial.Kind.FOUND : Dial.Kind.KILLS;
            case DAMAGE, DAYS, COUNT -> Dial.Kind.PLAIN;
        };
    }
}
