package trapwright.app;

import trapwright.system.ose.Detection;

/// How dice find an old-school trap, as a choice.
public enum OseFinding {
    SEARCH,
    THIEF,
    NONE;

    static OseFinding of(Detection detection) {
        return switch (detection) {
            case Detection.Search ignored -> SEARCH;
            case Detection.ThiefSkill() -> THIEF;
            case Detection.Undetectable() -> NONE;
        };
    }

    /// A detection of this kind; one that is of this kind stays as it is.
    Detection in(Detection now) {
        if (of(now) == this) {
            return now;
        }
        return switch (this) {
            case SEARCH -> Detection.Search.USUAL;
            case THIEF -> new Detection.ThiefSkill();
            case NONE -> new Detection.Undetectable();
        };
    }
}
