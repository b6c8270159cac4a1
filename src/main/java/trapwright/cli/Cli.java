package trapwright.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.words.Language;
import trapwright.words.Version;
import trapwright.words.Words;

/// The command line: finds the command, runs it, and says in one sentence what went wrong.
@Command(name = Cli.NAME, synopsisSubcommandLabel = "COMMAND")
public final class Cli implements Callable<Integer> {
    static final String NAME = "trapwright";

    private static final Map<String, Function<Surroundings, Callable<Integer>>> COMMANDS = commands();
    private static final int HELP_WIDTH = 100;

    /// Takes the short way, as a start without arguments does, so that its measured time is that of a user's start.
    private static final List<String> START_ONLY = List.of("--self-test=start");

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

    @Option(
            names = "--self-test",
            arity = "0..1",
            fallbackValue = "all",
            paramLabel = "all|start",
            descriptionKey = "self-test")
    private @Nullable Trial selfTest;

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "window-file")
    private List<String> files = List.of();

    private Optional<Outcome> wanted = Optional.empty();

    /// How much the self-test tries.
    private enum Trial {
        ALL,
        START
    }

    private Cli(List<String> args, Surroundings surroundings) {
        this.args = args;
        this.surroundings = surroundings;
        this.language = Speaking.language(args, surroundings.locale());
    }

    /// Carries one call out, or says that it is one for the window: without a command, with files or with nothing.
    public static Outcome run(List<String> args, Surroundings surroundings) {
        if (args.stream().allMatch(Cli::isPlainFile)) {
            return new Outcome.Window(args.stream().map(Path::of).toList(), Optional.empty(), Optional.empty());
        }
        if (args.equals(START_ONLY)) {
            return new Outcome.SelfTest(false);
        }
        List<String> ordered = commandFirst(args);
        try {
            Cli cli = new Cli(ordered, surroundings);
            int exit = cli.line().execute(ordered.toArray(String[]::new));
            // a full disk or a closed pipe behind standard output is told by its stream alone
            return surroundings.out().checkError()
                    ? new Outcome.Ended(cli.refuse(Message.of("cli.output")))
                    : cli.wanted.orElse(new Outcome.Ended(exit));
        } catch (OutOfMemoryError | StackOverflowError tooMuch) {
            Language language = Speaking.language(args, surroundings.locale());
            surroundings.err().println(Words.in(language).say("cli.too-much"));
            return new Outcome.Ended(Exit.TROUBLE);
        }
    }

    /// Whether a call is one of a command, so that no window is wanted.
    public static boolean isCommand(List<String> args) {
        List<String> ordered = commandFirst(args);
        return !ordered.isEmpty() && COMMANDS.containsKey(ordered.getFirst());
    }

    /// A call without a command.
    @Override
    public Integer call() throws BadUse {
        if (selfTest != null) {
            wanted = Optional.of(new Outcome.SelfTest(selfTest == Trial.ALL));
            return Exit.DONE;
        }
        List<Path> paths = new ArrayList<>();
        for (String file : files) {
            if (file.equals(Inputs.STANDARD)) {
                throw new BadUse("cli.window.standard-input", NAME);
            }
            Path path = Inputs.path(file);
            if (!isFile(path)) {
                throw new BadUse("cli.usage.unknown-command", file, NAME);
            }
            paths.add(path);
        }
        wanted = Optional.of(speaking.window(paths));
        return Exit.DONE;
    }

    /// Says why there is no window, for a call that was to open one.
    ///
    /// @return 2
    public static int noWindow(Message sentence, List<String> args, Surroundings surroundings) {
        Language language = Speaking.language(args, surroundings.locale());
        surroundings.err().println(Words.in(language).say(sentence));
        return Exit.TROUBLE;
    }

    /// Says what the self-test came to.
    ///
    /// @return 0 when it passed, else 2
    public static int selfTested(boolean passed, Message sentence, List<String> args, Surroundings surroundings) {
        String said = Words.in(Speaking.language(args, surroundings.locale())).say(sentence);
        (passed ? surroundings.out() : surroundings.err()).println(said);
        return passed ? Exit.DONE : Exit.TROUBLE;
    }

    /// Options may stand before the command as well as behind it.
    private static List<String> commandFirst(List<String> args) {
        int at = 0;
        while (at < args.size() && args.get(at).startsWith("-")) {
            at += Speaking.takesValue(args.get(at)) ? 2 : 1;
        }
        if (at >= args.size() || !COMMANDS.containsKey(args.get(at))) {
            return args;
        }
        List<String> moved = new ArrayList<>(args);
        moved.addFirst(moved.remove(at));
        return moved;
    }

    private static boolean isPlainFile(String arg) {
        try {
            return !arg.startsWith("-") && !COMMANDS.containsKey(arg) && isFile(Path.of(arg));
        } catch (InvalidPathException impossible) {
            return false;
        }
    }

    private static boolean isFile(Path path) {
        return path.getNameCount() > 1 || path.toString().indexOf('.') >= 0 || Files.exists(path);
    }

    private CommandLine line() {
        CommandLine line = new CommandLine(this);
        called().forEach(command -> line.addSubcommand(command.apply(surroundings)));
        line.setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(HELP_WIDTH)
                .setResourceBundle(new HelpTexts(language))
                .setOut(new PrintWriter(surroundings.out(), true))
                .setErr(new PrintWriter(surroundings.err(), true))
                .setParameterExceptionHandler((wrong, given) -> refuse(Usage.of(wrong, args)))
                .setExecutionExceptionHandler((failed, command, result) -> refuse(sentence(failed)));
        line.getCommandSpec().version("trapwright " + Version.number());
        return line;
    }

    /// The one that is called; all of them where the help or a remark on a misspelt one wants their names.
    private Collection<Function<Surroundings, Callable<Integer>>> called() {
        return Optional.ofNullable(COMMANDS.get(args.isEmpty() ? "" : args.getFirst()))
                .<Collection<Function<Surroundings, Callable<Integer>>>>map(List::of)
                .orElseGet(COMMANDS::values);
    }

    private static Map<String, Function<Surroundings, Callable<Integer>>> commands() {
        Map<String, Function<Surroundings, Callable<Integer>>> commands = new LinkedHashMap<>();
        commands.put("assess", Assess::new);
        commands.put("card", CardCommand::new);
        commands.put("read", Read::new);
        commands.put("export", ExportCommand::new);
        commands.put("samples", SamplesCommand::new);
        commands.put("check", Check::new);
        commands.put("odds", OddsCommand::new);
        commands.put("group", GroupCommand::new);
        commands.put("random", RandomCommand::new);
        commands.put("schema", SchemaCommand::new);
        return commands;
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
