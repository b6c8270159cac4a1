package trapwright.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The last good version of a file, kept beside it under the hidden name `.NAME.before`.
public final class LastGood {
    private static final String ENDING = "before";

    private LastGood() {}

    /// The version before the last saving, when there is one that can be opened.
    public static Optional<TrapFile> of(Path path) {
        try {
            Path kept = SafeFile.sibling(path, ENDING);
            return Files.exists(kept) ? Optional.of(TrapFiles.open(kept)) : Optional.empty();
        } catch (FileTrouble broken) {
            return Optional.empty();
        }
    }

    /// Keeps what is in a file now, before it is overwritten. A broken file never takes the place of a good version.
    static void keep(Path path) throws IOException {
        if (Files.notExists(path) || Files.isDirectory(path)) {
            return;
        }
        Path kept = SafeFile.sibling(path, ENDING);
        byte[] content = Files.readAllBytes(path);
        if (isGood(content) || Files.notExists(kept)) {
            SafeFile.write(kept, content);
        }
    }

    private static boolean isGood(byte[] content) {
        try {
            TrapFiles.read("", content);
            return true;
        } catch (FileTrouble broken) {
            return false;
        }
    }
}
