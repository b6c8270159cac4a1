package trapwright.sheet.pdf;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Fonts;

/// The faces that one document embeds, as subsets of the signs that it shows.
final class PdfFonts {
    private final PDDocument document;
    private final Fonts fonts;
    private final Map<FontFace, PDFont> embedded = new EnumMap<>(FontFace.class);

    PdfFonts(PDDocument document, Fonts fonts) {
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
}
