package trapwright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trapwright.words.Language;
import trapwright.words.Units;

/// What a call comes to.
public sealed interface Outcome {
    /// It has been carried out or refused.
    ///
    /// @param exit 0 done, 1 done but a card has an error finding, 2 bad usage or unreadable input
    record Ended(int exit) implements Outcome {}

    /// The installed program is to be tried.
    ///
    /// @param whole whether a trap is made and printed too, or only the window is opened
    record SelfTest(boolean whole) implements Outcome {}

    /// The window is to be opened.
    ///
    /// @param files what to open in it
    /// @param language its language this time, when one was asked for
    /// @param units its units this time, when some were asked for
    record Window(List<Path> files, Optional<Language> language, Optional<Units> units) implements Outcome {
        /// Copies the list.
        public Window {
            files = List.copyOf(files);
        }
    }
}
