package trapwright.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.store.Schema;

/// `check`: whether files can be read and fit the schema.
@Command(name = "check")
final class Check implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
    private List<String> files = List.of();

    Check(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse {
        Talk talk = speaking.talk(surroundings);
        Inputs inputs = Inputs.open(talk, files);
        Schema schema = new Schema();
        boolean faulty = false;
        for (Inputs.Given given : inputs.files()) {
            List<Message> faults = schema.faults(
                    given.file(), given.label(), talk.words().language().locale());
            faults.forEach(talk::warn);
            faulty |= !faults.isEmpty();
            if (faults.isEmpty()) {
                talk.say(Message.of("cli.check.fine", given.file().entries().size(), given.label()));
            }
        }
        inputs.cards().forEach(found -> errors(talk, found));
        return faulty ? Exit.TROUBLE : inputs.exit();
    }

    private static void errors(Talk talk, Inputs.Found found) {
        for (Finding finding : found.card().assess().findings()) {
            if (finding.level() == Finding.Level.ERROR) {
                talk.say(Message.of(
                        "cli.check.error",
                        found.label(),
                        found.card().face().texts().name(),
                        finding.code(),
                        finding.message()));
            }
        }
    }
}
