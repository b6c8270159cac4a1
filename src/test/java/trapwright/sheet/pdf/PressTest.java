package trapwright.sheet.pdf;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.sheet.SamplePages.LABELS;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.sheet.Block;
import trapwright.sheet.CardSize;
import trapwright.sheet.Foot;
import trapwright.sheet.Grid;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.Run;
import trapwright.sheet.SamplePages;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Tint;

/// What a card holds is on paper, whole, inside the card and in order.
class PressTest {
    private static final Press PRESS = new Press();
    private static final SheetSetup CARDS = SheetSetup.cards(Paper.A4);

    /// In millimetres.
    private static final double HAIR = 0.05;

    /// Height of a capital in its size, no less than in any of the faces.
    private static final double CAPITAL = 0.7;

    @Test
    void aUsualTrapTakesOneCard() {
        assertThat(lay(SamplePages.spikes()).cards()).isEqualTo(1);
        assertThat(lay(SamplePages.scythes()).cards()).isEqualTo(1);
        assertThat(lay(SamplePages.handout()).cards()).isEqualTo(1);
    }

    @Test
    void aLittleTooMuchTextIsSetTighterBeforeASecondCardIsBegun() {
        assertThat(body(lay(SamplePages.longer(1)))).isEqualTo(9);
        int words = 1;
        while (lay(SamplePages.longer(words)).cards() == 1) words++;
        assertThat(body(lay(SamplePages.longer(words - 1)))).isEqualTo(8);
        assertThat(body(lay(SamplePages.longer(words)))).isEqualTo(9);
    }

    @Test
    void textIsSetSmallerThanEightOnlyWhereItSavesACardBeyondTheSecond() {
        SheetSetup poker = new SheetSetup(Paper.A4, CardSize.POKER, false, true);
        Spread before = PRESS.lay(List.of(SamplePages.longer(0)), poker);
        boolean tightened = false;
        for (int words = 1; words <= 120; words++) {
            Spread now = PRESS.lay(List.of(SamplePages.longer(words)), poker);
            assertThat(body(now)).isGreaterThanOrEqualTo(7);
            if (body(now) < 8 && body(before) >= 8) {
                tightened = true;
                assertThat(now.cards()).isGreaterThan(1).isEqualTo(before.cards());
            }
            before = now;
        }
        assertThat(tightened).isTrue();
    }

    @Test
    void furtherCardsHaveTheNameButNotTheFiguresAndClosingLinesAgain() {
        Spread spread = lay(SamplePages.longer(250));
        assertThat(spread.cards()).isGreaterThan(1);
        String text = text(spread);
        assertThat(text.split("Poison Wall Spikes", -1)).hasSize(1 + spread.cards());
        assertThat(text.split("12,650 gp", -1)).hasSize(2);
        assertThat(text.split("Mechanical trap", -1)).hasSize(2);
    }

    @Test
    void noPriceIsBrokenInItsUnit() {
        List<Labelled> prices = List.of(
                new Labelled("Market price", "112,650\u00A0gp"),
                new Labelled("Raw materials", "37,550\u00A0gp"),
                new Labelled("Craft DC", "25"),
                new Labelled("Time to build it", "2,160\u00A0weeks"));
        Page page = SamplePages.spikes();
        for (CardSize size : CardSize.values()) {
            Spread spread = PRESS.lay(
                    List.of(new Page(page.band(), prices, page.body(), page.foot(), page.about())),
                    new SheetSetup(Paper.A4, size, false, true));
            assertInside(spread);
            List<NumbersArt.Cell> cells = spread.card(0).frame().numbers().cells();
            assertThat(cells)
                    .allMatch(cell ->
                            cell.value().text().lines() == 1 && cell.label().whole());
            assertThat(text(spread)).contains("112,650 gp", "37,550 gp", "2,160 weeks");
        }
    }

    @Test
    void noBoxStandsAloneInTheLastRow() {
        for (int count = 2; count <= 40; count++) {
            for (double width = 120; width < 400; width += 37) {
                List<Integer> rows = boxes(count, width);
                assertThat(rows.stream().mapToInt(row -> row).sum()).isEqualTo(count);
                assertThat(rows.getLast() > 1 || rows.stream().allMatch(row -> row == 1))
                        .as(count + " in " + width + ": " + rows)
                        .isTrue();
            }
        }
    }

    private static List<Integer> boxes(int count, double width) {
        var style = new Style(PRESS.fonts(), Ink.of(Tint.DND35, false), 1, 9, 0, new TreeSet<>());
        LaidTicks ticks = LaidTicks.of(List.of(new Foot.Tick("Rounds", count, true)), width, style);
        return ticks.boxes();
    }

    @Property(tries = 40)
    void everyWordIsOnACardWhateverTheLength(@ForAll @IntRange(max = 700) int words) {
        Spread spread = lay(SamplePages.longer(words));
        // a card takes more than 100 of these words, and the rest of the trap needs at most one card
        assertThat(spread.cards()).isLessThanOrEqualTo(1 + Math.ceilDiv(words, 100));
        assertInside(spread);
        String text = text(spread);
        List<String> found = Pattern.compile("w\\d{4}x")
                .matcher(text)
                .results()
                .map(match -> match.group())
                .toList();
        assertThat(found)
                .isEqualTo(IntStream.rangeClosed(1, words)
                        .mapToObj(word -> String.format("w%04dx", word))
                        .toList());
        assertThat(text).contains("Rust weeps", "Hits AC", "65%", "Sprung", "12,650 gp", "DC 25");
        for (int card = 1; card < spread.cards(); card++) {
            assertThat(text).contains("(" + card + "/" + spread.cards() + ")", "Continues on card " + (card + 1));
        }
    }

    @Test
    void theLabelStandsAgainOnTheNextCardAndTheBoxesOnTheLast() {
        String text = text(lay(SamplePages.longer(150)));
        assertThat(text.split("On a hit", -1)).hasSize(3);
        assertThat(text.split("Sprung", -1)).hasSize(2);
        assertThat(text.indexOf("Sprung")).isGreaterThan(text.indexOf("(2/2)"));
    }

    @Test
    void textIsInReadingOrderCardByCard() {
        String text = text(PRESS.lay(List.of(SamplePages.spikes(), SamplePages.scythes()), CARDS));
        List<String> order = List.of(
                "Poison Wall Spikes",
                "Mechanical trap",
                "CR",
                "Search",
                "1d8+4",
                "Trigger",
                "Fliers",
                "Disabling",
                "Tell",
                "Hits AC",
                "Sprung",
                "Market price",
                "Craft",
                "Couloir des faux",
                "Dangereux",
                "Initiative",
                "Déclencheur",
                "Au plafond",
                "nuques",
                "Touche CA",
                "Rounds",
                "4 500 po",
                "SRD 5.1");
        int at = -1;
        for (String part : order) {
            int next = text.indexOf(part, at + 1);
            assertThat(next).as(part).isGreaterThan(at);
            at = next;
        }
    }

    @Test
    void lettersThatCouldBeLigaturesComeOutAsLetters() {
        String odd = "off, waffle, fi, fl, flagstone, left, craft, « œuf »";
        assertThat(text(lay(SamplePages.spikes(List.of(Run.plain(odd)))))).contains(odd.split(", "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "🔥👨‍👩‍👧 Feu",
                "שלום עולם",
                "مرحبا",
                "a\u0000b\uD800c",
                "</script>",
                "%PDF \\( (",
                "e\u0301"
            })
    void anyNameCanBePrinted(String name) {
        Spread spread = lay(SamplePages.named(name));
        assertThat(spread.cards()).isEqualTo(1);
        assertInside(spread);
    }

    @Test
    void aNameTooLongForTheBandStandsWholeInTheBody() {
        String name = IntStream.range(0, 1250)
                .mapToObj(i -> String.format("n%06d", i))
                .collect(joining(" "));
        Spread spread = lay(SamplePages.named(name));
        assertInside(spread);
        assertThat(text(spread)).contains("…");
        List<String> found = Pattern.compile("n\\d{6}")
                .matcher(text(spread))
                .results()
                .map(match -> match.group())
                .toList();
        assertThat(found).containsAll(List.of(name.split(" ")));
    }

    @Test
    void aWordOfTenThousandLettersIsBrokenAndKept() {
        Spread spread = lay(SamplePages.spikes(List.of(Run.plain("Q".repeat(10_000)))));
        assertInside(spread);
        assertThat(text(spread).chars().filter(sign -> sign == 'Q').count()).isEqualTo(10_000);
    }

    @Test
    void whatHeadAndFootCannotHoldGoesToTheBody() {
        Page page = SamplePages.spikes();
        List<Labelled> numbers = new ArrayList<>(page.numbers());
        for (int i = 0; i < 6; i++) numbers.add(new Labelled("Figure" + i, "value " + i + " of some length"));
        Foot foot = new Foot(
                List.of(new Foot.Tick("Charges", 100, true)),
                new Labelled("left ".repeat(60), "LEFT"),
                new Labelled("right", "RIGHT"),
                "credit ".repeat(80) + "CREDIT");
        List<Block> body = new ArrayList<>(page.body());
        body.add(new Block.Strip("Wide", List.of(new Labelled("head ".repeat(30), "STRIP"), new Labelled("a", "b"))));
        body.add(new Block.Row("a label that is much too long for its column", List.of(Run.plain("ROW"))));
        Spread spread = lay(new Page(page.band(), numbers, body, foot, page.about()));
        assertInside(spread);
        assertThat(text(spread)).contains("LEFT", "RIGHT", "CREDIT", "STRIP", "ROW", " 99 ", "value 5 of some length");
    }

    @ParameterizedTest
    @EnumSource
    void everySizeHoldsEverything(CardSize size) {
        for (Paper paper : Paper.values()) {
            Spread spread = PRESS.lay(
                    List.of(SamplePages.longer(200), SamplePages.scythes()), new SheetSetup(paper, size, false, true));
            assertInside(spread);
            assertThat(text(spread)).contains("w0001x", "w0200x", "dernier passage");
        }
    }

    private static Spread lay(Page page) {
        return PRESS.lay(List.of(page), CARDS);
    }

    private static double body(Spread spread) {
        return spread.card(0).frame().style().body();
    }

    static String text(Spread spread) {
        try (PDDocument document = open(spread)) {
            return new PDFTextStripper().getText(document).replaceAll("[\\s\u00A0]+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The smallest type, in points.
    static float leastSize(Spread spread) {
        return (float) letters(spread).stream()
                .mapToDouble(TextPosition::getFontSizeInPt)
                .min()
                .orElseThrow();
    }

    /// Bodies end above the foot, and every letter lies inside a card's safe zone or under the grid.
    static void assertInside(Spread spread) {
        for (int i = 0; i < spread.cards(); i++) {
            CardFace card = spread.card(i);
            Frame frame = card.frame();
            double end = card.body().stream()
                    .mapToDouble(placed -> placed.y() + placed.height())
                    .max()
                    .orElse(0);
            double floor = card.pointer() != null
                    ? frame.pointerTop(card.pointer())
                    : frame.ticks().isEmpty() ? frame.footTop() : frame.ticksTop();
            assertThat(frame.bodyTop() + end).as("card " + i).isLessThanOrEqualTo(floor);
        }
        Grid grid = spread.setup().grid();
        for (TextPosition letter : letters(spread)) {
            double tall = CAPITAL * letter.getFontSizeInPt();
            var box = new Rectangle2D.Double(
                    letter.getXDirAdj(), letter.getYDirAdj() - tall, letter.getWidthDirAdj(), tall);
            boolean safe = IntStream.range(0, grid.perSheet())
                    .anyMatch(place -> zone(grid.spot(place)).contains(box));
            double last =
                    Points.of(grid.spot(grid.perSheet() - 1).y() + grid.spot(0).height());
            assertThat(safe || box.y > last).as(letter + " at " + box).isTrue();
        }
    }

    private static Rectangle2D zone(Grid.Spot spot) {
        // a letter's own width may stick out by a hair
        double edge = Points.of(3 - HAIR);
        return new Rectangle2D.Double(
                Points.of(spot.x()) + edge,
                Points.of(spot.y()) + edge,
                Points.of(spot.width()) - 2 * edge,
                Points.of(spot.height()) - 2 * edge);
    }

    private static List<TextPosition> letters(Spread spread) {
        List<TextPosition> letters = new ArrayList<>();
        try (PDDocument document = open(spread)) {
            new PDFTextStripper() {
                @Override
                protected void writeString(String text, List<TextPosition> positions) {
                    letters.addAll(positions);
                }
            }.getText(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return letters;
    }

    private static PDDocument open(Spread spread) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PdfSheet(spread, LABELS).write(bytes);
        return Loader.loadPDF(bytes.toByteArray());
    }
}
