package trapwright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;
import trapwright.words.Amounts;
import trapwright.words.Words;

/// What the rules say of a card, to be read by people.
///
/// @param words the language
record AssessText(Words words) {
    private static final String STEP = "    ";
    private static final int VALUE = 14;

    String of(String file, TrapCard card) {
        Assessment assessment = card.assess();
        List<String> lines = new ArrayList<>();
        lines.add(words.say(Message.of(
                assessment.finished() ? "cli.assess.head" : "cli.assess.head-open",
                words.written(card.face().texts().name()),
                file)));
        assessment.figures().forEach(figure -> add(lines, figure, "  "));
        assessment.findings().forEach(finding -> lines.add("  " + words.say(finding(finding))));
        return String.join("\n", lines) + "\n\n";
    }

    private void add(List<String> lines, Figure figure, String indent) {
        switch (figure) {
            case Figure.Amount amount -> {
                lines.add(indent + head(figure, new Amounts(words).say(amount.unit(), amount.value())));
                amount.steps().forEach(step -> lines.add(indent + STEP + step(amount, step)));
            }
            case Figure.Rating rating -> {
                lines.add(indent + head(figure, words.say(rating.rating())));
                rating.reasons().forEach(reason -> lines.add(indent + STEP + reason(reason)));
            }
            case Figure.Series series -> {
                lines.add(indent + words.say(figure.name()));
                series.entries().forEach(entry -> add(lines, entry, indent + "  "));
            }
        }
    }

    private String head(Figure figure, String value) {
        return words.say(Message.of("cli.assess.figure", figure.name(), value));
    }

    private String step(Figure.Amount figure, Step step) {
        String does = new Amounts(words).say(figure.unit(), step);
        return does + " ".repeat(Math.max(2, VALUE - does.length())) + reason(step.reason());
    }

    private String reason(Reason reason) {
        return reason.ruling()
                .map(ruling -> words.say(Message.of("cli.assess.ruled", reason.rule(), ruling)))
                .orElseGet(() -> words.say(reason.rule()));
    }

    /// A finding as one line: how grave it is, its code and what it says.
    static Message finding(Finding finding) {
        return Message.of(
                "cli.finding." + finding.level().name().toLowerCase(Locale.ROOT), finding.code(), finding.message());
    }
}
