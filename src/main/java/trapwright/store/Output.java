package trapwright.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import trapwright.rules.Message;

/// Writes and reads files that are not ours: prints, and texts to be read.
public final class Output {
    private Output() {}

    /// Writes a file whole or not at all, over what is there.
    public static void write(Path path, byte[] content) throws FileTrouble {
        try {
            SafeFile.write(path, content);
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, content.length);
        }
    }

    /// Makes a folder and those above it, where they are missing.
    public static void folder(Path path) throws FileTrouble {
        try {
            Files.createDirectories(path);
        } catch (IOException failed) {
            throw Files.exists(path)
                    ? new FileTrouble(FileTrouble.Kind.FORBIDDEN, Message.of("store.save.no-place", path.toString()))
                    : DiskTrouble.writing(path, failed, 0);
        }
    }

    /// The text of a file in UTF-8, such as a page of stat lines.
    public static String text(Path path) throws FileTrouble {
        String label = path.toString();
        return text(label, TrapFiles.content(path, label));
    }

    /// The text of bytes in UTF-8.
    ///
    /// @param label what to call them in a complaint
    public static String text(String label, byte[] content) throws FileTrouble {
        if (content.length > Limits.TRAP_BYTES) {
            throw TrapFiles.tooLarge(label, Limits.TRAP_BYTES);
        }
        return Origin.decoded(label, content);
    }
}
