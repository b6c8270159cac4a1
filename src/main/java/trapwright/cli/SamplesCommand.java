package trapwright.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;

/// `samples`: the built-in published traps.
@Command(name = "samples")
final class SamplesCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Option(names = "--system", paramLabel = "SYSTEM", descriptionKey = "system")
    private @Nullable String system;

    @Option(names = "-o", paramLabel = "DIR", descriptionKey = "samples-out")
    private @Nullable String out;

    SamplesCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        if (system != null && !Samples.SYSTEMS.contains(system)) {
            throw new BadUse("cli.samples.system", system, String.join(", ", Samples.SYSTEMS));
        }
        List<Samples.Sample> samples = (system == null ? Samples.SYSTEMS : List.of(system))
                .stream().flatMap(one -> Samples.of(one).stream()).toList();
        if (out == null) {
            samples.forEach(sample -> list(talk, sample));
        } else {
            Map<String, TrapCard> named = new LinkedHashMap<>();
            samples.forEach(sample -> named.put(unique(named, sample), sample.card()));
            new CardFolder(Inputs.path(out)).write(named);
            talk.say(Message.of("cli.samples.written", named.size(), out));
        }
        return Exit.DONE;
    }

    /// Two systems may have a trap of one name.
    private static String unique(Map<String, TrapCard> named, Samples.Sample sample) {
        String name = sample.fileName();
        return named.containsKey(name) ? sample.card().system() + "-" + name : name;
    }

    private static void list(Talk talk, Samples.Sample sample) {
        Assessment assessment = sample.card().assess();
        var badge = assessment.block().badge();
        Message line = Message.of(
                "cli.samples.line",
                sample.fileName(),
                badge.label(),
                badge.value(),
                sample.card().face().texts().name());
        talk.say(assessment.findings().stream()
                .filter(finding -> finding.code().equals(TrapCard.PRINTED_OTHERWISE))
                .findFirst()
                .map(slip -> Message.of("cli.samples.slip", line, slip.message()))
                .orElse(line));
    }
}
