package trapwright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.card.TrapCard;
import trapwright.card.TrapGroup;
import trapwright.interop.answer.GroupAnswer;
import trapwright.rules.Message;
import trapwright.rules.Unit;
import trapwright.store.Answer;
import trapwright.words.Amounts;
import trapwright.words.Words;

/// `group`: the encounter level and the price of several 3.5 traps together.
@Command(name = "group")
final class GroupCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
    private List<String> files = List.of();

    @Option(names = "--dependent", descriptionKey = "dependent")
    private boolean dependent;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    GroupCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse {
        Talk talk = speaking.talk(surroundings);
        Inputs inputs = Inputs.open(talk, files);
        for (Inputs.Found found : inputs.cards()) {
            refuseOtherSystems(found.card());
        }
        if (inputs.troubled() || inputs.cards().isEmpty()) {
            talk.warn(Message.of("cli.group.nothing"));
            return Exit.TROUBLE;
        }
        TrapGroup group =
                new TrapGroup(inputs.cards().stream().map(Inputs.Found::card).toList(), dependent);
        if (!dependent) {
            group.cards().stream()
                    .filter(card -> TrapGroup.cr(card).isEmpty())
                    .forEach(card -> talk.warn(
                            Message.of("cli.group.no-cr", card.face().texts().name())));
        }
        if (json) {
            List<String> labels =
                    inputs.cards().stream().map(Inputs.Found::label).toList();
            talk.write(Answer.text(new GroupAnswer(talk.words()).of(labels, group)));
        } else {
            talk.write(text(talk.words(), group));
        }
        return inputs.exit();
    }

    /// Only 3.5 traps have a CR and a price to add up.
    static void refuseOtherSystems(TrapCard card) throws BadUse {
        switch (card) {
            case TrapCard.Dnd35 ignored -> {}
            case TrapCard.Dnd5e other -> throw other(other);
            case TrapCard.Ose other -> throw other(other);
        }
    }

    private static BadUse other(TrapCard card) {
        return new BadUse("cli.group.system", card.face().texts().name());
    }

    private static String text(Words words, TrapGroup group) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(group.dependent() ? "cli.group.dependent" : "cli.group.independent"));
        for (TrapCard card : group.cards()) {
            String cr = TrapGroup.cr(card)
                    .map(value -> new Amounts(words).say(Unit.CR, value))
                    .orElse("–");
            lines.add("  "
                    + words.say(Message.of("cli.group.part", card.face().texts().name(), cr)));
        }
        group.combinedCr()
                .ifPresent(cr ->
                        lines.add(words.say(Message.of("cli.group.together", new Amounts(words).say(Unit.CR, cr)))));
        for (String figure : TrapGroup.SUMS) {
            group.sum(figure)
                    .ifPresent(sum -> lines.add(words.say(Message.of(
                            "cli.assess.figure",
                            Message.of("dnd35.figure." + figure),
                            new Amounts(words).say(TrapGroup.unit(figure), sum)))));
        }
        return String.join("\n", lines) + "\n";
    }
}
