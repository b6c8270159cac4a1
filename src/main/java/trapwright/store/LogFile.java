package trapwright.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A log of failures that never grows beyond twice [#MOST]: when it is full it becomes the old one, and a new one
/// begins.
///
/// @param path where it is
public record LogFile(Path path) {
    /// The size, in bytes, at which a new one begins.
    public static final int MOST = 128 * 1024;

    private static final String OLD = ".old";

    /// Adds an entry; what is longer than a whole log is cut.
    ///
    /// @return whether it could be written; nothing else depends on it
    public boolean add(String entry) {
        byte[] bytes = entry.substring(0, Math.min(entry.length(), MOST / 4)).getBytes(StandardCharsets.UTF_8);
        try {
            Files.createDirectories(DiskTrouble.folder(path));
            if (Files.exists(path) && Files.size(path) + bytes.length > MOST) {
                Files.move(path, old(), StandardCopyOption.REPLACE_EXISTING);
            }
            Files.write(path, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return true;
        } catch (IOException unwritable) {
            return false;
        }
    }

    /// Where the one before it is.
    public Path old() {
        return path.resolveSibling(path.getFileName() + OLD);
    }
}
