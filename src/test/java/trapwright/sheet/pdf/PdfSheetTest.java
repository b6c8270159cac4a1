package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static trapwright.sheet.SamplePages.LABELS;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.junit.jupiter.api.Test;
import trapwright.card.Picture;
import trapwright.sheet.CardSize;
import trapwright.sheet.Icons;
import trapwright.sheet.OwnPicture;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SamplePages;
import trapwright.sheet.SheetSetup;

class PdfSheetTest {
    private static final List<Page> PAGES =
            List.of(SamplePages.spikes(), SamplePages.scythes(), SamplePages.longer(200), SamplePages.handout());

    private final Press press = new Press();

    @Test
    void theSameCardsGiveTheSameBytes() throws IOException {
        byte[] first = bytes(press, SheetSetup.cards(Paper.A4));
        assertThat(bytes(press, SheetSetup.cards(Paper.A4))).isEqualTo(first);
        assertThat(bytes(new Press(), SheetSetup.cards(Paper.A4))).isEqualTo(first);
    }

    @Test
    void namesItselfAndItsLanguageAndShowsItsTitle() throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes(press, SheetSetup.cards(Paper.A4)))) {
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Poison Wall Spikes");
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
            assertThat(document.getDocumentCatalog().getViewerPreferences().displayDocTitle())
                    .isTrue();
            assertThat(document.getDocumentInformation().getCreationDate()).isNull();
        }
    }

    @Test
    void theGameMastersOwnPictureFillsTheRing() throws IOException {
        Page page = OwnPicture.on(SamplePages.spikes(), OwnPicture.of("png"));
        Spread spread = press.lay(List.of(page, page), SheetSetup.cards(Paper.A4));
        BufferedImage card = new PdfSheet(spread, LABELS).card(0, 300);
        assertThat(pixels(card)).contains(OwnPicture.MIDDLE.getRGB());
        assertThat(pixels(card)).doesNotContain(OwnPicture.ENDS.getRGB());
        var bytes = new ByteArrayOutputStream();
        new PdfSheet(spread, LABELS).write(bytes);
        try (PDDocument document = Loader.loadPDF(bytes.toByteArray())) {
            assertThat(document.getPage(0).getResources().getXObjectNames()).hasSizeLessThanOrEqualTo(2);
        }
    }

    @Test
    void aDamagedPictureIsDrawnAsTheUsualTrap() {
        Page usual = OwnPicture.on(SamplePages.spikes(), new Picture.Icon(Icons.USUAL));
        Page damaged = OwnPicture.on(SamplePages.spikes(), OwnPicture.damaged());
        assertThat(pixels(card(damaged))).isEqualTo(pixels(card(usual)));
    }

    private BufferedImage card(Page page) {
        return new PdfSheet(press.lay(List.of(page), SheetSetup.cards(Paper.A4)), LABELS).card(0, 100);
    }

    @Test
    void everyFaceIsEmbeddedAsASubset() throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes(press, SheetSetup.cards(Paper.A4)))) {
            Set<String> names = new TreeSet<>();
            for (COSName name : document.getPage(0).getResources().getFontNames()) {
                PDFont font = document.getPage(0).getResources().getFont(name);
                assertThat(font.isEmbedded()).isTrue();
                assertThat(font.getName()).matches("[A-Z]{6}\\+.*");
                names.add(font.getName().substring(7));
            }
            assertThat(names).hasSizeGreaterThan(5).anyMatch(name -> name.startsWith("Grenze"));
        }
    }

    @Test
    void fourCardsGoOnASheetOfTheChosenPaper() throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes(press, SheetSetup.cards(Paper.LETTER)))) {
            assertThat(document.getNumberOfPages()).isEqualTo(2);
            assertThat(document.getPage(0).getMediaBox().getWidth()).isCloseTo(612, within(0.01f));
            assertThat(document.getPage(0).getMediaBox().getHeight()).isCloseTo(792, within(0.01f));
        }
        Spread whole = press.lay(PAGES, new SheetSetup(Paper.A4, CardSize.PAGE, false, false));
        assertThat(whole.sheets()).isEqualTo(whole.cards()).isEqualTo(4);
    }

    @Test
    void nothingToPrintIsAnEmptyPrint() throws IOException {
        Spread none = press.lay(List.of(), SheetSetup.cards(Paper.A4));
        assertThat(none.cards()).isZero();
        new PdfSheet(none, LABELS).write(new ByteArrayOutputStream());
    }

    @Test
    void inkSavingUsesGreyInkAlone() {
        Spread spread = press.lay(PAGES, new SheetSetup(Paper.A4, CardSize.CARD, true, true));
        BufferedImage picture = new PdfSheet(spread, LABELS).preview(0, 72);
        long dark = 0;
        for (int rgb : pixels(picture)) {
            int red = rgb >> 16 & 0xFF;
            assertThat(red == (rgb >> 8 & 0xFF) && red == (rgb & 0xFF)).isTrue();
            if (red < 128) dark++;
        }
        assertThat(dark / (double) pixels(picture).length).isLessThan(0.07);
    }

    @Test
    void looksAsItDidWhenItWasLookedAt() throws IOException {
        Spread spread = press.lay(PAGES, SheetSetup.cards(Paper.A4));
        BufferedImage now = new PdfSheet(spread, LABELS).preview(0, 60);
        BufferedImage then;
        try (InputStream in = PdfSheetTest.class.getResourceAsStream("sheet.png")) {
            then = ImageIO.read(in);
        }
        assertThat(now.getWidth()).isEqualTo(then.getWidth());
        assertThat(now.getHeight()).isEqualTo(then.getHeight());
        int[] one = pixels(now);
        int[] other = pixels(then);
        // renderers smooth edges in their own ways, so single pixels may differ but not the picture
        double apart = IntStream.range(0, one.length)
                .mapToLong(i -> apart(one[i], other[i], 16) + apart(one[i], other[i], 8) + apart(one[i], other[i], 0))
                .sum();
        assertThat(apart / one.length / 3).isLessThan(2.0);
    }

    @Test
    void severalThreadsMayLayOutAndDrawAtOnce() {
        List<CompletableFuture<Integer>> drawn = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> {
                    Spread spread = press.lay(PAGES, SheetSetup.cards(i % 2 == 0 ? Paper.A4 : Paper.LETTER));
                    return new PdfSheet(spread, LABELS).preview(0, 30).getWidth();
                }))
                .toList();
        assertThat(drawn.stream().map(CompletableFuture::join)).allMatch(width -> width > 200);
    }

    @Test
    void aPictureOfEachCardHasItsSizeAtThreeHundredDots() throws IOException {
        PngSheet pictures =
                new PngSheet(press.lay(List.of(SamplePages.longer(200)), SheetSetup.cards(Paper.A4)), LABELS);
        assertThat(pictures.count()).isEqualTo(2);
        BufferedImage card = ImageIO.read(new ByteArrayInputStream(pictures.picture(1)));
        assertThat(card.getWidth()).isBetween(1050, 1052);
        assertThat(card.getHeight()).isBetween(1499, 1501);
        // the chunk says 11,811 dots a metre, which is 300 an inch
        assertThat(new String(pictures.picture(1), StandardCharsets.ISO_8859_1)).contains("pHYs\0\0.#\0\0.#\1");
        assertThat(pictures.name("out/wall.png", 2)).isEqualTo("out/wall-3.png");
        assertThat(pictures.name("out.d/wall", 0)).isEqualTo("out.d/wall-1");
        PngSheet single = new PngSheet(press.lay(List.of(SamplePages.spikes()), SheetSetup.cards(Paper.A4)), LABELS);
        assertThat(single.name("wall.png", 0)).isEqualTo("wall.png");
    }

    private static long apart(int one, int other, int shift) {
        return Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF));
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    private static byte[] bytes(Press press, SheetSetup setup) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PdfSheet(press.lay(PAGES, setup), LABELS).write(out);
        return out.toByteArray();
    }
}
