package trapwright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/// One call of the command line, made in this process.
///
/// @param exit what it ended with
/// @param out what it wrote
/// @param err what it wrote to standard error
record Called(int exit, String out, String err) {
    static Called with(String... args) {
        return in(Locale.ENGLISH, "", args);
    }

    static Called in(Locale locale, String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Outcome outcome = Cli.run(
                List.of(args),
                new Surroundings(
                        new ByteArrayInputStream(input.getBytes(UTF_8)),
                        new PrintStream(out, true, UTF_8),
                        new PrintStream(err, true, UTF_8),
                        locale));
        return switch (outcome) {
            case Outcome.Ended ended -> new Called(ended.exit(), out.toString(UTF_8), err.toString(UTF_8));
            case Outcome.Window window -> throw new AssertionError(window);
            case Outcome.SelfTest test -> throw new AssertionError(test);
        };
    }
}
