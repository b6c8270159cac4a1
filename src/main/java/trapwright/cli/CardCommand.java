package trapwright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.rules.Message;
import trapwright.sheet.CardSize;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.store.FileTrouble;

/// `card`: printable sheets.
@Command(name = "card")
final class CardCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
    private List<String> files = List.of();

    @Option(names = "-o", required = true, paramLabel = "OUT", descriptionKey = "card-out")
    private String out = "";

    @Option(names = "--paper", paramLabel = "a4|letter", descriptionKey = "paper")
    private Paper paper = Paper.A4;

    @Option(names = "--size", paramLabel = "card|page", descriptionKey = "size")
    private CardSize size = CardSize.CARD;

    @Option(names = "--side", paramLabel = "gm", descriptionKey = "side")
    private Side side = Side.GM;

    @Option(names = "--duplex", paramLabel = "none", descriptionKey = "duplex")
    private Duplex duplex = Duplex.NONE;

    @Option(names = "--ink-saving", descriptionKey = "ink-saving")
    private boolean inkSaving;

    @Option(names = "--crop-marks", descriptionKey = "crop-marks")
    private boolean cropMarks;

    /// Who a card is for.
    enum Side {
        GM,
        PLAYER,
        BUILDER
    }

    /// How a sheet is printed on both sides.
    enum Duplex {
        NONE,
        LONG,
        SHORT,
        FOLD
    }

    CardCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        refuseWhatComesLater();
        Path path = Inputs.path(out);
        Print.Format format = Print.Format.of(path).orElseThrow(() -> new BadUse("cli.card.ending", out));
        Inputs inputs = Inputs.open(talk, files);
        if (inputs.troubled()) {
            talk.warn(Message.of("cli.card.nothing"));
            return Exit.TROUBLE;
        }
        if (inputs.cards().isEmpty()) {
            throw new BadUse("cli.card.none");
        }
        new Print(talk, new SheetSetup(paper, size, inkSaving, cropMarks))
                .write(inputs.cards().stream().map(Inputs.Found::card).toList(), format, path, Sources.of(files));
        return inputs.exit();
    }

    private void refuseWhatComesLater() throws BadUse {
        if (size != CardSize.CARD && size != CardSize.PAGE) {
            throw new BadUse("cli.card.later.size");
        }
        if (side != Side.GM) {
            throw new BadUse("cli.card.later.side");
        }
        if (duplex != Duplex.NONE) {
            throw new BadUse("cli.card.later.duplex");
        }
    }
}
