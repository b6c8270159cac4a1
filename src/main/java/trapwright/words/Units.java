package trapwright.words;

import trapwright.measure.Length;

/// The units lengths are shown in.
public enum Units {
    /// Feet.
    IMPERIAL,
    /// Metres.
    METRIC;

    /// The unit of length.
    public Length.Unit length() {
        return switch (this) {
            case IMPERIAL -> Length.Unit.FEET;
            case METRIC -> Length.Unit.METRES;
        };
    }
}
