package trapwright.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Which Trapwright this is.
public final class Version {
    private Version() {}

    /// The number, as the build wrote it, such as `1.2.0`.
    public static String number() {
        try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
            if (stream == null) {
                throw new IllegalStateException("no version");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
