package trapwright.system.dnd5e;

/// A range of character levels.
///
/// @param from the lowest
/// @param to the highest
public record Levels(int from, int to) {
    /// The levels of a tier.
    public static Levels of(Tier tier) {
        return new Levels(tier.from(), tier.to());
    }

    /// Whether the range and a tier have a level in common.
    public boolean touches(Tier tier) {
        return from <= tier.to() && to >= tier.from();
    }
}
