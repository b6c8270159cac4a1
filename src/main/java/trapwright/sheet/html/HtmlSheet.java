package trapwright.sheet.html;

import static j2html.TagCreator.article;
import static j2html.TagCreator.body;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

import j2html.Config;
import j2html.rendering.FlatHtml;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import trapwright.sheet.CardSize;
import trapwright.sheet.Clean;
import trapwright.sheet.Icons;
import trapwright.sheet.Labels;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SheetSetup;

/// Cards as one web page that needs nothing else, looks like the printed cards and prints as such. It holds no script;
/// every text is escaped by the library that writes it. Cards grow with their text.
///
/// @param icons the pictures
public record HtmlSheet(Icons icons) {
    private static final String STYLE = "sheet.css";

    /// The page, well-formed as XML too.
    public String write(List<Page> pages, SheetSetup setup, Labels labels) {
        DomContent sheet = html(
                        head(
                                meta().withCharset("utf-8"),
                                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                                title(Clean.line(labels.title())),
                                style(rawHtml(css(setup.paper())))),
                        body(main(each(pages, page -> card(page)))).withClass(classes(setup)))
                .withLang(labels.language());
        StringBuilder page = new StringBuilder(document().render()).append('\n');
        try {
            sheet.render(FlatHtml.into(page, Config.defaults().withEmptyTagsClosed(true)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page.append('\n').toString();
    }

    private DomContent card(Page page) {
        HtmlBlocks blocks = new HtmlBlocks(icons);
        String tint = page.band().tint().name().toLowerCase(Locale.ROOT);
        return article(
                        blocks.band(page.band()),
                        blocks.numbers(page.numbers()),
                        blocks.body(page.body()),
                        blocks.foot(page.foot()))
                .withClasses("card", tint)
                .withLang(page.about().language());
    }

    private static String classes(SheetSetup setup) {
        String size = setup.size() == CardSize.PAGE ? "whole" : "small";
        return setup.inkSaving() ? size + " saving" : size;
    }

    private static String css(Paper paper) {
        String size = switch (paper) {
            case A4 -> "A4";
            case LETTER -> "letter";
        };
        try (InputStream in = HtmlSheet.class.getResourceAsStream("/trapwright/sheet/html/" + STYLE)) {
            if (in == null) throw new IllegalStateException("missing " + STYLE);
            String rules = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return "\n@page { size: " + size + "; margin: 12mm 10mm; }\n" + rules;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
