package trapwright.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import trapwright.card.Picture;

/// Looks at pictures as a whole, which opening a file does not.
public final class Pictures {
    private Pictures() {}

    /// Whether a picture can be unpacked to its last line.
    public static boolean isWhole(Picture.Image picture) {
        try {
            byte[] bytes = Base64.getDecoder().decode(picture.base64());
            try (var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
                Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
                return readers.hasNext() && isWhole(readers.next(), stream);
            }
        } catch (IllegalArgumentException | IOException | IndexOutOfBoundsException damaged) {
            return false;
        }
    }

    private static boolean isWhole(ImageReader reader, MemoryCacheImageInputStream stream) throws IOException {
        try {
            AtomicBoolean warned = new AtomicBoolean();
            reader.addIIOReadWarningListener((source, warning) -> warned.set(true));
            reader.setInput(stream, true, true);
            reader.read(0);
            return !warned.get();
        } finally {
            reader.dispose();
        }
    }
}
