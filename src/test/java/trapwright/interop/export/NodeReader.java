package trapwright.interop.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Readers of foreign formats that exist only for Node, installed once below `target`.
///
/// Where npm is absent the tests that need them are skipped by name; with the variable `CI` they fail instead.
final class NodeReader {
    private static final Path SOURCE = Path.of("src/test/npm");
    private static final Path PLACE = Path.of("target/npm");
    private static final Path STAMP = PLACE.resolve("installed");

    private NodeReader() {}

    /// Reads a text with the reader of a format.
    static JsonNode read(String format, String text) {
        install();
        return JsonMapper.shared().readTree(run(text, PLACE, "node", "read.mjs", format));
    }

    private static synchronized void install() {
        try {
            String lock = Files.readString(SOURCE.resolve("package-lock.json"));
            Files.createDirectories(PLACE);
            try (Stream<Path> files = Files.list(SOURCE)) {
                for (Path file : files.toList()) {
                    Files.writeString(PLACE.resolve(file.getFileName()), Files.readString(file));
                }
            }
            if (Files.exists(STAMP) && Files.readString(STAMP).equals(lock)) {
                return;
            }
            if (!exists("npm") || !exists("node")) {
                if (System.getenv("CI") != null) {
                    throw new IllegalStateException("npm is missing, and CI never skips the readers that it installs");
                }
                Assumptions.abort("npm is not installed, so this format's own reader cannot be asked");
            }
            run("", PLACE, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
            Files.writeString(STAMP, lock);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static boolean exists(String program) {
        return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .map(Path::of)
                .flatMap(folder -> Stream.of(folder.resolve(program), folder.resolve(program + ".cmd")))
                .anyMatch(Files::isExecutable);
    }

    private static String run(String input, Path folder, String... command) {
        try {
            Path errors = Files.createTempFile("node", ".log");
            Process process = new ProcessBuilder(List.of(command))
                    .directory(folder.toFile())
                    .redirectError(errors.toFile())
                    .start();
            try (OutputStream in = process.getOutputStream()) {
                in.write(input.getBytes(UTF_8));
            }
            String output = new String(process.getInputStream().readAllBytes(), UTF_8);
            int exit = process.waitFor();
            String said = Files.readString(errors);
            Files.delete(errors);
            if (exit != 0) {
                throw new IllegalStateException(String.join(" ", command) + " ended with " + exit + ": " + said);
            }
            return output;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }
}
