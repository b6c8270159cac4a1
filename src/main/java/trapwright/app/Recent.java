package trapwright.app;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.store.Draft;

/// Something that can be opened again: unsaved work that was kept aside, or a file.
public sealed interface Recent {
    /// The file it belongs to; empty for work that was never saved.
    Optional<Path> path();

    /// A file that was opened before.
    record Saved(Path file) implements Recent {
        @Override
        public Optional<Path> path() {
            return Optional.of(file);
        }
    }

    /// Unsaved work that was kept aside.
    record Unsaved(Draft draft) implements Recent {
        @Override
        public Optional<Path> path() {
            return draft.path();
        }

        /// The trap's name.
        public Wording name() {
            return draft.entry().card().face().texts().name();
        }

        /// When it was kept.
        public Instant time() {
            return draft.time();
        }
    }
}
