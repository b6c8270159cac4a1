package trapwright.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;

/// The figures that a book prints beside those that the rules give. Neither changes the other.
final class Comparison {
    private final List<Message> printed = new ArrayList<>();
    private final List<Message> worked = new ArrayList<>();

    private Comparison() {}

    /// What is printed otherwise than the rules have it; nothing when all agrees.
    static Optional<Message> of(Printed book, Assessment assessment) {
        Comparison comparison = new Comparison();
        comparison.put(
                book.cr().map(BigFraction::of), value(assessment, "cr"), cr -> Message.of("card.printed.cr", cr));
        comparison.put(
                book.price(),
                value(assessment, "priceGp")
                        .or(() -> value(assessment, "costGp"))
                        .or(() -> value(assessment, "hiredGp"))
                        .map(copper -> new Money(copper.longValue())),
                price -> Message.of("common.amount", price));
        comparison.put(
                book.xp(), value(assessment, "costXp").map(BigFraction::intValue), xp -> Message.of("common.xp", xp));
        return comparison.said(book);
    }

    private <T> void put(Optional<T> book, Optional<T> rules, Function<T, Message> say) {
        if (book.isPresent() && rules.isPresent() && !book.equals(rules)) {
            printed.add(say.apply(book.get()));
            worked.add(say.apply(rules.get()));
        }
    }

    private Optional<Message> said(Printed book) {
        if (printed.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                book.note().isNone()
                        ? Message.of("card.finding.CARD-03", printed, worked)
                        : Message.of("card.finding.CARD-03.noted", printed, worked, book.note()));
    }

    private static Optional<BigFraction> value(Assessment assessment, String id) {
        return assessment.amount(id).map(Figure.Amount::value);
    }
}
