package trapwright.app;

import java.util.Optional;
import trapwright.measure.Length;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;
import trapwright.system.ose.Place.Area;
import trapwright.system.ose.Place.Delvers;
import trapwright.system.ose.Place.Extent;

/// Where an old-school trap lies, and who is expected there.
public final class OsePlaceForm {
    private static final int USUAL_FILE = 6;
    private static final Length SIDE = Extent.ONE_SQUARE.length();
    private static final Extent USUAL_ROOM = new Extent(Length.feet(30), Length.feet(40));

    public final Choice<OseArea> area;

    /// Length and width of the area; disabled unless it is a rectangle.
    public final FormField<Length> areaLength;

    public final FormField<Length> areaWidth;

    /// Whether the size of the room is known.
    public final FormField<Boolean> room;

    public final FormField<Length> roomLength;
    public final FormField<Length> roomWidth;
    public final FormField<Integer> dungeonLevel;

    /// The level of the characters that the odds are for.
    public final FormField<Integer> level;

    /// How many walk one behind the other.
    public final FormField<Integer> file;

    OsePlaceForm(Fields<OseTrap> trap) {
        Fields<Place> place = trap.in(now -> Optional.of(now.place()), OseTrap::withPlace);
        area = Choice.of(
                place.field(
                        "area",
                        OseArea.RECTANGLE,
                        now -> OseArea.of(now.area()),
                        (now, chosen) -> now.withArea(chosen.in(now.area()))),
                OseArea.class,
                "formose.area");
        Fields<Extent> extent = place.in(
                now -> switch (now.area()) {
                    case Area.Rectangle rectangle -> Optional.of(rectangle.extent());
                    case Area.WholeRoom() -> Optional.empty();
                    case Area.Victim() -> Optional.empty();
                },
                (now, changed) -> now.withArea(new Area.Rectangle(changed)));
        areaLength = length(extent, "area-length");
        areaWidth = width(extent, "area-width");
        room = place.field(
                "room",
                false,
                now -> now.room().isPresent(),
                (now, known) -> now.withRoom(known ? Optional.of(now.room().orElse(USUAL_ROOM)) : Optional.empty()));
        Fields<Extent> size = place.in(Place::room, (now, changed) -> now.withRoom(Optional.of(changed)));
        roomLength = length(size, "room-length");
        roomWidth = width(size, "room-width");
        dungeonLevel = place.field("dungeon-level", 1, Place::dungeonLevel, Place::withDungeonLevel);
        Fields<Delvers> delvers = place.in(now -> Optional.of(now.delvers()), Place::withDelvers);
        level = delvers.field("level", 1, Delvers::level, (now, changed) -> new Delvers(changed, now.file()));
        file = delvers.field("file", USUAL_FILE, Delvers::file, (now, changed) -> new Delvers(now.level(), changed));
    }

    private static FormField<Length> length(Fields<Extent> extent, String id) {
        return extent.field(id, SIDE, Extent::length, (now, changed) -> new Extent(changed, now.width()));
    }

    private static FormField<Length> width(Fields<Extent> extent, String id) {
        return extent.field(id, SIDE, Extent::width, (now, changed) -> new Extent(now.length(), changed));
    }
}
