package trapwright.store.library;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.rules.Message;

/// What lies in a folder of traps.
///
/// @param files each file of the folder that holds traps, or should
/// @param whole whether all files were looked at; not when it was called off, or when there were too many
public record Listing(Map<Path, Sheaf> files, boolean whole) {
    /// Nothing was looked at yet.
    public static final Listing NONE = new Listing(Map.of(), false);

    /// Copies the files, in their order.
    public Listing {
        files = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }

    /// All traps, file by file.
    public List<Slip> slips() {
        return files.values().stream().flatMap(sheaf -> sheaf.slips().stream()).toList();
    }

    /// What is the matter with files that could not be read.
    public List<Message> troubles() {
        return files.values().stream()
                .flatMap(sheaf -> sheaf.trouble().stream())
                .toList();
    }

    /// One file.
    ///
    /// @param size bytes
    /// @param modified milliseconds since 1970
    /// @param slips its traps
    /// @param trouble why it could not be read
    public record Sheaf(long size, long modified, List<Slip> slips, Optional<Message> trouble) {
        /// Copies the traps.
        public Sheaf {
            slips = List.copyOf(slips);
        }

        boolean looksLike(long sizeNow, long modifiedNow) {
            return size == sizeNow && modified == modifiedNow;
        }
    }
}
