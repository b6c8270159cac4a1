package trapwright.system.dnd35;

import java.util.List;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;

/// The three kinds of trap, and what each may have (3.5, sections 1 and 2).
public enum Kind {
    /// Made with Craft (trapmaking).
    MECHANICAL(
            List.of(Trigger.LOCATION, Trigger.PROXIMITY, Trigger.TOUCH, Trigger.TOUCH_ATTACHED, Trigger.TIMED),
            List.of(Reset.NONE, Reset.REPAIR, Reset.MANUAL, Reset.AUTOMATIC)),
    /// Made with Craft Wondrous Item and spells.
    DEVICE(
            List.of(Trigger.LOCATION, Trigger.PROXIMITY, Trigger.TOUCH, Trigger.TIMED, Trigger.SOUND, Trigger.VISUAL),
            List.of(Reset.NONE, Reset.AUTOMATIC)),
    /// A spell that somebody casts.
    SPELL(List.of(Trigger.SPELL), List.of(Reset.NONE));

    private final List<Trigger> triggers;
    private final List<Reset> resets;

    Kind(List<Trigger> triggers, List<Reset> resets) {
        this.triggers = triggers;
        this.resets = resets;
    }

    /// The kind of a design.
    public static Kind of(Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> MECHANICAL;
            case Make.Spellwork spellwork ->
                switch (spellwork.form()) {
                    case DEVICE -> DEVICE;
                    case SPELL -> SPELL;
                };
        };
    }

    /// The triggers this kind may have (3.5, section 2.1).
    public List<Trigger> triggers() {
        return triggers;
    }

    /// The resets this kind may have (3.5, section 2.2).
    public List<Reset> resets() {
        return resets;
    }

    /// Whether this kind may be passed by a lock or a switch (3.5, section 2.3).
    public boolean takesBypass() {
        return this == MECHANICAL;
    }
}
