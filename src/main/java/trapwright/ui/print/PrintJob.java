package trapwright.ui.print;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import trapwright.card.TrapCard;
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
import trapwright.words.Words;

/// Cards on their way to paper. Making it takes a while, so it happens away from the window's thread.
///
/// @param cards the cards, at least one
/// @param copies of each card, one after the other, on paper
/// @param words the language and the units
/// @param setup how it goes on paper
/// @param side whom it is for
/// @param press draws sheets
/// @param icons the pictures
record PrintJob(List<TrapCard> cards, int copies, Words words, SheetSetup setup, Side side, Press press, Icons icons) {
    private static final float SCREEN_DPI = 80;

    /// What a card can be saved as.
    enum Format {
        PDF,
        HTML,
        MD,
        TXT,
        PNG;

        /// The ending of its files, without the point.
        String ending() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Whether several copies of a card make sense in it.
        boolean hasCopies() {
            return this == PDF || this == HTML;
        }

        /// Whether its files are sheets of paper.
        boolean hasPaper() {
            return this == PDF || this == HTML || this == PNG;
        }
    }

    /// A sheet as it will be printed.
    ///
    /// @param side which side of paper it is, from 0
    /// @param sides how many sides of paper are printed
    /// @param sheets how many sheets of paper there are
    /// @param remark what is to be said of signs that the faces do not have, or of a handout without words
    record Preview(BufferedImage picture, int side, int sides, int sheets, Optional<Message> remark) {}

    /// One side of paper, or the last when there are fewer.
    ///
    /// @param wanted which, from 0
    Preview preview(int wanted) {
        Spread spread = press.lay(copied(), setup);
        PdfSheet sheet = new PdfSheet(spread, labels());
        int shown = Math.min(wanted, sheet.sides() - 1);
        return new Preview(sheet.preview(shown, SCREEN_DPI), shown, sheet.sides(), spread.sheets(), remark(spread));
    }

    /// The files of a format, by where they go.
    ///
    /// @param path the name that was asked for; pictures of several cards get a number
    Map<Path, byte[]> files(Format format, Path path) {
        return switch (format) {
            case PDF -> Map.of(path, pdf());
            case HTML -> text(path, new HtmlSheet(icons).write(copied(), setup, labels()));
            case MD -> text(path, MarkdownSheet.write(pages()));
            case TXT -> text(path, TextSheet.write(pages()));
            case PNG -> pictures(path);
        };
    }

    /// The sheets as a PDF.
    byte[] pdf() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new PdfSheet(press.lay(copied(), setup), labels()).write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private Map<Path, byte[]> pictures(Path path) {
        PngSheet sheet = new PngSheet(press.lay(pages(), setup), labels());
        Map<Path, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < sheet.count(); i++) {
            files.put(path.resolveSibling(sheet.name(String.valueOf(path.getFileName()), i)), sheet.picture(i));
        }
        return files;
    }

    private Optional<Message> remark(Spread spread) {
        int left = cards.size() - printed().size();
        if (left > 0) {
            return Optional.of(Message.of("ui.print.left-out", left));
        }
        TrapCard first = cards.getFirst();
        return side == Side.PLAYER && HandoutPage.isEmpty(first)
                ? Optional.of(
                        Message.of("sheet.handout.none", first.face().texts().name()))
                : Lacking.said(spread.lacking().stream().distinct().toList());
    }

    /// The cards without those that have nothing for the players; if none has anything, the first one, which is empty.
    private List<TrapCard> printed() {
        if (side != Side.PLAYER) {
            return cards;
        }
        List<TrapCard> saying =
                cards.stream().filter(card -> !HandoutPage.isEmpty(card)).toList();
        return saying.isEmpty() ? cards.subList(0, 1) : saying;
    }

    private List<Page> pages() {
        return composer().pages(printed());
    }

    private List<Page> copied() {
        return pages().stream()
                .flatMap(page -> Collections.nCopies(copies, page).stream())
                .toList();
    }

    private Labels labels() {
        return composer().labels(pages());
    }

    private Composer composer() {
        return new Composer(words, icons, side);
    }

    private static Map<Path, byte[]> text(Path path, String text) {
        return Map.of(path, text.getBytes(StandardCharsets.UTF_8));
    }
}
