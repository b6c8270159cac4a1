package trapwright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.store.FileTrouble;
import trapwright.store.PartyFile;
import trapwright.store.PartyFiles;
import trapwright.store.Pictures;
import trapwright.store.Schema;
import trapwright.store.TrapFile;

/// `check`: whether files of traps and parties can be read and fit the schema, and what is the matter with their cards.
@Command(name = "check")
final class Check implements Callable<Integer> {
    /// How the codes of findings begin that every system has.
    private static final String OF_ANY_CARD = "CARD-";

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
        Schema schema = new Schema();
        Icons icons = new Icons();
        boolean faulty = false;
        List<String> traps = new ArrayList<>();
        for (String file : files) {
            if (!file.equals(Inputs.STANDARD) && PartyFiles.isParty(Inputs.path(file))) {
                faulty |= !isSound(talk, file, schema);
            } else {
                traps.add(file);
            }
        }
        Inputs inputs = Inputs.open(talk, traps);
        for (Inputs.Given given : inputs.files()) {
            List<Message> faults = schema.faults(
                    given.file(), given.label(), talk.words().language().locale());
            List<Remark> remarks = given.file().cards().stream()
                    .flatMap(card -> remarks(card, icons).map(remark -> remark.about(given, card)))
                    .toList();
            faults.forEach(talk::warn);
            faulty |= !faults.isEmpty();
            if (faults.isEmpty() && remarks.stream().noneMatch(Remark::grave) && isKnown(given.file())) {
                talk.say(Message.of("cli.check.fine", given.file().entries().size(), given.label()));
            }
            remarks.forEach(remark -> talk.say(remark.said()));
        }
        return faulty ? Exit.TROUBLE : inputs.exit();
    }

    /// Whether a party is as it should be, which is said, as its faults are.
    private static boolean isSound(Talk talk, String file, Schema schema) throws BadUse {
        try {
            PartyFile party = PartyFiles.open(Inputs.path(file));
            party.notices().forEach(talk::warn);
            List<Message> faults =
                    schema.faults(party, file, talk.words().language().locale());
            faults.forEach(talk::warn);
            if (faults.isEmpty() && party.untouched().isEmpty()) {
                talk.say(
                        Message.of("cli.check.party", party.party().characters().size(), file));
            }
            OddsCommand.unknown(talk, party.party());
            return faults.isEmpty();
        } catch (FileTrouble trouble) {
            talk.warn(trouble.sentence());
            return false;
        }
    }

    /// Something about a card.
    ///
    /// @param grave whether the card is not as it should be
    private record Remark(boolean grave, Message said) {
        Remark about(Inputs.Given given, TrapCard card) {
            return new Remark(
                    grave,
                    Message.of(
                            "cli.check.remark",
                            given.label(),
                            card.face().texts().name(),
                            said));
        }
    }

    /// Errors, what nobody can draw or knows, and where a book prints it otherwise. Advice on the design is not for
    /// here.
    private static Stream<Remark> remarks(TrapCard card, Icons icons) {
        Stream<Remark> findings = card.assess().findings().stream()
                .filter(finding ->
                        finding.level() == Finding.Level.ERROR || finding.code().startsWith(OF_ANY_CARD))
                .map(finding -> new Remark(finding.level() != Finding.Level.NOTE, AssessText.finding(finding)));
        return Stream.concat(picture(card.face().icon(), icons).stream(), findings);
    }

    private static Optional<Remark> picture(Picture picture, Icons icons) {
        return switch (picture) {
            case Picture.Icon icon
            when icons.find(icon.id()).isEmpty() ->
                Optional.of(new Remark(true, Message.of("cli.check.icon", icon.id())));
            case Picture.Image image
            when !Pictures.isWhole(image) -> Optional.of(new Remark(true, Message.of("cli.check.picture")));
            case Picture.Icon ignored -> Optional.empty();
            case Picture.Image ignored -> Optional.empty();
        };
    }

    private static boolean isKnown(TrapFile file) {
        return file.untouched().isEmpty()
                && file.cards().size() == file.entries().size();
    }
}
