package trapwright.ui.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import trapwright.card.TrapCard;
import trapwright.sheet.Icons;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.sheet.pdf.Press;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Words;

/// What the print window makes of several cards.
class PrintJobTest {
    private static final Press PRESS = new Press();
    private static final Path OUT = Path.of("out.md");

    private final List<TrapCard> cards =
            Samples.of("dnd35").stream().map(Samples.Sample::card).limit(3).toList();

    @Test
    void eachCardIsThereAsOftenAsWanted() throws IOException {
        PrintJob job = job(3, Side.GM);
        assertThat(job.preview(9).side()).isEqualTo(2);
        assertThat(job.preview(0).sheets()).isEqualTo(3);
        try (var document = Loader.loadPDF(job.pdf())) {
            String text = new PDFTextStripper().getText(document).replace('\u00a0', ' ');
            for (TrapCard card : cards) {
                String name = Words.in(Language.EN).written(card.face().texts().name());
                assertThat(text.split(name, -1)).as(name).hasSize(4);
            }
        }
        assertThat(markdown(job).split("\n## ", -1)).hasSize(3);
    }

    /// The published 3.5 traps say nothing to the players.
    @Test
    void withNothingForThePlayersOneEmptyCardShowsItAndASentenceSaysSo() {
        PrintJob job = job(1, Side.PLAYER);
        assertThat(job.preview(0).remark()).isPresent();
        assertThat(markdown(job)).startsWith("## Handout").hasLineCount(3);
    }

    private PrintJob job(int copies, Side side) {
        return new PrintJob(cards, copies, Words.in(Language.EN), SheetSetup.cards(Paper.A4), side, PRESS, new Icons());
    }

    private static String markdown(PrintJob job) {
        byte[] bytes = job.files(PrintJob.Format.MD, OUT).get(OUT);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
