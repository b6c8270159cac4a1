package trapwright.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.rules.Message;
import trapwright.sheet.Composer;
import trapwright.sheet.HandoutPage;
import trapwright.sheet.Icons;
import trapwright.sheet.Labels;
import trapwright.sheet.Page;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.sheet.html.HtmlSheet;
import trapwright.sheet.pdf.Lacking;
import trapwright.sheet.pdf.PdfSheet;
import trapwright.sheet.pdf.PngSheet;
import trapwright.sheet.pdf.Press;
import trapwright.sheet.pdf.Spread;
import trapwright.sheet.plain.MarkdownSheet;
import trapwright.sheet.plain.TextSheet;
import trapwright.sheet.type.Fonts;
import trapwright.store.FileTrouble;
import trapwright.store.Output;

/// Prints cards into a file.
///
/// @param talk the language, and where signs are named that the fonts lack
/// @param setup the paper
/// @param side whom the cards are for
record Print(Talk talk, SheetSetup setup, Side side) {
    /// What a print is written as.
    enum Format {
        PDF,
        HTML,
        MD,
        TXT,
        PNG;

        /// The format that a file's ending names.
        static Optional<Format> of(Path path) {
            String name = String.valueOf(path.getFileName()).toUpperCase(Locale.ROOT);
            for (Format format : values()) {
                if (name.endsWith("." + format)) {
                    return Optional.of(format);
                }
            }
            return Optional.empty();
        }
    }

    /// Writes the cards; PNG pictures of several cards get a number in their names.
    ///
    /// @param copies of each card, one after the other
    /// @param sources the files that the cards are from
    void write(List<TrapCard> wanted, int copies, Format format, Path path, Sources sources)
            throws BadUse, FileTrouble {
        sources.spare(path);
        List<TrapCard> cards = saying(wanted);
        Composer composer = new Composer(talk.words(), new Icons(), side);
        List<Page> once = composer.pages(cards);
        Labels labels = composer.labels(once);
        List<Page> pages = once.stream()
                .flatMap(page -> Collections.nCopies(copies, page).stream())
                .toList();
        if (format == Format.TXT) {
            write(path, text(cards, once));
        } else {
            write(pages, labels, format, path, sources);
        }
    }

    /// Writes the one page of a whole group of traps.
    void table(Page page, Format format, Path path, Sources sources) throws BadUse, FileTrouble {
        sources.spare(path);
        Labels labels = new Composer(talk.words(), new Icons(), side).labels(List.of(page));
        write(List.of(page), labels, format, path, sources);
    }

    private void write(List<Page> pages, Labels labels, Format format, Path path, Sources sources)
            throws BadUse, FileTrouble {
        Icons icons = new Icons();
        switch (format) {
            case PDF -> Output.write(path, pdf(new PdfSheet(lay(pages, icons), labels)));
            case HTML -> write(path, new HtmlSheet(icons).write(pages, setup, labels));
            case MD -> write(path, MarkdownSheet.write(pages));
            case TXT -> write(path, TextSheet.write(pages));
            case PNG -> pictures(new PngSheet(lay(pages, icons), labels), path, sources);
        }
    }

    private Spread lay(List<Page> pages, Icons icons) {
        Spread spread = new Press(new Fonts(), icons).lay(pages, setup);
        Lacking.said(spread.lacking().stream().distinct().toList()).ifPresent(talk::warn);
        return spread;
    }

    private static void pictures(PngSheet sheet, Path path, Sources sources) throws BadUse, FileTrouble {
        List<Path> files = new ArrayList<>();
        for (int card = 0; card < sheet.count(); card++) {
            Path file = path.resolveSibling(sheet.name(String.valueOf(path.getFileName()), card));
            sources.spare(file);
            files.add(file);
        }
        Output.inTurn(
                IntStream.range(0, files.size()).boxed().toList(),
                card -> Output.write(files.get(card), sheet.picture(card)));
    }

    private static byte[] pdf(PdfSheet sheet) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            sheet.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /// The cards that have something to say on this side; the others are told of.
    private List<TrapCard> saying(List<TrapCard> cards) throws BadUse {
        if (side != Side.PLAYER) {
            return cards;
        }
        List<TrapCard> saying =
                cards.stream().filter(card -> !HandoutPage.isEmpty(card)).toList();
        if (saying.isEmpty()) {
            throw new BadUse("cli.card.no-handouts");
        }
        cards.stream()
                .filter(HandoutPage::isEmpty)
                .map(card -> card.face().texts().name())
                .forEach(name -> talk.warn(Message.of("cli.card.no-handout", name)));
        return saying;
    }

    /// Each card's published line, and below it the card; the other sides are the card alone.
    private String text(List<TrapCard> cards, List<Page> pages) {
        if (side != Side.GM) {
            return TextSheet.write(pages);
        }
        return IntStream.range(0, cards.size())
                .mapToObj(i ->
                        StatLineText.of(cards.get(i), talk.words()) + "\n\n" + TextSheet.write(List.of(pages.get(i))))
                .collect(Collectors.joining("\n"));
    }

    private static void write(Path path, String text) throws FileTrouble {
        Output.write(path, text.getBytes(StandardCharsets.UTF_8));
    }
}
