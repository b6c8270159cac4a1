package trapwright.store.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;

/// The system's trash, in the freedesktop layout: `files` holds what was thrown away, `info` where it came from.
///
/// @param root the trash folder; made when it is needed
public record Bin(Path root) {
    private static final String UNRESERVED = "/-_.~!*'()";

    /// Something in the bin.
    ///
    /// @param origin where it was
    /// @param file where it is now
    /// @param info the note beside it
    public record Thrown(Path origin, Path file, Path info) {}

    /// Throws a file away.
    public Thrown throwAway(Path path) throws FileTrouble {
        Path origin = path.toAbsolutePath().normalize();
        try {
            Path files = Files.createDirectories(root.resolve("files"));
            Path info = note(Files.createDirectories(root.resolve("info")), files, origin);
            String name = String.valueOf(info.getFileName());
            Path target = files.resolve(name.substring(0, name.length() - ".trashinfo".length()));
            try {
                Files.move(origin, target);
            } catch (IOException failed) {
                Files.deleteIfExists(info);
                throw failed;
            }
            return new Thrown(origin, target, info);
        } catch (IOException failed) {
            throw new FileTrouble(FileTrouble.Kind.OTHER, Message.of("store.bin.failed", path.toString()));
        }
    }

    /// Puts something back where it was.
    public void putBack(Thrown thrown) throws FileTrouble {
        try {
            Files.createDirectories(Shelving.folder(thrown.origin()));
            Files.move(thrown.file(), thrown.origin());
            Files.deleteIfExists(thrown.info());
        } catch (IOException failed) {
            throw new FileTrouble(
                    FileTrouble.Kind.OTHER,
                    Message.of(
                            "store.bin.back",
                            thrown.origin().toString(),
                            thrown.file().toString()));
        }
    }

    /// The note comes first and takes the name, so that two programs never take the same.
    private static Path note(Path infos, Path files, Path origin) throws IOException {
        String name = String.valueOf(origin.getFileName());
        String text = "[Trash Info]\nPath=" + encoded(origin.toString()) + "\nDeletionDate="
                + LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS) + "\n";
        for (int i = 1; ; i++) {
            String unique = i == 1 ? name : numbered(name, i);
            Path info = infos.resolve(unique + ".trashinfo");
            if (Files.exists(files.resolve(unique))) {
                continue;
            }
            try {
                return Files.writeString(info, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    private static String numbered(String name, int number) {
        int point = name.lastIndexOf('.');
        return point > 0 ? name.substring(0, point) + "." + number + name.substring(point) : name + "." + number;
    }

    /// A path as a URL has it: bytes other than letters, digits and a few signs as `%XX`.
    private static String encoded(String path) {
        StringBuilder encoded = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
            encoded.append(plain ? String.valueOf(c) : "%%%02X".formatted(b & 0xff));
        }
        return encoded.toString();
    }
}
