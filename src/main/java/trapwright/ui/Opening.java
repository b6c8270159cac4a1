package trapwright.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Application;
import trapwright.rules.Message;
import trapwright.words.Language;
import trapwright.words.Units;

/// Opens the window, or says what is in the way.
public final class Opening {
    private static final String PLATFORM = "glass.platform";

    /// Kept, as a logger that nobody holds forgets what it was told.
    private static final Logger TOOLKIT = Logger.getLogger("javafx");

    private Opening() {}

    /// Opens the window and waits until it is closed.
    ///
    /// @param files what to open in it
    /// @param language its language this time; else the one that was chosen in it
    /// @param units its units this time
    /// @return why there was no window; nothing when there was one
    public static Optional<Message> window(List<Path> files, Optional<Language> language, Optional<Units> units) {
        if (hasNoDisplay(System.getProperty("os.name", ""), System.getenv(), System.getProperty(PLATFORM, ""))) {
            return Optional.of(Message.of("cli.window.none"));
        }
        hush();
        try {
            Application.launch(App.class, App.arguments(files, language, units));
            return Optional.empty();
        } catch (UnsupportedOperationException | LinkageError missing) {
            return Optional.of(obstacle(missing));
        } catch (RuntimeException failed) {
            if (failed.getCause() instanceof UnsupportedOperationException missing) {
                return Optional.of(obstacle(missing));
            }
            throw failed;
        }
    }

    /// Tries the program in a folder that is gone afterwards.
    ///
    /// @param whole whether a trap is made and printed too, or only the window is opened
    public static SelfTest.Result selfTest(boolean whole) {
        if (hasNoDisplay(System.getProperty("os.name", ""), System.getenv(), System.getProperty(PLATFORM, ""))) {
            return new SelfTest.Result(false, Message.of("cli.window.none"));
        }
        hush();
        try {
            Path folder = Files.createTempDirectory("trapwright");
            try {
                return SelfTest.run(folder, whole);
            } finally {
                remove(folder);
            }
        } catch (IOException full) {
            return new SelfTest.Result(false, Message.of("cli.self-test.folder"));
        } catch (UnsupportedOperationException | LinkageError missing) {
            return new SelfTest.Result(false, obstacle(missing));
        }
    }

    /// The toolkit warns that it does not lie on the module path, which is no user’s concern.
    private static void hush() {
        TOOLKIT.setFilter(
                record -> !String.valueOf(record.getMessage()).startsWith("Unsupported JavaFX configuration"));
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /// Whether a window is out of the question: a system that needs a display has none, and none was asked to be drawn
    /// in
    /// memory.
    ///
    /// @param system the operating system's name
    /// @param environment its variables
    /// @param platform the window toolkit's platform, when one is named
    static boolean hasNoDisplay(String system, Map<String, String> environment, String platform) {
        String name = system.toLowerCase(Locale.ROOT);
        boolean always = name.startsWith("windows") || name.startsWith("mac");
        return !always
                && platform.isEmpty()
                && environment.getOrDefault("DISPLAY", "").isBlank();
    }

    /// What a failure of the window toolkit means.
    static Message obstacle(Throwable failed) {
        String said = String.valueOf(failed.getMessage());
        if (said.contains("DISPLAY")) {
            return Message.of("cli.window.none");
        }
        return Message.of(said.toLowerCase(Locale.ROOT).contains("gtk") ? "cli.window.gtk" : "cli.window.other");
    }
}
