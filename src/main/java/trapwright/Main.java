package trapwright;

import java.util.List;
import trapwright.cli.Cli;
import trapwright.cli.Surroundings;
import trapwright.ui.Opening;

/// Starts the window, or the command line when a command is given.
public final class Main {
    private Main() {}

    /// @param args nothing or files for the window, else a command
    public static void main(String[] args) {
        List<String> given = List.of(args);
        if (Cli.answers(given)) {
            System.exit(Cli.run(given, Surroundings.ofThisProcess()));
        }
        Opening.window(given).ifPresent(obstacle -> System.exit(Cli.noWindow(obstacle, Surroundings.ofThisProcess())));
    }
}
