package trapwright.words;

import trapwright.measure.Length;
import trapwright.measure.Weight;

/// The units lengths and weights are shown in.
public enum Units {
    /// Feet and pounds.
    IMPERIAL,
    /// Metres and kilograms.
    METRIC;

    /// The unit of length.
    public Length.Unit length() {
        return switch (this) {
            case IMPERIAL -> Length.Unit.FEET;
            case METRIC -> Length.Unit.METRES;
        };
    }

    /// The unit of weight.
    public Weight.Unit weight() {
        return switch (this) {
            case IMPERIAL -> Weight.Unit.POUNDS;
            case METRIC -> Weight.Unit.KILOGRAMS;
        };
    }
}
