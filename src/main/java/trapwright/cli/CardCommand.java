package trapwright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.card.TrapCard;
import trapwright.card.TrapGroup;
import trapwright.rules.Message;
import trapwright.sheet.CardSize;
import trapwright.sheet.Duplex;
import trapwright.sheet.EncounterPage;
import trapwright.sheet.Layout;
import trapwright.sheet.ListPage;
import trapwright.sheet.Order;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.store.FileTrouble;

/// `card`: printable sheets.
@Command(name = "card")
final class CardCommand implements Callable<Integer> {
    private static final int MOST_COPIES = 100;

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
    private @Nullable CardSize size;

    @Option(names = "--side", paramLabel = "gm|player|builder", descriptionKey = "side")
    private Side side = Side.GM;

    @Option(names = "--duplex", paramLabel = "none|long|short|fold", descriptionKey = "duplex")
    private Duplex duplex = Duplex.NONE;

    @Option(names = "--ink-saving", descriptionKey = "ink-saving")
    private boolean inkSaving;

    @Option(names = "--crop-marks", descriptionKey = "crop-marks")
    private boolean cropMarks;

    @Option(names = "--bleed", paramLabel = "0|2|3", descriptionKey = "bleed")
    private int bleed;

    @Option(names = "--copies", paramLabel = "N", descriptionKey = "copies")
    private int copies = 1;

    @Option(names = "--order", paramLabel = "given|name|cr", descriptionKey = "order")
    private Order order = Order.GIVEN;

    @Option(names = "--as", paramLabel = "cards|list|encounter", descriptionKey = "layout")
    private Layout layout = Layout.CARDS;

    @Option(names = "--dependent", descriptionKey = "dependent")
    private boolean dependent;

    CardCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        Path path = Inputs.path(out);
        Print.Format format = Print.Format.of(path).orElseThrow(() -> new BadUse("cli.card.ending", out));
        refuseOtherNumbers();
        CardSize cut = Optional.ofNullable(size).orElse(layout == Layout.CARDS ? CardSize.CARD : CardSize.PAGE);
        SheetSetup setup = new SheetSetup(paper, cut, inkSaving, cropMarks, duplex, bleed);
        refuseTheImpossible(setup, format);
        Inputs inputs = Inputs.open(talk, files);
        if (inputs.troubled()) {
            talk.warn(Message.of("cli.card.nothing"));
            return Exit.TROUBLE;
        }
        if (inputs.cards().isEmpty()) {
            throw new BadUse("cli.card.none");
        }
        List<TrapCard> cards =
                order.of(inputs.cards().stream().map(Inputs.Found::card).toList(), talk.words());
        Print print = new Print(talk, setup, side);
        switch (layout) {
            case CARDS -> print.write(cards, copies, format, path, Sources.of(files));
            case LIST -> print.table(new ListPage(talk.words()).of(cards), format, path, Sources.of(files));
            case ENCOUNTER -> {
                for (TrapCard card : cards) {
                    GroupCommand.refuseOtherSystems(card);
                }
                Page page = new EncounterPage(talk.words()).of(new TrapGroup(cards, dependent));
                print.table(page, format, path, Sources.of(files));
            }
        }
        return inputs.exit();
    }

    private void refuseOtherNumbers() throws BadUse {
        if (!SheetSetup.BLEEDS.contains(bleed)) {
            throw new BadUse("cli.card.bleed", bleed);
        }
        if (copies < 1 || copies > MOST_COPIES) {
            throw new BadUse("cli.card.copies", copies, MOST_COPIES);
        }
    }

    private void refuseTheImpossible(SheetSetup setup, Print.Format format) throws BadUse {
        if (!setup.canFold()) {
            throw new BadUse("cli.card.fold");
        }
        if (!setup.canBleed()) {
            throw new BadUse("cli.card.no-bleed");
        }
        if (dependent && layout != Layout.ENCOUNTER) {
            throw new BadUse("cli.card.dependent");
        }
        if (layout != Layout.CARDS && (size != null || side != Side.GM || copies > 1 || duplex != Duplex.NONE)) {
            throw new BadUse("cli.card.whole-page", layout.name().toLowerCase(Locale.ROOT));
        }
        if (copies > 1 && format != Print.Format.PDF && format != Print.Format.HTML) {
            throw new BadUse("cli.card.copies-paper");
        }
        if (duplex != Duplex.NONE && format != Print.Format.PDF) {
            throw new BadUse("cli.card.duplex");
        }
    }
}
