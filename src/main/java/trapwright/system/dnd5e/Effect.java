package trapwright.system.dnd5e;

import java.util.Optional;
import trapwright.measure.Length;
import trapwright.rules.Wording;

/// One thing that happens (5e, section 4).
///
/// @param name what it is called; may be empty
/// @param moment when it happens
/// @param targets whom it strikes
/// @param delivery what is rolled
/// @param harm what it does
public record Effect(Wording name, Moment moment, Targets targets, Delivery delivery, Harm harm) {
    /// An effect without a name, at once.
    public static Effect of(Targets targets, Delivery delivery, Harm harm) {
        return new Effect(Wording.NONE, Moment.SPRUNG, targets, delivery, harm);
    }

    public Effect withName(Wording changed) {
        return new Effect(changed, moment, targets, delivery, harm);
    }

    public Effect withMoment(Moment changed) {
        return new Effect(name, changed, targets, delivery, harm);
    }

    public Effect withTargets(Targets changed) {
        return new Effect(name, moment, changed, delivery, harm);
    }

    public Effect withDelivery(Delivery changed) {
        return new Effect(name, moment, targets, changed, harm);
    }

    public Effect withHarm(Harm changed) {
        return new Effect(name, moment, targets, delivery, changed);
    }

    /// Whether it counts for what one victim takes at once.
    boolean countsAtOnce() {
        return switch (moment) {
            case SPRUNG, TURN, CONSTANT -> true;
            case LATER -> false;
        };
    }

    /// When an effect happens.
    public enum Moment {
        /// When the trap springs.
        SPRUNG,
        /// On each of a complex trap's turns: its active part.
        TURN,
        /// To whoever enters or ends a turn there: its constant part.
        CONSTANT,
        /// Afterwards, or only if something more is done; it does not count in the damage of one springing.
        LATER
    }

    /// Whom an effect strikes.
    ///
    /// @param who the rule
    /// @param area the area, when there is one
    /// @param words the same in the game master's words
    public record Targets(Who who, Optional<Area> area, Wording words) {
        /// Only the creature that sets the trap off.
        public static final Targets TRIGGERER = new Targets(Who.TRIGGERER, Optional.empty(), Wording.NONE);

        /// Everybody in an area.
        public static Targets each(Area area) {
            return new Targets(Who.EACH, Optional.of(area), Wording.NONE);
        }

        /// The same in other words.
        public Targets withWords(Wording changed) {
            return new Targets(who, area, changed);
        }
    }

    /// Who is struck.
    public enum Who {
        TRIGGERER,
        EACH,
        RANDOM
    }

    /// An area.
    ///
    /// @param shape its shape
    /// @param size its length, side or radius
    /// @param width its width, where it has one
    /// @param words the same in the game master's words
    public record Area(Shape shape, Optional<Length> size, Optional<Length> width, Wording words) {
        /// An area of one measure.
        public static Area of(Shape shape, Length size) {
            return new Area(shape, Optional.of(size), Optional.empty(), Wording.NONE);
        }

        /// An area that only words describe.
        public static Area of(Wording words) {
            return new Area(Shape.ROOM, Optional.empty(), Optional.empty(), words);
        }

        public Area withSize(Optional<Length> changed) {
            return new Area(shape, changed, width, words);
        }
    }

    /// The shapes of areas.
    public enum Shape {
        CONE,
        CUBE,
        CYLINDER,
        /// Only in 5.2.
        EMANATION,
        LINE,
        SPHERE,
        SQUARE,
        ROOM
    }

    /// Whether a gate needs an attack or a save that the delivery has not.
    boolean lacks(Harm.Gate gate) {
        return switch (gate) {
            case AUTO -> false;
            case HIT -> delivery.attack().isEmpty();
            case SAVE_HALF, SAVE_NONE -> delivery.save().isEmpty();
        };
    }
}
