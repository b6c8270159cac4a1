package trapwright.interop.read;

import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.card.TrapCard;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;

/// Compares the printed CR and price with what the tables make of the trap. Neither changes the other.
final class Comparison {
    private Comparison() {}

    static void with(TrapCard card, Draft draft) {
        boolean printed = draft.cr.isPresent() || draft.price.isPresent() || draft.xp.isPresent();
        if (!printed) {
            return;
        }
        Assessment assessment = card.assess();
        value(assessment, "cr")
                .ifPresent(cr -> draft.cr
                        .filter(text -> text.matches("\\d{1,3}"))
                        .map(Integer::valueOf)
                        .filter(text -> !cr.equals(BigFraction.of(text)))
                        .ifPresent(
                                text -> draft.remark(Remark.Sort.DIFFERS, draft.crPlace, "interop.read.cr", text, cr)));
        value(assessment, "priceGp")
                .or(() -> value(assessment, "costGp"))
                .or(() -> value(assessment, "hiredGp"))
                .map(copper -> new Money(copper.longValue()))
                .ifPresent(price -> draft.price
                        .filter(text -> !price.equals(text))
                        .ifPresent(text -> draft.remark(
                                Remark.Sort.DIFFERS, draft.pricePlace, "interop.read.price", text, price)));
        value(assessment, "costXp")
                .ifPresent(xp -> draft.xp
                        .filter(text -> !xp.equals(BigFraction.of(text)))
                        .ifPresent(text ->
                                draft.remark(Remark.Sort.DIFFERS, draft.pricePlace, "interop.read.xp", text, xp)));
    }

    private static Optional<BigFraction> value(Assessment assessment, String id) {
        return assessment.amount(id).map(Figure.Amount::value);
    }
}
