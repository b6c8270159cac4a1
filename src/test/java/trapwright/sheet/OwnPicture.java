package trapwright.sheet;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import trapwright.card.Picture;

/// Pictures of a game master's own, for tests: broad, orange in the middle, blue at both ends.
public final class OwnPicture {
    public static final Color MIDDLE = new Color(0xE0, 0x70, 0x10);
    public static final Color ENDS = new Color(0x10, 0x20, 0xD0);

    private OwnPicture() {}

    /// @param format `png` or `jpeg`
    public static Picture.Image of(String format) {
        var image = new BufferedImage(300, 100, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(ENDS);
        pen.fillRect(0, 0, 300, 100);
        pen.setColor(MIDDLE);
        pen.fillRect(100, 0, 100, 100);
        pen.dispose();
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, format, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Picture.Image(Base64.getEncoder().encodeToString(bytes.toByteArray()));
    }

    /// The head of a picture without the rest.
    public static Picture.Image damaged() {
        return new Picture.Image(of("png").base64().substring(0, 60));
    }

    /// The page with this picture in its band.
    public static Page on(Page page, Picture picture) {
        Band band = page.band();
        return new Page(
                new Band(band.name(), band.kind(), picture, band.badge(), band.tint()),
                page.numbers(),
                page.body(),
                page.foot(),
                page.about());
    }
}
