package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Money;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Adjustment;
import trapwright.system.dnd35.Design;

/// The game master's own correction of a 3.5 trap, printed as such.
public final class Dnd35AdjustmentForm {
    private static final Adjustment NOTHING = new Adjustment(0, Money.NONE, Wording.NONE);

    /// Added to the CR before price and Craft DC.
    public final FormField<Integer> cr;

    /// Added to the price at the end.
    public final FormField<Money> price;

    public final Bilingual reason;

    Dnd35AdjustmentForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        Fields<Adjustment> adjustment = design.in(
                now -> Optional.of(now.adjustment().orElse(NOTHING)),
                (now, changed) ->
                        now.withAdjustment(changed.equals(NOTHING) ? Optional.empty() : Optional.of(changed)));
        cr = adjustment.field(
                "adjustment", 0, Adjustment::cr, (now, typed) -> new Adjustment(typed, now.price(), now.reason()));
        price = adjustment.field(
                "adjustment-price",
                Money.NONE,
                Adjustment::price,
                (now, typed) -> new Adjustment(now.cr(), typed, now.reason()));
        reason = adjustment.text(
                "adjustment-reason",
                tongue,
                Adjustment::reason,
                (now, typed) -> new Adjustment(now.cr(), now.price(), typed));
    }
}
