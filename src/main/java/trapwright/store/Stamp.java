package trapwright.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// What a file was like at one moment.
///
/// Size and time tell quickly that nothing happened; the digest tells whether the content is another one.
///
/// @param size bytes
/// @param modified milliseconds since 1970
/// @param digest SHA-256 of the content, in hexadecimal digits
public record Stamp(long size, long modified, String digest) {
    /// The stamp of a file whose content is already in memory.
    static Stamp of(Path path, byte[] content) throws IOException {
        return new Stamp(content.length, Files.getLastModifiedTime(path).toMillis(), digest(content));
    }

    /// Whether a file looks as it did, without reading it. For watching many files; before overwriting ask
    /// [#sameContent].
    public boolean looksSame(Path path) {
        try {
            return Files.size(path) == size && Files.getLastModifiedTime(path).toMillis() == modified;
        } catch (IOException gone) {
            return false;
        }
    }

    /// Whether a file's content is still the same.
    boolean sameContent(Path path) throws IOException {
        return Files.size(path) == size && digest(Files.readAllBytes(path)).equals(digest);
    }

    private static String digest(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
