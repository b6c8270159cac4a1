package trapwright.system.dnd5e;

/// The four tiers of levels (5e, section 6).
public enum Tier {
    FIRST(1, 4),
    SECOND(5, 10),
    THIRD(11, 16),
    FOURTH(17, 20);

    private final int from;
    private final int to;

    Tier(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /// The lowest level.
    public int from() {
        return from;
    }

    /// The highest level.
    public int to() {
        return to;
    }

    /// The levels as files and answers write them: `5-10`.
    public String id() {
        return from + "-" + to;
    }

    /// The tier of a level; outside 1 to 20 the nearest.
    public static Tier of(int level) {
        for (Tier tier : values()) {
            if (level <= tier.to) {
                return tier;
            }
        }
        return FOURTH;
    }
}
