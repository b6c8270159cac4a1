package trapwright.ui.kit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/// Remembers how high something is at each width until something inside it changes. Wrapped text is slow to measure.
final class Heights {
    private final Map<Double, Double> known = new HashMap<>();

    double at(double width, DoubleUnaryOperator measure) {
        Double height = known.get(width);
        if (height == null) {
            height = measure.applyAsDouble(width);
            known.put(width, height);
        }
        return height;
    }

    void forget() {
        known.clear();
    }
}
