package trapwright.system.ose;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import trapwright.measure.Length;

/// Where the trap lies, and who is expected there.
///
/// @param area what it catches
/// @param room the size of the room around it, when known
/// @param dungeonLevel the level of the dungeon, 1 or more
/// @param delvers the characters the odds are for
public record Place(Area area, Optional<Extent> room, int dungeonLevel, Delvers delvers) {
    public Place withArea(Area changed) {
        return new Place(changed, room, dungeonLevel, delvers);
    }

    public Place withRoom(Optional<Extent> changed) {
        return new Place(area, changed, dungeonLevel, delvers);
    }

    public Place withDungeonLevel(int changed) {
        return new Place(area, room, changed, delvers);
    }

    public Place withDelvers(Delvers changed) {
        return new Place(area, room, dungeonLevel, changed);
    }

    /// How many squares of 10 ft. (3 m) must be searched for the trap; 1 when nothing says otherwise.
    @JsonIgnore
    public int areaSquares() {
        return switch (area) {
            case Area.Rectangle rectangle -> rectangle.extent().squares();
            case Area.WholeRoom() -> room.map(Extent::squares).orElse(1);
            case Area.Victim() -> 1;
        };
    }

    /// What a trap catches.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Area.Rectangle.class, name = "rectangle"),
        @JsonSubTypes.Type(value = Area.WholeRoom.class, name = "room"),
        @JsonSubTypes.Type(value = Area.Victim.class, name = "victim")
    })
    public sealed interface Area {
        /// Everybody in a rectangle.
        ///
        /// @param extent its size
        record Rectangle(Extent extent) implements Area {}

        /// Everybody in the room.
        record WholeRoom() implements Area {}

        /// Only the one who sets it off.
        record Victim() implements Area {}
    }

    /// Length and width.
    ///
    /// @param length the length
    /// @param width the width
    public record Extent(Length length, Length width) {
        private static final BigDecimal SQUARE = BigDecimal.TEN;
        static final int MOST = 100;

        /// One square of 10 ft. (3 m).
        public static final Extent ONE_SQUARE = new Extent(Length.feet(10), Length.feet(10));

        /// How many squares of 10 ft. (3 m) it takes, at least 1; 10,000 at most.
        @JsonIgnore
        public int squares() {
            return sides(length) * sides(width);
        }

        /// Whether a side is longer than what is counted of it.
        @JsonIgnore
        boolean isCut() {
            BigDecimal most = BigDecimal.valueOf(MOST);
            return exact(length).compareTo(most) > 0 || exact(width).compareTo(most) > 0;
        }

        private static BigDecimal exact(Length side) {
            return side.in(Length.Unit.FEET).amount().divide(SQUARE, 0, RoundingMode.CEILING);
        }

        private static int sides(Length side) {
            BigDecimal squares = exact(side);
            return squares.min(BigDecimal.valueOf(MOST)).max(BigDecimal.ONE).intValue();
        }
    }

    /// Characters that may come by.
    ///
    /// @param level the level of all of them, 1 to 14
    /// @param file how many walk one behind the other, 1 or more
    public record Delvers(int level, int file) {
        static final int HIGHEST = 14;
        static final int LONGEST = 50;

        /// The level the tables are read at: 1 to 14.
        @JsonIgnore
        public int tableLevel() {
            return Math.clamp(level, 1, HIGHEST);
        }

        /// How many are counted: 1 to 50.
        @JsonIgnore
        public int count() {
            return Math.clamp(file, 1, LONGEST);
        }
    }
}
