package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonProperty;

/// The printing a card follows (5e, section 1): severity names, usual skills and the layout of the card.
public enum Edition {
    /// SRD 5.1, of 2014.
    @JsonProperty("5.1")
    V5_1,
    /// SRD 5.2.1, of 2024.
    @JsonProperty("5.2")
    V5_2;

    /// The part of a key that leads to this printing’s own words for the classes of damage and difficulty.
    String vocabulary() {
        return switch (this) {
            case V5_1 -> "";
            case V5_2 -> "v5-2.";
        };
    }

    /// The number, as files and keys write it.
    String number() {
        return switch (this) {
            case V5_1 -> "5.1";
            case V5_2 -> "5.2";
        };
    }
}
