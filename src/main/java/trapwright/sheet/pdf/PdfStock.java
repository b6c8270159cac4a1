package trapwright.sheet.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Fonts;

/// What one document embeds: faces, as subsets of the signs that it shows, and pictures, each once.
final class PdfStock {
    private final PDDocument document;
    private final Fonts fonts;
    private final Map<FontFace, PDFont> embedded = new EnumMap<>(FontFace.class);
    private final Map<BufferedImage, PDImageXObject> pictures = new IdentityHashMap<>();

    PdfStock(PDDocument document, Fonts fonts) {
        this.document = document;
        this.fonts = fonts;
    }

    PDFont font(FontFace face) throws IOException {
        PDFont font = embedded.get(face);
        if (font == null) {
            font = PDType0Font.load(document, fonts.font(face), true);
            embedded.put(face, font);
        }
        return font;
    }

    PDImageXObject picture(BufferedImage image) throws IOException {
        PDImageXObject picture = pictures.get(image);
        if (picture == null) {
            picture = LosslessFactory.createFromImage(document, image);
            pictures.put(image, picture);
        }
        return picture;
    }
}
