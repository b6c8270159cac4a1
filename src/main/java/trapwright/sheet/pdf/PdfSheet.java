package trapwright.sheet.pdf;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import trapwright.sheet.Grid;
import trapwright.sheet.Labels;

/// Cards as PDF. The same spread and labels give the same bytes.
///
/// @param spread the cards, laid out
/// @param labels what the sheets say besides the cards
public record PdfSheet(Spread spread, Labels labels) {
    /// Writes all sheets. The stream is not closed.
    public void write(OutputStream out) throws IOException {
        write(out, spread.setup().grid(), spread.sides());
    }

    /// How many sides of paper are printed.
    public int sides() {
        return spread.sides().size();
    }

    /// A picture of one side of a sheet, drawn from its PDF, so that it is what will be printed.
    ///
    /// @param side from 0
    /// @param dpi dots per inch; 96 for a screen, 300 for print
    public BufferedImage preview(int side, float dpi) {
        return picture(spread.setup().grid(), spread.sides().get(side), dpi);
    }

    /// A picture of one card alone.
    ///
    /// @param card from 0
    /// @param dpi dots per inch
    public BufferedImage card(int card, float dpi) {
        return picture(spread.setup().grid().alone(), spread.alone(card), dpi);
    }

    private BufferedImage picture(Grid grid, SheetSide side, float dpi) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            write(bytes, grid, List.of(side));
            try (PDDocument document = Loader.loadPDF(bytes.toByteArray())) {
                return new PDFRenderer(document).renderImageWithDPI(0, dpi, ImageType.RGB);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(OutputStream out, Grid grid, List<SheetSide> sides) throws IOException {
        synchronized (spread.fonts()) {
            try (PDDocument document = new PDDocument()) {
                describe(document);
                PdfStock stock = new PdfStock(document, spread.fonts());
                var setup = spread.setup();
                SheetArt art = new SheetArt(grid, setup, labels, spread.fonts());
                PDRectangle sheet =
                        new PDRectangle((float) Points.of(grid.sheetWidth()), (float) Points.of(grid.sheetHeight()));
                for (SheetSide side : sides) {
                    PDPage page = new PDPage(sheet);
                    document.addPage(page);
                    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                        art.draw(Pen.on(content, stock, sheet.getHeight()), side, spread.sheets());
                    }
                }
                document.save(out);
            }
        }
    }

    private void describe(PDDocument document) {
        // A fixed number and no dates: the bytes follow from the cards alone.
        document.setDocumentId(1L);
        PDDocumentInformation about = document.getDocumentInformation();
        about.setTitle(labels.title());
        about.setCreator("Trapwright");
        document.getDocumentCatalog().setLanguage(labels.language());
        PDViewerPreferences viewer = new PDViewerPreferences(new org.apache.pdfbox.cos.COSDictionary());
        viewer.setDisplayDocTitle(true);
        document.getDocumentCatalog().setViewerPreferences(viewer);
    }
}
