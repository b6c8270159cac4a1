package trapwright.system.dnd5e;

/// How severe a trap is meant to be (5e, section 6).
public enum Severity {
    /// 5.2: hardly kills.
    NUISANCE,
    /// 5.1: hardly kills or wounds.
    SETBACK,
    /// 5.1: wounds badly and may kill.
    DANGEROUS,
    /// Meant to kill.
    DEADLY;

    /// Its column in the 5.1 tables; 5.2's two sit on the first and the second.
    public int column(Edition edition) {
        return switch (this) {
            case NUISANCE, SETBACK -> 0;
            case DANGEROUS -> 1;
            case DEADLY -> edition == Edition.V5_2 ? 1 : 2;
        };
    }

    /// Whether the printing has this name.
    public boolean belongsTo(Edition edition) {
        return switch (edition) {
            case V5_1 -> this != NUISANCE;
            case V5_2 -> this == NUISANCE || this == DEADLY;
        };
    }
}
