package trapwright.system.dnd35;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Figure;
import trapwright.rules.Message;

/// The figures of a trap as its card needs them.
///
/// @param figures what the rules worked out
/// @param isFinal whether they are final; a design with an error is not
record Sums(List<Figure> figures, boolean isFinal) {
    /// The number of that id, when it applies.
    Optional<BigFraction> number(String id) {
        return figures.stream()
                .filter(figure -> figure.id().equals(id))
                .filter(Figure.Amount.class::isInstance)
                .map(figure -> ((Figure.Amount) figure).value())
                .findFirst();
    }

    /// The money of that id, when it applies.
    Optional<Money> money(String id) {
        return number(id).map(Labels::money);
    }

    /// The CR as cards print it, `5` or `1/2`; nothing when there is none or the trap is not finished.
    Optional<Message> cr() {
        return number("cr").filter(cr -> isFinal).map(Sums::plain);
    }

    /// What stands in the card's corner: the CR, or those of parts that have none together.
    Optional<Message> badge() {
        return cr().or(() -> figures.stream()
                .filter(figure -> isFinal)
                .filter(Figure.Series.class::isInstance)
                .flatMap(figure -> ((Figure.Series) figure).entries().stream())
                .filter(Figure.Amount.class::isInstance)
                .map(figure -> plain(((Figure.Amount) figure).value()))
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(), crs -> Message.joined("block35.cr.beside", crs))));
    }

    private static Message plain(BigFraction value) {
        return value.getDenominator().equals(BigInteger.ONE)
                ? Message.of("block35.value", value.longValue())
                : Message.of("block35.value", value.getNumerator() + "/" + value.getDenominator());
    }
}
