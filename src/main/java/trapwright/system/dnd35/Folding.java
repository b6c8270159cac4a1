package trapwright.system.dnd35;

import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Step;

/// Steps folded into their number while a figure is still being built.
final class Folding {
    private Folding() {}

    static BigFraction value(List<Step> steps) {
        BigFraction value = BigFraction.ZERO;
        for (Step step : steps) {
            value = step.after(value);
        }
        return value;
    }
}
