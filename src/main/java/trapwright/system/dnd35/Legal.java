package trapwright.system.dnd35;

import static trapwright.system.dnd35.Workings.Trigger.LOCATION;
import static trapwright.system.dnd35.Workings.Trigger.PROXIMITY;
import static trapwright.system.dnd35.Workings.Trigger.SOUND;
import static trapwright.system.dnd35.Workings.Trigger.SPELL;
import static trapwright.system.dnd35.Workings.Trigger.TIMED;
import static trapwright.system.dnd35.Workings.Trigger.TOUCH;
import static trapwright.system.dnd35.Workings.Trigger.TOUCH_ATTACHED;
import static trapwright.system.dnd35.Workings.Trigger.VISUAL;

import java.util.List;

/// What each kind of trap may be made with (3.5, sections 2.1 to 2.3).
public final class Legal {
    private static final List<Workings.Trigger> MECHANICAL = List.of(LOCATION, PROXIMITY, TOUCH, TOUCH_ATTACHED, TIMED);
    private static final List<Workings.Trigger> DEVICE = List.of(LOCATION, PROXIMITY, SOUND, VISUAL, TOUCH, TIMED);

    private Legal() {}

    /// The triggers a kind of trap can have.
    public static List<Workings.Trigger> triggers(Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> MECHANICAL;
            case Make.Spellwork spellwork ->
                switch (spellwork.form()) {
                    case DEVICE -> DEVICE;
                    case SPELL -> List.of(SPELL);
                };
        };
    }

    /// The resets a kind of trap can have.
    public static List<Workings.Reset> resets(Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> List.of(Workings.Reset.values());
            case Make.Spellwork spellwork ->
                switch (spellwork.form()) {
                    case DEVICE -> List.of(Workings.Reset.NONE, Workings.Reset.AUTOMATIC);
                    case SPELL -> List.of(Workings.Reset.NONE);
                };
        };
    }

    /// The ways past a kind of trap.
    public static List<Workings.Bypass> bypasses(Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> List.of(Workings.Bypass.values());
            case Make.Spellwork ignored -> List.of(Workings.Bypass.NONE);
        };
    }
}
