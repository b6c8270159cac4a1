package trapwright.sheet.pdf;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import trapwright.sheet.Labels;

/// Cards as PNG pictures, one a card, at 300 dots per inch.
///
/// @param spread the cards, laid out
/// @param labels title and language of the cards
public record PngSheet(Spread spread, Labels labels) {
    /// Dots per inch.
    public static final int DPI = 300;

    private static final String FORMAT = "javax_imageio_png_1.0";

    /// How many pictures there are.
    public int count() {
        return spread.cards();
    }

    /// The picture of one card. It carries its resolution, so that it prints at the card's size.
    ///
    /// @param card from 0
    public byte[] picture(int card) {
        BufferedImage picture = new PdfSheet(spread, labels).card(card, DPI);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(png)) {
            writer.setOutput(out);
            IIOMetadata about =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(picture), null);
            about.mergeTree(FORMAT, resolution());
            writer.write(new IIOImage(picture, null, about));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return png.toByteArray();
    }

    private static IIOMetadataNode resolution() {
        String dots = Integer.toString((int) Math.round(DPI / 0.0254));
        IIOMetadataNode size = new IIOMetadataNode("pHYs");
        size.setAttribute("pixelsPerUnitXAxis", dots);
        size.setAttribute("pixelsPerUnitYAxis", dots);
        size.setAttribute("unitSpecifier", "meter");
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        root.appendChild(size);
        return root;
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
