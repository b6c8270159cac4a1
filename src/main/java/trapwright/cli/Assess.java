package trapwright.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.interop.answer.AssessAnswer;
import trapwright.store.Answer;

/// `assess`: figures, steps and findings.
@Command(name = "assess")
final class Assess implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
    private List<String> files = List.of();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    Assess(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse {
        Talk talk = speaking.talk(surroundings);
        Inputs inputs = Inputs.open(talk, files);
        if (json) {
            AssessAnswer answer = new AssessAnswer(talk.words());
            talk.write(Answer.text(inputs.cards().stream()
                    .map(found -> answer.of(found.label(), found.card()))
                    .toList()));
        } else {
            AssessText text = new AssessText(talk.words());
            inputs.cards().forEach(found -> talk.write(text.of(found.label(), found.card())));
        }
        return inputs.exit();
    }
}
