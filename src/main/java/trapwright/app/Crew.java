package trapwright.app;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import trapwright.store.FileTrouble;

/// Who does the work: files are read and written away from the window's thread, and the results come back to it.
///
/// @param disk reads and writes files, one task after the other
/// @param ui the window's thread
/// @param later runs something after a while
public record Crew(Executor disk, Executor ui, Later later) {
    /// Waits with the usual means of the machine.
    public static Crew of(Executor disk, Executor ui) {
        return new Crew(
                disk,
                ui,
                (wait, task) -> CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS, ui)
                        .execute(task));
    }

    /// A thread of its own for work that may take long; it does not keep the program from ending.
    static Executor apart(String name) {
        return Executors.newSingleThreadExecutor(
                task -> Thread.ofPlatform().daemon().name(name).unstarted(task));
    }

    /// Runs something on the window's thread after a while.
    @FunctionalInterface
    public interface Later {
        void run(Duration wait, Runnable task);
    }

    /// Something that is done with files.
    ///
    /// @param <T> what comes of it
    @FunctionalInterface
    interface Task<T> {
        T run() throws FileTrouble;
    }

    /// Does something with files and hands what came of it to the window's thread.
    <T> void work(Task<T> task, Consumer<T> done, Consumer<FileTrouble> failed) {
        disk.execute(() -> {
            try {
                T result = task.run();
                ui.execute(() -> done.accept(result));
            } catch (FileTrouble trouble) {
                ui.execute(() -> failed.accept(trouble));
            }
        });
    }
}
