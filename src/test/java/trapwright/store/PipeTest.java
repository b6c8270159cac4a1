package trapwright.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PipeTest {
    @TempDir
    Path folder;

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeIsWrittenIntoAndStays() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> content(pipe));
        Output.write(pipe, "a card".getBytes(StandardCharsets.UTF_8));
        assertEquals("a card", read.get());
        assertFalse(Files.isRegularFile(pipe));
    }

    private static String content(Path pipe) {
        try (InputStream in = Files.newInputStream(pipe)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
