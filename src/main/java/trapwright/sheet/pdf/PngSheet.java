package trapwright.sheet.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import trapwright.sheet.Labels;

/// Cards as PNG pictures, one a card, at 300 dots per inch.
///
/// @param spread the cards, laid out
/// @param labels title and language of the cards
public record PngSheet(Spread spread, Labels labels) {
    /// Dots per inch.
    public static final int DPI = 300;

    /// How many pictures there are.
    public int count() {
        return spread.cards();
    }

    /// The picture of one card.
    ///
    /// @param card from 0
    public byte[] picture(int card) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write(new PdfSheet(spread, labels).card(card, DPI), "png", png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return png.toByteArray();
    }

    /// The file that one card goes into: the given name for a single card, else with a dash and the card's number
    /// before
    /// the ending, so that `trap.png` becomes `trap-1.png`, `trap-2.png` …
    ///
    /// @param name the name that was asked for
    /// @param card from 0
    public String name(String name, int card) {
        if (count() == 1) return name;
        int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
        int dot = name.lastIndexOf('.');
        int end = dot > slash + 1 ? dot : name.length();
        String number = String.format("%0" + Integer.toString(count()).length() + "d", card + 1);
        return name.substring(0, end) + "-" + number + name.substring(end);
    }
}
