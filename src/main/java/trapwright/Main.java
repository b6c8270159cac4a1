package trapwright;

import java.util.List;
import trapwright.cli.Cli;
import trapwright.cli.Outcome;
import trapwright.cli.Surroundings;
import trapwright.ui.Opening;
import trapwright.ui.SelfTest;

/// Starts the window, or the command line when a command is given.
public final class Main {
    private Main() {}

    /// @param args nothing or files for the window, else a command; options of either in any place
    public static void main(String[] args) {
        List<String> given = List.of(args);
        if (Cli.isCommand(given)) {
            // pictures are drawn without asking a display, which may be there in name only
            System.setProperty("java.awt.headless", "true");
        }
        Surroundings here = Surroundings.ofThisProcess();
        switch (Cli.run(given, here)) {
            case Outcome.Ended ended -> System.exit(ended.exit());
            case Outcome.SelfTest(boolean whole) -> {
                SelfTest.Result result = Opening.selfTest(whole);
                System.exit(Cli.selfTested(result.passed(), result.sentence(), given, here));
            }
            case Outcome.Window wanted ->
                Opening.window(wanted.files(), wanted.language(), wanted.units())
                        .ifPresent(obstacle -> System.exit(Cli.noWindow(obstacle, given, here)));
        }
    }
}
