package trapwright.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Runs the usual commands once, on traps of its own, without a word. The build lets Java archive the classes that were
/// loaded, so that a call need not read and check them anew each time.
public final class Rehearsal {
    private static final String STAT_LINES = """
            Pit: CR 3; mechanical; location trigger; manual reset; DC 20 Reflex save avoids; 60 ft. deep (6d6, fall); \
            Search DC 20; Disable Device DC 20. Market Price: 3,000 gp.""";
    private static final String ENTRY = """
            Rolling Log
            Mechanical trap
            The DC to spot the cord is 12. When the trap is triggered, each creature in a 20-foot line must make a DC 13 \
            Dexterity saving throw, taking 16 (3d10) bludgeoning damage on a failed save, or half as much on a successful one.""";

    private Rehearsal() {}

    /// @param args the folder to write into
    /// @throws IOException when the folder takes no files
    public static void main(String[] args) throws IOException {
        System.exit(isDone(Files.createDirectories(Path.of(args[0]))) ? Exit.DONE : Exit.TROUBLE);
    }

    /// Runs them.
    ///
    /// @return whether none of them failed
    static boolean isDone(Path folder) {
        String line = folder.resolve("line.trap").toString();
        String entry = folder.resolve("entry.trap").toString();
        boolean done = run(STAT_LINES, "read", "-", "-o", line) && run(ENTRY, "read", "-", "-o", entry);
        for (String file : List.of(line, entry)) {
            done = done
                    && run("", "check", file)
                    && run("", "assess", file)
                    && run("", "assess", file, "--json", "--lang", "fr")
                    && run("", "export", file, "--to", "block", "-o", file + ".txt");
        }
        for (String ending : List.of("pdf", "html", "md", "txt")) {
            done = done
                    && run(
                            "",
                            "card",
                            line,
                            entry,
                            "-o",
                            folder.resolve("cards." + ending).toString());
        }
        return done && run("", "samples");
    }

    private static boolean run(String input, String... words) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Surroundings here = new Surroundings(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), nowhere, nowhere, Locale.ENGLISH);
        return switch (Cli.run(Stream.of(words).toList(), here)) {
            case Outcome.Ended ended -> ended.exit() != Exit.TROUBLE;
            case Outcome.Window ignored -> false;
            case Outcome.SelfTest ignored -> false;
        };
    }
}
