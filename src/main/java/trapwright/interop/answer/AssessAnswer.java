package trapwright.interop.answer;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Reason;
import trapwright.rules.Step;
import trapwright.rules.Unit;
import trapwright.words.Words;

/// What the rules say of a card, as `assess --json` gives it.
///
/// Figures stand under their stable ids; money is in gold pieces with two decimals, a chance is a number from 0 to 1.
///
/// @param words the language of texts
public record AssessAnswer(Words words) {
    /// The answer for one card.
    ///
    /// @param file the file it is in, as the game master named it
    public Map<String, Object> of(String file, TrapCard card) {
        Assessment assessment = card.assess();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("file", file);
        answer.put("name", words.written(card.face().texts().name()));
        answer.put("system", card.system());
        answer.put("final", assessment.finished());
        Map<String, Object> figures = new LinkedHashMap<>();
        Map<String, Object> steps = new LinkedHashMap<>();
        for (Figure figure : assessment.figures()) {
            figures.put(figure.id(), value(figure));
            put(steps, figure);
            if (figure instanceof Figure.Amount amount && amount.unit() == Unit.CR) {
                figures.put(figure.id() + "Text", words.numbers().fraction(amount.value()));
            }
        }
        answer.put("figures", figures);
        answer.put("steps", steps);
        answer.put("findings", assessment.findings().stream().map(this::finding).toList());
        return answer;
    }

    private static Object value(Figure figure) {
        return switch (figure) {
            case Figure.Amount amount -> Plain.number(amount.unit(), amount.value());
            case Figure.Rating rating -> lastPart(rating.rating().key());
            case Figure.Series series -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                series.entries().forEach(entry -> entries.put(entry.id(), value(entry)));
                yield entries;
            }
        };
    }

    private void put(Map<String, Object> steps, Figure figure) {
        switch (figure) {
            case Figure.Amount amount ->
                steps.put(
                        withoutUnit(amount.id()),
                        amount.steps().stream()
                                .map(step -> step(amount.unit(), step))
                                .toList());
            case Figure.Rating rating ->
                steps.put(
                        rating.id(), rating.reasons().stream().map(this::reason).toList());
            case Figure.Series series -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                series.entries().forEach(entry -> put(entries, entry));
                steps.put(series.id(), entries);
            }
        }
    }

    private Map<String, Object> step(Unit unit, Step step) {
        Map<String, Object> answer = reason(step.reason());
        answer.put("op", op(step));
        answer.put("amount", amount(unit, step));
        return answer;
    }

    private Map<String, Object> reason(Reason reason) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("rule", reason.rule().key());
        answer.put("text", words.say(reason.rule()));
        reason.ruling().ifPresent(ruling -> answer.put("ruling", words.say(ruling)));
        return answer;
    }

    private Map<String, Object> finding(Finding finding) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("level", finding.level().name().toLowerCase(Locale.ROOT));
        answer.put("code", finding.code());
        answer.put("text", words.say(finding.message()));
        answer.put("field", finding.field());
        return answer;
    }

    private static String op(Step step) {
        return switch (step) {
            case Step.Add ignored -> "add";
            case Step.Multiply ignored -> "multiply";
            case Step.Round ignored -> "round";
            case Step.AtLeast ignored -> "atLeast";
        };
    }

    private static BigDecimal amount(Unit unit, Step step) {
        return switch (step) {
            case Step.Add add -> Plain.number(unit, add.amount());
            case Step.Multiply multiply -> Plain.number(Unit.COUNT, multiply.amount());
            case Step.Round round -> Plain.number(unit, round.amount());
            case Step.AtLeast least -> Plain.number(unit, least.amount());
        };
    }

    /// Steps stand under their figure's id without the unit: those of `priceGp` under `price`.
    private static String withoutUnit(String id) {
        return id.endsWith("Gp") ? id.substring(0, id.length() - 2) : id;
    }

    private static String lastPart(String key) {
        return key.substring(key.lastIndexOf('.') + 1);
    }
}
