package trapwright.sheet;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Optional;
import javax.imageio.ImageIO;
import trapwright.card.Picture;

/// A game master's own picture as a card shows it: a small square out of its middle.
public final class Miniature {
    /// Width and height in pixels, enough for a printed ring at 600 dots per inch.
    public static final int SIDE = 192;

    private Miniature() {}

    /// Unpacks a picture. Not for the window's thread, as a large one takes its time.
    ///
    /// @param coloured whether it keeps its colours; else it is in greys
    /// @return nothing when it is damaged
    public static Optional<BufferedImage> of(Picture.Image picture, boolean coloured) {
        try {
            byte[] bytes = Base64.getDecoder().decode(picture.base64());
            return Optional.ofNullable(ImageIO.read(new ByteArrayInputStream(bytes)))
                    .map(whole -> square(whole, coloured));
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private static BufferedImage square(BufferedImage whole, boolean coloured) {
        int side = Math.min(whole.getWidth(), whole.getHeight());
        int left = (whole.getWidth() - side) / 2;
        int top = (whole.getHeight() - side) / 2;
        var small = new BufferedImage(SIDE, SIDE, coloured ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = small.createGraphics();
        try {
            // the paper shows through where the picture does
            pen.setColor(Color.WHITE);
            pen.fillRect(0, 0, SIDE, SIDE);
            pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            pen.drawImage(whole, 0, 0, SIDE, SIDE, left, top, left + side, top + side, null);
        } finally {
            pen.dispose();
        }
        return small;
    }
}
