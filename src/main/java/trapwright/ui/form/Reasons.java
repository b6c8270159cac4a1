package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Step;
import trapwright.rules.Unit;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Waterfall;

/// A figure's steps as the rows of a waterfall.
final class Reasons {
    private static final int COPPER_IN_GOLD = 100;
    private static final String ADDED = "ui.why.added";

    private final Phrases phrases;
    private final Figure.Amount figure;
    private final List<Waterfall.Row> rows = new ArrayList<>();
    private BigFraction value = BigFraction.ZERO;
    private boolean adding = true;

    private Reasons(Phrases phrases, Figure.Amount figure) {
        this.phrases = phrases;
        this.figure = figure;
    }

    /// One row a step, a subtotal where adding ends, and the figure itself.
    static List<Waterfall.Row> rows(Phrases phrases, Figure.Amount figure) {
        Reasons reasons = new Reasons(phrases, figure);
        figure.steps().forEach(reasons::step);
        reasons.rows.add(new Waterfall.Row(
                Waterfall.Kind.TOTAL,
                phrases.say(figure.name()),
                "",
                0,
                reasons.value.doubleValue(),
                said(phrases, figure),
                ""));
        return reasons.rows;
    }

    /// One row for each entry of a series.
    static List<Waterfall.Row> rows(Phrases phrases, Figure.Series series) {
        return series.entries().stream().map(entry -> row(phrases, entry)).toList();
    }

    private static Waterfall.Row row(Phrases phrases, Figure entry) {
        String name = phrases.say(entry.name());
        return switch (entry) {
            case Figure.Amount amount ->
                new Waterfall.Row(
                        Waterfall.Kind.STEP,
                        name,
                        "",
                        0,
                        amount.value().doubleValue(),
                        said(phrases, amount),
                        amount.steps().isEmpty()
                                ? ""
                                : amount.steps().getFirst().reason().field());
            case Figure.Rating rating ->
                new Waterfall.Row(Waterfall.Kind.PLAIN, name, "", 0, 0, phrases.say(rating.rating()), "");
            case Figure.Series ignored -> new Waterfall.Row(Waterfall.Kind.PLAIN, name, "", 0, 0, "", "");
        };
    }

    /// A figure's number in words.
    static String said(Phrases phrases, Figure.Amount figure) {
        return phrases.say("ui.why.whole", Effects.amount(figure.unit(), figure.value()));
    }

    private void step(Step step) {
        BigFraction before = value;
        value = step.after(before);
        switch (step) {
            case Step.Add add -> row(step, before, add.amount().signum() == 0 ? "0" : amount(ADDED, add.amount()));
            case Step.Multiply ignored -> {
                subtotal(before);
                row(step, before, amount("ui.why.whole", value));
            }
            case Step.Round ignored -> {
                subtotal(before);
                row(step, before, amount("ui.why.whole", value));
            }
            case Step.AtLeast ignored -> {
                subtotal(before);
                row(step, before, amount("ui.why.whole", value));
            }
        }
    }

    private void subtotal(BigFraction before) {
        if (adding && rows.size() > 1) {
            String name = phrases.say(figure.unit() == Unit.COPPER ? "ui.why.base" : "ui.why.sum");
            rows.add(new Waterfall.Row(
                    Waterfall.Kind.SUBTOTAL, name, "", 0, before.doubleValue(), amount("ui.why.whole", before), ""));
        }
        adding = false;
    }

    private void row(Step step, BigFraction before, String amount) {
        rows.add(new Waterfall.Row(
                adding ? Waterfall.Kind.STEP : Waterfall.Kind.PLAIN,
                phrases.say(step.reason().rule()),
                step.reason().ruling().map(this::ruling).orElse(""),
                before.doubleValue(),
                value.doubleValue(),
                amount,
                step.reason().field()));
    }

    private String ruling(Message reading) {
        return phrases.say("ui.why.ruling", reading);
    }

    private String amount(String key, BigFraction amount) {
        boolean wholeGold = figure.unit() == Unit.COPPER && amount.longValue() % COPPER_IN_GOLD == 0;
        return phrases.say(
                key,
                wholeGold
                        ? amount.divide(COPPER_IN_GOLD)
                        : key.equals(ADDED)
                                ? Effects.difference(figure.unit(), amount)
                                : figure.unit() == Unit.XP ? amount : Effects.amount(figure.unit(), amount));
    }
}
