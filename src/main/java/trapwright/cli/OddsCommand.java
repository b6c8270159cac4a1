package trapwright.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.interop.answer.OddsAnswer;
import trapwright.party.Party;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.store.Answer;
import trapwright.store.FileTrouble;
import trapwright.store.PartyFile;
import trapwright.store.PartyFiles;
import trapwright.words.Callings;

/// `odds`: what a trap does to a party.
@Command(name = "odds")
final class OddsCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1", paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--party", required = true, paramLabel = "PARTY.json", descriptionKey = "party")
    private String party = "";

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    OddsCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        Party characters = party(talk);
        Inputs inputs = Inputs.open(talk, List.of(file));
        if (json) {
            OddsAnswer answer = new OddsAnswer(talk.words());
            List<Map<String, Object>> answers = inputs.cards().stream()
                    .map(found -> answer.of(found.label(), found.card(), characters, odds(found, characters)))
                    .toList();
            talk.write(answers.size() == 1 ? Answer.text(answers.getFirst()) : Answer.text(answers));
        } else {
            OddsText text = new OddsText(talk.words());
            inputs.cards()
                    .forEach(found ->
                            talk.write(text.of(found.label(), found.card(), characters, odds(found, characters))));
        }
        return inputs.exit();
    }

    private Party party(Talk talk) throws BadUse, FileTrouble {
        if (party.equals(Inputs.STANDARD) && file.equals(Inputs.STANDARD)) {
            throw new BadUse("cli.standard-twice");
        }
        PartyFile opened = party.equals(Inputs.STANDARD)
                ? PartyFiles.read(talk.words().say("cli.standard-input"), talk.in())
                : PartyFiles.open(Inputs.path(party));
        opened.notices().forEach(talk::warn);
        if (opened.party().characters().isEmpty()) {
            talk.warn(Message.of("cli.odds.nobody"));
        }
        unknown(talk, opened.party());
        return opened.party();
    }

    /// Names the characters whose class no table knows, and what they count as.
    static void unknown(Talk talk, Party party) {
        party.characters().stream()
                .filter(each -> !each.calling().isBlank() && !Callings.isKnown(each.calling()))
                .forEach(each -> talk.warn(Message.of("cli.odds.class", each.name(), each.calling())));
    }

    /// Classes may be typed in either language.
    private static Odds odds(Inputs.Found found, Party party) {
        return found.card()
                .odds(party.withCharacters(party.characters().stream()
                        .map(each -> each.withCalling(Callings.id(each.calling())))
                        .toList()));
    }
}
