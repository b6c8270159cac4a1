package trapwright.rules;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The readings a card chose where they differ from the defaults: ruling id to reading id.
///
/// @param chosen the choices; an id or reading that no system knows is kept and has no effect
public record Rulings(@JsonValue Map<String, String> chosen) {
    /// Every ruling at its default.
    public static final Rulings DEFAULTS = new Rulings(Map.of());

    /// Copies the choices in the order of their ids.
    @JsonCreator
    public Rulings {
        chosen = Collections.unmodifiableSortedMap(new TreeMap<>(chosen));
    }

    /// The reading that holds for a ruling.
    public String reading(Ruling ruling) {
        String reading = chosen.getOrDefault(ruling.id(), ruling.standard());
        return ruling.readings().contains(reading) ? reading : ruling.standard();
    }

    /// Whether a ruling is read in that way.
    public boolean says(Ruling ruling, String reading) {
        return reading(ruling).equals(reading);
    }

    /// The same choices with one ruling read differently; choosing the default takes the entry out.
    public Rulings with(Ruling ruling, String reading) {
        SortedMap<String, String> changed = new TreeMap<>(chosen);
        if (reading.equals(ruling.standard())) {
            changed.remove(ruling.id());
        } else {
            changed.put(ruling.id(), reading);
        }
        return new Rulings(changed);
    }
}
