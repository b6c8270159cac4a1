package trapwright.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.words.Language;
import trapwright.words.Words;

/// The command line: finds the command, runs it, and says in one sentence what went wrong.
@Command(name = "trapwright", synopsisSubcommandLabel = "COMMAND")
public final class Cli {
    private static final Set<String> COMMANDS =
            Set.of("assess", "card", "read", "export", "samples", "check", "odds", "schema");
    private static final int HELP_WIDTH = 100;

    private final List<String> args;
    private final Surroundings surroundings;
    private final Language language;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            descriptionKey = "version")
    private boolean version;

    private Cli(List<String> args, Surroundings surroundings) {
        this.args = args;
        this.surroundings = surroundings;
        this.language = Speaking.language(args, surroundings.locale());
    }

    /// Runs one call.
    ///
    /// @return 0 done, 1 done but a card has an error finding, 2 bad usage or unreadable input
    public static int run(List<String> args, Surroundings surroundings) {
        try {
            return new Cli(args, surroundings).line().execute(args.toArray(String[]::new));
        } catch (OutOfMemoryError | StackOverflowError tooMuch) {
            Language language = Speaking.language(args, surroundings.locale());
            surroundings.err().println(Words.in(language).say("cli.too-much"));
            return Exit.TROUBLE;
        }
    }

    /// Whether a call is one for the command line; one without arguments or with nothing but files opens the window.
    public static boolean answers(List<String> args) {
        return !args.isEmpty()
                && (args.getFirst().startsWith("-") || COMMANDS.contains(args.getFirst()) || !isFile(args.getFirst()));
    }

    /// Says why there is no window, for a call that was to open one.
    ///
    /// @return 2
    public static int noWindow(Message sentence, Surroundings surroundings) {
        surroundings.err().println(Words.in(Language.of(surroundings.locale())).say(sentence));
        return Exit.TROUBLE;
    }

    private static boolean isFile(String arg) {
        try {
            return arg.indexOf('.') >= 0 || arg.indexOf('/') >= 0 || Files.exists(Path.of(arg));
        } catch (InvalidPathException impossible) {
            return true;
        }
    }

    private CommandLine line() {
        CommandLine line = new CommandLine(this)
                .addSubcommand(new Assess(surroundings))
                .addSubcommand(new CardCommand(surroundings))
                .addSubcommand(new Read(surroundings))
                .addSubcommand(new ExportCommand(surroundings))
                .addSubcommand(new SamplesCommand(surroundings))
                .addSubcommand(new Check(surroundings))
                .addSubcommand(new OddsCommand(surroundings))
                .addSubcommand(new SchemaCommand(surroundings))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(HELP_WIDTH)
                .setResourceBundle(new HelpTexts(language))
                .setOut(new PrintWriter(surroundings.out(), true))
                .setErr(new PrintWriter(surroundings.err(), true))
                .setParameterExceptionHandler((wrong, given) -> refuse(Usage.of(wrong, args)))
                .setExecutionExceptionHandler((failed, command, result) -> refuse(sentence(failed)));
        line.getCommandSpec().version("trapwright " + version());
        return line;
    }

    private static String version() {
        String built = Cli.class.getPackage().getImplementationVersion();
        return built == null ? "" : built;
    }

    private int refuse(Message sentence) {
        surroundings.err().println(Words.in(language).say(sentence));
        return Exit.TROUBLE;
    }

    private static Message sentence(Exception failed) {
        return switch (failed) {
            case BadUse bad -> bad.sentence();
            case FileTrouble trouble -> trouble.sentence();
            default -> Message.of("cli.unexpected", failed.toString());
        };
    }
}
