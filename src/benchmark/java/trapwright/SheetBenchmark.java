package trapwright;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trapwright.card.TrapCard;
import trapwright.sheet.Composer;
import trapwright.sheet.Icons;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Side;
import trapwright.sheet.pdf.PdfSheet;
import trapwright.sheet.pdf.Press;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Words;

/// How many cards go from trap to PDF in a second; the budget is 1,000, warm.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 5, time = 3)
public class SheetBenchmark {
    private static final int CARDS = 1_000;

    private final Press press = new Press();
    private final Composer composer = new Composer(Words.in(Language.EN), new Icons(), Side.GM);
    private final List<TrapCard> cards = cards();

    private static List<TrapCard> cards() {
        List<TrapCard> samples = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .map(Samples.Sample::card)
                .toList();
        return IntStream.range(0, CARDS)
                .mapToObj(card -> samples.get(card % samples.size()))
                .toList();
    }

    /// Assessing, wording, laying out and writing the published traps, again and again.
    @Benchmark
    @OperationsPerInvocation(CARDS)
    public int thousandCards() throws IOException {
        List<Page> pages = composer.pages(cards);
        PdfSheet sheet = new PdfSheet(press.lay(pages, SheetSetup.cards(Paper.A4)), composer.labels(pages));
        sheet.write(OutputStream.nullOutputStream());
        return sheet.sides();
    }
}
