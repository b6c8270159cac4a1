package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Unit;

/// What a choice would do to the whole trap.
///
/// @param today what the rules say of the card as it is
/// @param then what they would say after the choice
public record Trial(Assessment today, Assessment then) {
    private static final int ON_THE_PLATE = 3;

    /// Nothing would change.
    public static Trial same(Assessment today) {
        return new Trial(today, today);
    }

    /// The plate's figures that would change, in the plate's order; empty when none does.
    public List<Change> changes() {
        return today == then
                ? List.of()
                : Stream.concat(plate(today), plate(then))
                        .map(Figure.Amount::id)
                        .distinct()
                        .flatMap(id -> change(id).stream())
                        .filter(Change::isAny)
                        .toList();
    }

    /// What the rules would say of the trap as a whole, when that or its reason would change.
    public Optional<Figure.Rating> verdict() {
        return leading(then).filter(rating -> !leading(today).equals(Optional.of(rating)));
    }

    /// What would become of one figure, changed or not; empty when it applies neither today nor then.
    ///
    /// @param id the figure's id, such as `priceGp`
    public Optional<Change> change(String id) {
        Optional<Figure.Amount> from = find(today, id);
        Optional<Figure.Amount> to = find(then, id);
        return to.or(() -> from)
                .map(figure -> new Change(
                        id,
                        figure.name(),
                        figure.unit(),
                        from.map(Figure.Amount::value),
                        to.map(Figure.Amount::value)));
    }

    private static Optional<Figure.Amount> find(Assessment assessment, String id) {
        return amounts(assessment.figures().stream())
                .filter(figure -> figure.id().equals(id))
                .findFirst();
    }

    private static Optional<Figure.Rating> leading(Assessment assessment) {
        return assessment.figures().stream()
                .findFirst()
                .filter(Figure.Rating.class::isInstance)
                .map(Figure.Rating.class::cast)
                .filter(rating -> !rating.reasons().isEmpty());
    }

    private static Stream<Figure.Amount> plate(Assessment assessment) {
        return amounts(assessment.figures().stream()
                .dropWhile(Figure.Rating.class::isInstance)
                .limit(ON_THE_PLATE));
    }

    /// The numbers among the figures, those of each part of a compound too.
    private static Stream<Figure.Amount> amounts(Stream<Figure> figures) {
        return figures.flatMap(figure -> switch (figure) {
            case Figure.Amount amount -> Stream.of(amount);
            case Figure.Rating ignored -> Stream.empty();
            case Figure.Series series -> amounts(series.entries().stream());
        });
    }

    /// The change of one figure.
    ///
    /// @param id the figure's id
    /// @param name the figure's name
    /// @param unit what it counts
    /// @param from the number as it is; empty when the figure does not apply yet
    /// @param to the number after the choice; empty when the figure would no longer apply
    public record Change(String id, Message name, Unit unit, Optional<BigFraction> from, Optional<BigFraction> to) {
        /// By how much the number changes; the whole number when it comes or goes.
        public BigFraction by() {
            return to.orElse(BigFraction.ZERO).subtract(from.orElse(BigFraction.ZERO));
        }

        /// Whether anything changes.
        public boolean isAny() {
            return !from.equals(to);
        }
    }
}
