package trapwright.app;

import trapwright.rules.Wording;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Kind;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;

/// The two kinds of old-school trap, as a choice.
public enum OseKind {
    ROOM,
    TREASURE;

    static OseKind of(OseTrap trap) {
        return switch (trap.kind()) {
            case Kind.Room() -> ROOM;
            case Kind.Treasure ignored -> TREASURE;
        };
    }

    /// The trap as one of this kind; how it is found and whom it catches change with it, as the rules have it.
    OseTrap in(OseTrap trap) {
        if (of(trap) == this) {
            return trap;
        }
        return switch (this) {
            case ROOM ->
                trap.withKind(new Kind.Room())
                        .withDetection(found(trap.detection(), Detection.Search.USUAL))
                        .withPlace(trap.place().withArea(new Place.Area.Rectangle(Place.Extent.ONE_SQUARE)));
            case TREASURE ->
                trap.withKind(new Kind.Treasure(Wording.NONE))
                        .withDetection(found(trap.detection(), new Detection.ThiefSkill()))
                        .withPlace(trap.place().withArea(new Place.Area.Victim()));
        };
    }

    private static Detection found(Detection now, Detection usual) {
        return switch (now) {
            case Detection.Undetectable none -> none;
            case Detection.Search ignored -> usual;
            case Detection.ThiefSkill ignored -> usual;
        };
    }
}
