package trapwright.app;

import trapwright.system.ose.Place;
import trapwright.system.ose.Place.Area;

/// Whom an old-school trap catches, as a choice.
public enum OseArea {
    RECTANGLE,
    ROOM,
    VICTIM;

    static OseArea of(Area area) {
        return switch (area) {
            case Area.Rectangle ignored -> RECTANGLE;
            case Area.WholeRoom() -> ROOM;
            case Area.Victim() -> VICTIM;
        };
    }

    /// An area of this kind; one that is of this kind stays as it is.
    Area in(Area now) {
        if (of(now) == this) {
            return now;
        }
        return switch (this) {
            case RECTANGLE -> new Area.Rectangle(Place.Extent.ONE_SQUARE);
            case ROOM -> new Area.WholeRoom();
            case VICTIM -> new Area.Victim();
        };
    }
}
