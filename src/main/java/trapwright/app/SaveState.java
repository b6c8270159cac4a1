package trapwright.app;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import trapwright.rules.Message;

/// How the trap on the desk stands to its file.
public sealed interface SaveState {
    /// The same as a sentence.
    Message says();

    /// How a trap stands to its file.
    ///
    /// @param dirty whether it differs from what was saved
    /// @param keptAside when its unsaved work was last written aside
    /// @param savedAt when it was last saved
    static SaveState of(OpenTrap trap, boolean dirty, Optional<LocalTime> keptAside, Optional<LocalTime> savedAt) {
        if (trap.isReadOnly()) {
            return new ReadOnly();
        }
        if (dirty) {
            return new Unsaved(keptAside);
        }
        return trap.path().isEmpty() ? new Untouched() : new Saved(savedAt);
    }

    /// A new trap nobody has changed yet.
    record Untouched() implements SaveState {
        @Override
        public Message says() {
            return Message.of("desk.state.untouched");
        }
    }

    /// As it is in its file.
    ///
    /// @param at when it was saved; empty when it was only opened
    record Saved(Optional<LocalTime> at) implements SaveState {
        @Override
        public Message says() {
            return at.map(time -> Message.of("desk.state.saved-at", hours(time)))
                    .orElse(Message.of("desk.state.saved"));
        }
    }

    /// Changed since it was saved.
    ///
    /// @param keptAside when the changes were last written aside; empty when they have not been yet
    record Unsaved(Optional<LocalTime> keptAside) implements SaveState {
        @Override
        public Message says() {
            return keptAside
                    .map(time -> Message.of("desk.state.kept-aside", hours(time)))
                    .orElse(Message.of("desk.state.unsaved"));
        }
    }

    /// Only to be looked at.
    record ReadOnly() implements SaveState {
        @Override
        public Message says() {
            return Message.of("desk.state.read-only");
        }
    }

    private static String hours(LocalTime time) {
        return DateTimeFormatter.ofPattern("HH:mm").format(time);
    }
}
