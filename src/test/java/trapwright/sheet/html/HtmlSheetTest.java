package trapwright.sheet.html;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.sheet.SamplePages.LABELS;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import trapwright.card.Picture;
import trapwright.sheet.CardSize;
import trapwright.sheet.Icons;
import trapwright.sheet.OwnPicture;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.Run;
import trapwright.sheet.SamplePages;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.Tint;

class HtmlSheetTest {
    private static final HtmlSheet SHEET = new HtmlSheet(new Icons());
    private static final SheetSetup CARDS = SheetSetup.cards(Paper.A4);

    @Test
    void holdsEveryPartOfACard() throws Exception {
        Document page = parsed(List.of(SamplePages.spikes(), SamplePages.scythes()));
        assertThat(texts(page, "h1")).containsExactly("Poison Wall Spikes", "Couloir des faux");
        assertThat(texts(page, "dt")).startsWith("Search", "Disable", "Attack, melee", "Damage");
        assertThat(texts(page, "dd")).startsWith("17", "21", "+16", "1d8+4");
        assertThat(texts(page, "h3")).startsWith("Trigger", "Reset", "On a hit", "Poison", "Disabling");
        assertThat(texts(page, "aside").getFirst()).contains("Rust weeps");
        assertThat(texts(page, "blockquote").getFirst()).contains("nuques\u00A0;");
        assertThat(texts(page, "td")).startsWith("15", "18", "21", "24", "27", "95%");
        assertThat(texts(page, "li"))
                .startsWith("Sprung", "Found", "Disabled")
                .last()
                .isEqualTo("Rounds12345");
        assertThat(texts(page, "footer").getFirst()).contains("Market price 12,650 gp", "DC 25");
        assertThat(texts(page, "small")).containsExactly("Règles\u00A0: SRD 5.1, CC-BY-4.0");
        Element path = (Element) page.getElementsByTagName("path").item(0);
        assertThat(path.getAttribute("d"))
                .isEqualTo(new Icons().find("spiky-pit").orElseThrow().path());
    }

    @Test
    void holdsTheGameMastersOwnPicture() throws Exception {
        Picture.Image own = OwnPicture.of("jpeg");
        Document page = parsed(List.of(OwnPicture.on(SamplePages.spikes(), own)));
        Element image = (Element) page.getElementsByTagName("img").item(0);
        assertThat(image.getAttribute("src")).isEqualTo("data:image/jpeg;base64," + own.base64());
        assertThat(page.getElementsByTagName("path").getLength()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "</style> & &amp; ' \" ]]> <!-- -->",
                "שלום 🔥 <b>",
                "a\u0000b\u0001\uD800c\uFFFE"
            })
    void whatWasTypedIsTextAndNothingElse(String typed) throws Exception {
        Page page = SamplePages.spikes(List.of(Run.plain(typed), Run.bold(typed), Run.italic(typed)));
        Page both = new Page(SamplePages.named(typed).band(), page.numbers(), page.body(), page.foot(), page.about());
        Document parsed = parsed(List.of(both));
        String clean = trapwright.sheet.Clean.text(typed);
        assertThat(texts(parsed, "h1")).containsExactly(clean);
        assertThat(texts(parsed, "p")).contains(clean + clean + clean);
        for (String never : List.of("script", "img", "link", "iframe"))
            assertThat(texts(parsed, never)).isEmpty();
        assertThat(elements(parsed, "*"))
                .allMatch(element -> IntStream.range(0, element.getAttributes().getLength())
                        .mapToObj(i -> element.getAttributes().item(i).getNodeName())
                        .noneMatch(name -> name.startsWith("on") || name.equals("style")));
    }

    @Test
    void eachCardSaysItsLanguageAndTheSheetItsOwn() throws Exception {
        Document page = parsed(List.of(SamplePages.spikes(), SamplePages.scythes()));
        assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo("en");
        assertThat(elements(page, "article"))
                .extracting(card -> card.getAttribute("lang"))
                .containsExactly("en", "fr");
        assertThat(texts(page, "title")).containsExactly("Poison Wall Spikes");
    }

    @ParameterizedTest
    @EnumSource
    void theStyleKnowsTheColoursThatPaperHas(Tint tint) throws Exception {
        String css = texts(parsed(List.of()), "style").getFirst();
        assertThat(css).contains(String.format("--band: #%06x; --wash: #%06x;", tint.band(), tint.wash()));
    }

    @Test
    void paperSizeAndInkAreInThePage() {
        var pages = List.of(SamplePages.spikes());
        assertThat(SHEET.write(pages, CARDS, LABELS)).contains("size: A4;", "<body class=\"small\">");
        assertThat(SHEET.write(pages, new SheetSetup(Paper.LETTER, CardSize.PAGE, true, false), LABELS))
                .contains("size: letter;", "<body class=\"whole saving\">");
    }

    private static Document parsed(List<Page> pages) throws Exception {
        String page = SHEET.write(pages, CARDS, LABELS);
        assertThat(page).startsWith("<!DOCTYPE html>\n<html");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(page)));
    }

    private static List<String> texts(Document page, String tag) {
        return elements(page, tag).stream().map(Element::getTextContent).toList();
    }

    private static List<Element> elements(Document page, String tag) {
        NodeList found = page.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) elements.add((Element) found.item(i));
        return elements;
    }
}
