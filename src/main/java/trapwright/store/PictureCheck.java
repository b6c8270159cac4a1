package trapwright.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;

/// Looks at a picture's head only: what it is and how large, without unpacking it.
final class PictureCheck {
    private static final Set<String> FORMATS = Set.of("png", "jpeg");

    private PictureCheck() {}

    /// What is wrong with a picture in base 64, as a message key; nothing when it is fine.
    static Optional<String> fault(String base64) {
        if (base64.length() > Limits.PICTURE_TEXT) {
            return Optional.of("store.picture.large");
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(base64);
            try (var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
                Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
                return readers.hasNext() ? fault(readers.next(), stream) : Optional.of("store.picture.kind");
            }
        } catch (IllegalArgumentException | IOException | IndexOutOfBoundsException unreadable) {
            return Optional.of("store.picture.kind");
        }
    }

    private static Optional<String> fault(ImageReader reader, MemoryCacheImageInputStream stream) throws IOException {
        try {
            if (!FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
                return Optional.of("store.picture.kind");
            }
            reader.setInput(stream, true, true);
            boolean large = reader.getWidth(0) > Limits.PICTURE_SIDE || reader.getHeight(0) > Limits.PICTURE_SIDE;
            return large ? Optional.of("store.picture.large") : Optional.empty();
        } finally {
            reader.dispose();
        }
    }
}
