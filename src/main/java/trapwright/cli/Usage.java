package trapwright.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import trapwright.rules.Message;

/// Turns what the command line library objects to into one sentence of ours.
final class Usage {
    private Usage() {}

    static Message of(CommandLine.ParameterException wrong, List<String> args) {
        String command = wrong.getCommandLine().getCommandSpec().qualifiedName(" ");
        return switch (wrong) {
            case CommandLine.UnmatchedArgumentException unmatched -> unmatched(unmatched, command);
            case CommandLine.MissingParameterException missing -> missing(missing, args, command);
            case CommandLine.OverwrittenOptionException twice ->
                Message.of("cli.usage.twice", name(twice.getOverwritten()), command);
            default ->
                wrong.getArgSpec() == null
                        ? Message.of("cli.usage.other", command)
                        : Message.of(
                                "cli.usage.value",
                                String.valueOf(wrong.getValue()),
                                name(wrong.getArgSpec()),
                                allowed(wrong.getArgSpec()),
                                command);
        };
    }

    private static Message unmatched(CommandLine.UnmatchedArgumentException unmatched, String command) {
        String first = unmatched.getUnmatched().getFirst();
        if (first.startsWith("-")) {
            return Message.of("cli.usage.unknown-option", first, command);
        }
        boolean root = unmatched.getCommandLine().getParent() == null;
        return Message.of(root ? "cli.usage.unknown-command" : "cli.usage.too-many", first, command);
    }

    private static Message missing(CommandLine.MissingParameterException missing, List<String> args, String command) {
        if (missing.getMissing().isEmpty()) {
            return Message.of("cli.usage.no-command", command);
        }
        ArgSpec first = missing.getMissing().getFirst();
        boolean given =
                first instanceof OptionSpec option && args.stream().anyMatch(Arrays.asList(option.names())::contains);
        return Message.of(given ? "cli.usage.no-value" : "cli.usage.missing", name(first), command);
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    private static Message allowed(ArgSpec spec) {
        Object[] values = spec.type().isEnum() ? spec.type().getEnumConstants() : new Object[0];
        return values.length == 0
                ? Message.of("cli.usage.other-value")
                : Message.of(
                        "cli.usage.one-of",
                        Arrays.stream(values)
                                .map(value -> ((Enum<?>) value).name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", ")));
    }
}
