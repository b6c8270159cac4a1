package trapwright.store;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// Unsaved work on one card, kept aside.
///
/// @param entry the card as it was last edited, with what its file holds beside it
/// @param path the file it belongs to; absent when it was never saved
/// @param stamp what that file was like when it was opened
/// @param time when it was kept
public record Draft(Entry.Open entry, Optional<Path> path, Optional<Stamp> stamp, Instant time) {
    /// Unsaved work on a card of a file, or on a new one.
    public static Draft of(Entry.Open entry, TrapFile file) {
        return new Draft(entry, file.path(), file.stamp(), Instant.now());
    }
}
