package trapwright.ui;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import trapwright.app.GameSystem;
import trapwright.app.SaveState;
import trapwright.app.Workplace;
import trapwright.rules.Message;

/// Tries the installed program: opens the window, goes through a new trap’s steps, saves it, opens it again and prints
/// it, all in a folder of its own. The user’s settings and traps are not touched.
public final class SelfTest {
    private static final int PATIENCE_S = 120;
    private static final int STEPS = 7;

    private final Path trap;
    private final Path paper;
    private final boolean whole;
    private final Workplace place;
    private final CompletableFuture<Long> end = new CompletableFuture<>();
    private final Deque<Leg> legs = new ArrayDeque<>();
    private final Deque<Path> answers = new ArrayDeque<>();
    private long firstPulse = -1;
    private volatile String now = "open";
    private boolean begun;

    /// What came of it.
    ///
    /// @param passed whether all of it went well
    /// @param sentence what happened
    public record Result(boolean passed, Message sentence) {}

    /// One thing that is done, and how it shows that it has happened.
    private record Leg(String name, Runnable act, BooleanSupplier done) {}

    private SelfTest(Path folder, boolean whole) {
        this.whole = whole;
        trap = folder.resolve("self-test.trap");
        paper = folder.resolve("self-test.pdf");
        place = Workplace.apart(folder, Platform::runLater);
    }

    /// Runs it. There must be a display.
    ///
    /// @param folder an empty folder, which is left with what was made
    /// @param whole whether a trap is made and printed too, or only the window is opened
    public static Result run(Path folder, boolean whole) {
        CountDownLatch toolkit = new CountDownLatch(1);
        Platform.startup(toolkit::countDown);
        SelfTest test = new SelfTest(folder, whole);
        try {
            toolkit.await();
            Platform.runLater(test::begin);
            long pulse = test.end.get(PATIENCE_S, TimeUnit.SECONDS);
            return whole
                    ? new Result(test.isWritten(), Message.of("cli.self-test.passed", pulse))
                    : new Result(true, Message.of("cli.self-test.started", pulse));
        } catch (ExecutionException | TimeoutException | IOException failed) {
            return new Result(false, Message.of("cli.self-test.failed", Message.of("cli.self-test." + test.now)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Result(false, Message.of("cli.self-test.failed", Message.of("cli.self-test." + test.now)));
        } finally {
            Platform.exit();
            test.place.close();
        }
    }

    private boolean isWritten() throws IOException {
        byte[] bytes = Files.readAllBytes(paper);
        return Files.size(trap) > 0 && new String(bytes, StandardCharsets.ISO_8859_1).startsWith("%PDF");
    }

    private void begin() {
        Stage stage = new Stage();
        new Window(stage, place.desk(), new Answers()).show();
        place.start(List.of());
        stage.getScene().addPostLayoutPulseListener(this::pulsed);
        plan(stage);
        new AnimationTimer() {
            @Override
            public void handle(long nanos) {
                go(this);
            }
        }.start();
    }

    private void pulsed() {
        if (firstPulse < 0) {
            firstPulse = ManagementFactory.getRuntimeMXBean().getUptime();
        }
    }

    private void plan(Stage stage) {
        legs.add(new Leg("open", () -> {}, () -> firstPulse >= 0));
        if (!whole) {
            return;
        }
        for (int i = 0; i < STEPS; i++) {
            legs.add(new Leg("make", () -> press(stage, "next"), () -> true));
        }
        legs.add(new Leg("save", () -> answer(stage, "save", trap), this::isSaved));
        legs.add(new Leg("make", () -> place.desk().makeNew(GameSystem.ALL.getLast()), () -> !isOpen()));
        legs.add(new Leg("reopen", () -> answer(stage, "open", trap), this::isOpen));
        legs.add(new Leg("print", () -> press(stage, "print"), () -> preview().isPresent()));
        legs.add(new Leg("print", this::print, this::isPrinted));
    }

    /// Does the next thing once the last has happened.
    private void go(AnimationTimer timer) {
        Leg leg = legs.peek();
        if (leg == null) {
            timer.stop();
            end.complete(firstPulse);
        } else if (!begun) {
            now = leg.name();
            begun = true;
            leg.act().run();
        } else if (leg.done().getAsBoolean()) {
            legs.remove();
            begun = false;
        }
    }

    private static void press(Stage stage, String id) {
        ((ButtonBase) stage.getScene().lookup("#" + id)).fire();
    }

    private void answer(Stage stage, String id, Path file) {
        answers.add(file);
        press(stage, id);
    }

    private boolean isSaved() {
        return place.desk().state().getValue() instanceof SaveState.Saved;
    }

    private boolean isOpen() {
        return place.desk().trap().get().path().filter(trap::equals).isPresent();
    }

    /// The print window, once it shows the sheet.
    private static Optional<Node> preview() {
        return javafx.stage.Window.getWindows().stream()
                .map(window -> window.getScene().getRoot())
                .filter(root -> root.lookup("#print-preview") instanceof ImageView sheet && sheet.getImage() != null)
                .map(Node.class::cast)
                .findFirst();
    }

    private void print() {
        answers.add(paper);
        preview().map(root -> (ButtonBase) root.lookup("#print-save")).ifPresent(ButtonBase::fire);
    }

    private boolean isPrinted() {
        return preview()
                .map(root -> ((Labeled) root.lookup("#print-said")).getText())
                .filter(said -> said.contains(String.valueOf(paper.getFileName())))
                .isPresent();
    }

    /// Gives the files that lie ready for an answer.
    private final class Answers implements Dialogs {
        @Override
        public List<Path> open(FileChooser chooser) {
            return List.of(answers.remove());
        }

        @Override
        public Optional<Path> save(FileChooser chooser) {
            return Optional.of(answers.remove());
        }

        @Override
        public Optional<Path> folder(DirectoryChooser chooser) {
            return Optional.of(answers.remove());
        }
    }
}
