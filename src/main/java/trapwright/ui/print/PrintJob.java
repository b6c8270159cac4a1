package trapwright.ui.print;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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

/// One card on its way to paper. Making it takes a while, so it happens away from the window's thread.
///
/// @param card the card
/// @param words the language and the units
/// @param setup how it goes on paper
/// @param side whom it is for
/// @param press draws sheets
/// @param icons the pictures
record PrintJob(TrapCard card, Words words, SheetSetup setup, Side side, Press press, Icons icons) {
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
        Spread spread = press.lay(pages(), setup);
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
            case HTML -> text(path, new HtmlSheet(icons).write(pages(), setup, labels()));
            case MD -> text(path, MarkdownSheet.write(pages()));
            case TXT -> text(path, TextSheet.write(pages()));
            case PNG -> pictures(path);
        };
    }

    /// The sheets as a PDF.
    byte[] pdf() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new PdfSheet(press.lay(pages(), setup), labels()).write(bytes);
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
        return side == Side.PLAYER && HandoutPage.isEmpty(card)
                ? Optional.of(
                        Message.of("sheet.handout.none", card.face().texts().name()))
                : Lacking.said(spread.lacking());
    }

    private List<Page> pages() {
        return composer().pages(List.of(card));
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
