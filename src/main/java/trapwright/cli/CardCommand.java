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
import trapwright.sheet.Duplex;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
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

    @Option(names = "--size", paramLabel = "card|poker|index|a6|half|page", descriptionKey = "size")
    private CardSize size = CardSize.CARD;

    @Option(names = "--side", paramLabel = "gm|player|builder", descriptionKey = "side")
    private Side side = Side.GM;

    @Option(names = "--duplex", paramLabel = "none|long|short|fold", descriptionKey = "duplex")
    private Duplex duplex = Duplex.NONE;

    @Option(names = "--ink-saving", descriptionKey = "ink-saving")
    private boolean inkSaving;

    @Option(names = "--crop-marks", descriptionKey = "crop-marks")
    private boolean cropMarks;

    CardCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        Path path = Inputs.path(out);
        Print.Format format = Print.Format.of(path).orElseThrow(() -> new BadUse("cli.card.ending", out));
        SheetSetup setup = new SheetSetup(paper, size, inkSaving, cropMarks, duplex);
        refuseTheImpossible(setup, format);
        Inputs inputs = Inputs.open(talk, files);
        if (inputs.troubled()) {
            talk.warn(Message.of("cli.card.nothing"));
            return Exit.TROUBLE;
        }
        if (inputs.cards().isEmpty()) {
            throw new BadUse("cli.card.none");
        }
        new Print(talk, setup, side)
                .write(inputs.cards().stream().map(Inputs.Found::card).toList(), format, path, Sources.of(files));
        return inputs.exit();
    }

    private void refuseTheImpossible(SheetSetup setup, Print.Format format) throws BadUse {
        if (!setup.isPossible()) {
            throw new BadUse("cli.card.fold");
        }
        if (duplex != Duplex.NONE && format != Print.Format.PDF) {
            throw new BadUse("cli.card.duplex");
        }
    }
}
