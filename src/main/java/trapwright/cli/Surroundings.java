package trapwright.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// What a command line runs in.
///
/// @param in standard input
/// @param out standard output, in UTF-8
/// @param err standard error, in UTF-8
/// @param locale the system's language
public record Surroundings(InputStream in, PrintStream out, PrintStream err, Locale locale) {
    /// Those of this process. Output is UTF-8 whatever the system's character set is.
    public static Surroundings ofThisProcess() {
        return new Surroundings(System.in, utf8(FileDescriptor.out), utf8(FileDescriptor.err), Locale.getDefault());
    }

    private static PrintStream utf8(FileDescriptor stream) {
        return new PrintStream(new FileOutputStream(stream), true, StandardCharsets.UTF_8);
    }
}
