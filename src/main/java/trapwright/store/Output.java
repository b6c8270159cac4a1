package trapwright.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
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

    /// Writes several files one after the other; when one cannot be written, the sentence says how many are there.
    ///
    /// @param files what to write
    /// @param writing writes one of them
    public static <T> void inTurn(Collection<T> files, Writing<T> writing) throws FileTrouble {
        int written = 0;
        for (T file : files) {
            try {
                writing.write(file);
            } catch (FileTrouble failed) {
                throw written == 0
                        ? failed
                        : new FileTrouble(failed.kind(), Message.of("store.save.some", written, failed.sentence()));
            }
            written++;
        }
    }

    /// Writes one of several files.
    ///
    /// @param <T> what tells them apart
    public interface Writing<T> {
        /// Writes it whole or not at all.
        void write(T file) throws FileTrouble;
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
