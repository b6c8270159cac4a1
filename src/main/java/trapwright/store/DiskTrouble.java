package trapwright.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import trapwright.rules.Message;
import trapwright.store.FileTrouble.Kind;

/// Turns what the disk objects to into one sentence.
final class DiskTrouble {
    private DiskTrouble() {}

    /// A file that could not be read.
    static FileTrouble reading(Path path, String label, IOException failed) {
        if (failed instanceof NoSuchFileException || Files.notExists(path)) {
            return new FileTrouble(Kind.MISSING, Message.of("store.missing", label));
        }
        if (Files.isDirectory(path)) {
            return new FileTrouble(Kind.FOLDER, Message.of("store.folder", label));
        }
        return failed instanceof AccessDeniedException
                ? new FileTrouble(Kind.FORBIDDEN, Message.of("store.forbidden", label))
                : new FileTrouble(Kind.OTHER, Message.of("store.unread", label));
    }

    /// A file that could not be written.
    ///
    /// @param needed how many bytes it takes
    static FileTrouble writing(Path path, IOException failed, long needed) {
        Path folder = folder(path);
        if (Files.isDirectory(path)) {
            return new FileTrouble(Kind.FOLDER, Message.of("store.save.folder", path.toString()));
        }
        if (Files.notExists(folder)) {
            return new FileTrouble(
                    Kind.VANISHED, Message.of("store.save.no-folder", path.toString(), folder.toString()));
        }
        if (isReadOnly(folder)) {
            return new FileTrouble(Kind.READ_ONLY, Message.of("store.save.read-only", path.toString()));
        }
        if (isFull(folder, failed, needed)) {
            return new FileTrouble(Kind.FULL, Message.of("store.save.full", path.toString()));
        }
        return failed instanceof AccessDeniedException
                ? new FileTrouble(Kind.FORBIDDEN, Message.of("store.save.forbidden", path.toString()))
                : new FileTrouble(Kind.OTHER, Message.of("store.save.other", path.toString()));
    }

    static Path folder(Path path) {
        Path parent = path.toAbsolutePath().getParent();
        return parent == null ? path.toAbsolutePath() : parent;
    }

    private static boolean isReadOnly(Path folder) {
        try {
            return Files.getFileStore(folder).isReadOnly() || !Files.isWritable(folder);
        } catch (IOException unknown) {
            return false;
        }
    }

    private static boolean isFull(Path folder, IOException failed, long needed) {
        String reason = String.valueOf(failed.getMessage());
        try {
            return reason.contains("No space left")
                    || reason.contains("quota")
                    || Files.getFileStore(folder).getUsableSpace() < needed;
        } catch (IOException unknown) {
            return false;
        }
    }
}
