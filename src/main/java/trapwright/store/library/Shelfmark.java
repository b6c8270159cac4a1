package trapwright.store.library;

import java.nio.file.Path;

/// Where a trap of the library is.
public sealed interface Shelfmark {
    /// A trap in a file of the game master's.
    ///
    /// @param path the file
    /// @param place which of the file's traps it is, from 0
    /// @param inBook whether the file is a book, which may hold others
    record Filed(Path path, int place, boolean inBook) implements Shelfmark {}

    /// A built-in published trap.
    ///
    /// @param system its system's id
    /// @param fileName its name among the samples
    record Published(String system, String fileName) implements Shelfmark {}
}
