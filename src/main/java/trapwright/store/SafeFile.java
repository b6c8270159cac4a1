package trapwright.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Writes a file so that at every moment the old or the new content is there whole.
///
/// The new content goes to a hidden sibling `.NAME.NUMBER.new`, is forced to the disk and moved over the file.
final class SafeFile {
    private static final String NEW = ".new";
    private static final Duration STALE = Duration.ofHours(1);

    private SafeFile() {}

    /// Writes the content in the place of what is there.
    static void write(Path path, byte[] content) throws IOException {
        Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
        if (Files.isDirectory(target)) {
            throw new FileSystemException(target.toString());
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            // a pipe or a device: moving a file over it would take it away
            Files.write(target, content);
            return;
        }
        sweep(target);
        Path fresh = sibling(
                target,
                ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId() + NEW);
        try {
            fill(fresh, content);
            likeBefore(target, fresh);
            move(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
        forceFolder(DiskTrouble.folder(target));
    }

    /// A hidden file beside a file: `.NAME.ENDING`.
    static Path sibling(Path path, String ending) {
        return path.resolveSibling("." + path.getFileName() + "." + ending);
    }

    private static void fill(Path fresh, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(
                fresh,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS)) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    private static void likeBefore(Path target, Path fresh) throws IOException {
        if (Files.exists(target)) {
            var before = Optional.ofNullable(Files.getFileAttributeView(target, PosixFileAttributeView.class));
            var after = Optional.ofNullable(Files.getFileAttributeView(fresh, PosixFileAttributeView.class));
            if (before.isPresent() && after.isPresent()) {
                after.get().setPermissions(before.get().readAttributes().permissions());
            }
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Makes the move itself survive a power cut; some systems cannot, and then the file system decides.
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            return;
        }
    }

    /// Takes away what a killed process left beside this file.
    private static void sweep(Path target) throws IOException {
        FileTime old = FileTime.from(Instant.now().minus(STALE));
        String start = "." + target.getFileName() + ".";
        try (var files = Files.newDirectoryStream(DiskTrouble.folder(target), file -> isStale(file, start, old))) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isStale(Path file, String start, FileTime old) throws IOException {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(start)
                && name.endsWith(NEW)
                && Files.getLastModifiedTime(file).compareTo(old) < 0;
    }
}
