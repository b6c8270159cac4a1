package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;

/// How a trap works (3.5, sections 2.1 to 2.3).
///
/// @param triggering what sets it off
/// @param resetting how it becomes ready again
/// @param bypass how it can be passed unharmed
public record Workings(Triggering triggering, Resetting resetting, Bypass bypass) {
    /// What sets a trap off.
    ///
    /// @param trigger the kind of trigger
    /// @param words the same in the game master's words, for the card
    /// @param distance how near something must come to a proximity trigger
    /// @param interval how often a timed trigger goes off
    public record Triggering(Trigger trigger, Wording words, Optional<Length> distance, Optional<Span> interval) {
        /// A trigger without details.
        public static Triggering of(Trigger trigger) {
            return new Triggering(trigger, Wording.NONE, Optional.empty(), Optional.empty());
        }
    }

    /// How a trap becomes ready again.
    ///
    /// @param reset the kind of reset
    /// @param time how long a manual reset takes; about a minute when absent
    public record Resetting(Reset reset, Optional<Span> time) {
        /// A reset without details.
        public static Resetting of(Reset reset) {
            return new Resetting(reset, Optional.empty());
        }
    }

    /// The kinds of trigger (3.5, section 2.1).
    public enum Trigger {
        LOCATION,
        PROXIMITY,
        TOUCH,
        TOUCH_ATTACHED,
        TIMED,
        SOUND,
        VISUAL,
        SPELL
    }

    /// The kinds of reset (3.5, section 2.2).
    public enum Reset {
        NONE,
        REPAIR,
        MANUAL,
        AUTOMATIC
    }

    /// The ways to pass a trap unharmed (3.5, section 2.3).
    public enum Bypass {
        NONE,
        LOCK,
        HIDDEN_SWITCH,
        HIDDEN_LOCK
    }

    public Workings withTriggering(Triggering changed) {
        return new Workings(changed, resetting, bypass);
    }

    public Workings withResetting(Resetting changed) {
        return new Workings(triggering, changed, bypass);
    }

    public Workings withBypass(Bypass changed) {
        return new Workings(triggering, resetting, changed);
    }
}
