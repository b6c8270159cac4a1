package trapwright.rules;

import java.util.List;

/// A rule that can be read in more than one way.
///
/// @param id the stable id, such as `repair-materials`
/// @param readings the stable ids of the readings; the first is the default
public record Ruling(String id, List<String> readings) {
    /// Copies the readings; there are at least two.
    public Ruling {
        readings = List.copyOf(readings);
        if (readings.size() < 2) {
            throw new IllegalArgumentException(id);
        }
    }

    /// The reading that holds when nothing was chosen.
    public String standard() {
        return readings.getFirst();
    }
}
