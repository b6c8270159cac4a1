package trapwright.sheet.pdf;

import java.awt.HeadlessException;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.IOException;
import javax.print.PrintServiceLookup;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.printing.PDFPageable;

/// Sends sheets to a printer, through the system's own dialog. What is printed is the PDF.
public final class Printer {
    private Printer() {}

    /// What became of a print.
    public enum Outcome {
        /// It is on its way.
        PRINTED,
        /// The dialog was left without printing.
        LEFT,
        /// This machine has no printer.
        NO_PRINTER,
        /// The printer or the system refused.
        FAILED
    }

    /// Asks for a printer and prints. Waits for the dialog, so not to be called on a window's thread.
    ///
    /// @param pdf the sheets
    /// @param title what the printer's queue calls it
    public static Outcome print(byte[] pdf, String title) {
        if (PrintServiceLookup.lookupPrintServices(null, null).length == 0) {
            return Outcome.NO_PRINTER;
        }
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PrinterJob job = PrinterJob.getPrinterJob();
            job.setJobName(title);
            job.setPageable(new PDFPageable(document));
            if (!job.printDialog()) {
                return Outcome.LEFT;
            }
            job.print();
            return Outcome.PRINTED;
        } catch (IOException | PrinterException | HeadlessException failed) {
            return Outcome.FAILED;
        }
    }
}
