package trapwright.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/// A file system of 64 KB in memory, to be really full or really read-only; for root, permission bits prove nothing.
///
/// @param folder where it is mounted
public record SmallDisk(Path folder) implements AutoCloseable {
    private static final int PATIENCE_S = 20;

    /// Mounts one; where that is not possible the test is skipped.
    public static SmallDisk at(Path folder) {
        Assumptions.assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.toString()),
                "a small file system can be mounted here only by root");
        return new SmallDisk(folder);
    }

    /// Nothing can be written from now on.
    public void makeReadOnly() {
        if (!run("mount", "-o", "remount,ro", folder.toString())) {
            throw new IllegalStateException("no remount");
        }
    }

    @Override
    public void close() {
        run("umount", folder.toString());
    }

    private static boolean run(String... command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            return process.waitFor(PATIENCE_S, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
