package trapwright.system.dnd35;

import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Rounding;
import trapwright.rules.Step;

/// The least a mechanical trap costs (3.5, section 12, A29). The readings: 100 gp for base times CR; 100 gp times the
/// CR
/// for base times CR; 100 gp times the CR for the whole price.
///
/// @param ruled the design
/// @param cr its CR; below 1 and without a fraction, the plain 100 gp hold
record Minimum(Ruled ruled, BigFraction cr) {
    private static final BigFraction FLAT = BigFraction.of(100 * 100);

    /// The bound of base times CR, where it decides or another reading would.
    Optional<Step> ofProduct(BigFraction product) {
        if (product.compareTo(FLAT) >= 0 && product.compareTo(byCr()) >= 0) {
            return Optional.empty();
        }
        return switch (ruled.rulings().reading(Rulings35.MINIMUM_PRICE)) {
            case "srd" -> Optional.of(bound(byCr()));
            case "whole" -> Optional.empty();
            default -> Optional.of(bound(FLAT));
        };
    }

    /// The bound of the whole price.
    Optional<Step> ofWhole(BigFraction price) {
        return ruled.says(Rulings35.MINIMUM_PRICE, "whole") && price.compareTo(byCr()) < 0
                ? Optional.of(bound(byCr()))
                : Optional.empty();
    }

    private BigFraction byCr() {
        return cr.signum() > 0 ? Rounding.HALF_UP.whole(FLAT.multiply(cr)) : FLAT;
    }

    private Step bound(BigFraction least) {
        Message label = Message.of("dnd35.price.minimum", Labels.money(least));
        return new Step.AtLeast(ruled.reason(label, "", Rulings35.MINIMUM_PRICE), least);
    }
}
