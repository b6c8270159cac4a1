package trapwright.sheet.html;

import static j2html.TagCreator.aside;
import static j2html.TagCreator.b;
import static j2html.TagCreator.blockquote;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.em;
import static j2html.TagCreator.emptyTag;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.header;
import static j2html.TagCreator.hr;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.img;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.small;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tag;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trapwright.card.Picture;
import trapwright.sheet.Band;
import trapwright.sheet.Block;
import trapwright.sheet.Clean;
import trapwright.sheet.Foot;
import trapwright.sheet.Icons;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;

/// The parts of a card as elements.
record HtmlBlocks(Icons icons) {
    private static final String SQUARE = "0 0 " + Icons.SIDE + " " + Icons.SIDE;

    DomContent band(Band band) {
        return header(
                        each(ring(band.picture()).stream().toList(), picture -> picture),
                        div(h1(line(band.name())).attr("dir", "auto"), p(line(band.kind())))
                                .withClass("names"),
                        iff(!band.badge().isEmpty(), badge(band.badge())))
                .withClass("band");
    }

    DomContent numbers(List<Labelled> numbers) {
        return iff(
                !numbers.isEmpty(),
                dl(each(numbers, number -> div(dt(line(number.label())), dd(line(number.value())))))
                        .withClass("numbers"));
    }

    DomContent body(List<Block> blocks) {
        return div(each(blocks, block -> block(block))).withClass("body");
    }

    DomContent foot(Foot foot) {
        return footer(
                iff(
                        !foot.ticks().isEmpty(),
                        ul(each(foot.ticks(), tick -> ticks(tick))).withClass("ticks")),
                iff(
                        !foot.left().isEmpty() || !foot.right().isEmpty(),
                        p(closing(foot.left()), text(" "), closing(foot.right()))
                                .withClass("closing")),
                iff(!foot.credit().isBlank(), p(small(line(foot.credit()))).withClass("credit")));
    }

    private Optional<DomContent> ring(Picture picture) {
        return switch (picture) {
            case Picture.Icon icon ->
                icons.find(icon.id()).map(HtmlBlocks::drawing).map(HtmlBlocks::ring);
            case Picture.Image own -> Optional.of(ring(photo(own)));
        };
    }

    private static DomContent ring(DomContent picture) {
        return span(picture).withClass("ring");
    }

    private static DomContent drawing(Icons.Icon icon) {
        return tag("svg")
                .attr("viewBox", SQUARE)
                .attr("aria-hidden", "true")
                .with(emptyTag("path").attr("d", icon.path()));
    }

    private static DomContent photo(Picture.Image picture) {
        return img().withSrc(picture.address()).withAlt("");
    }

    private static DomContent badge(Labelled badge) {
        return p(span(line(badge.label())), text(" "), strong(line(badge.value())))
                .withClass("badge");
    }

    private static DomContent block(Block block) {
        return switch (block) {
            case Block.Row row
            when row.label().isBlank() -> p(runs(row.text())).withClass("text").attr("dir", "auto");
            case Block.Row row ->
                section(h3(line(row.label())), p(runs(row.text())).attr("dir", "auto"))
                        .withClass("row");
            case Block.Heading heading -> h2(line(heading.text()));
            case Block.Rule _ -> hr();
            case Block.Tell tell ->
                aside(p(b(line(tell.label())), text(" "), span(runs(tell.text())))
                                .attr("dir", "auto"))
                        .withClass("tell");
            case Block.ReadAloud aloud -> blockquote(p(runs(aloud.text())).attr("dir", "auto"));
            case Block.Strip strip ->
                table(
                                tr(
                                        th(line(strip.label()))
                                                .attr("rowspan", "2")
                                                .attr("scope", "row"),
                                        each(strip.cells(), cell -> td(line(cell.label())))),
                                tr(each(strip.cells(), cell -> td(b(line(cell.value()))))))
                        .withClass("strip");
            case Block.Table table ->
                table(
                                thead(tr(each(
                                        table.heads(), head -> th(line(head)).attr("scope", "col")))),
                                tbody(each(
                                        table.rows(),
                                        row -> tr(
                                                each(row, cell -> td(line(cell)).attr("dir", "auto"))))))
                        .withClass("list");
        };
    }

    private static DomContent ticks(Foot.Tick tick) {
        List<Integer> numbers = IntStream.rangeClosed(1, tick.count()).boxed().toList();
        return li(
                text(line(tick.label())),
                each(
                        numbers,
                        number -> each(span().withClass("box"), iff(tick.numbered(), text(Integer.toString(number))))));
    }

    private static DomContent closing(Labelled labelled) {
        return span(text(line(labelled.label()) + " "), b(line(labelled.value())));
    }

    private static DomContent runs(List<Run> runs) {
        return each(runs, run -> switch (run.hand()) {
            case PLAIN -> text(Clean.text(run.text()));
            case BOLD -> strong(Clean.text(run.text()));
            case ITALIC -> em(Clean.text(run.text()));
        });
    }

    private static String line(String raw) {
        return Clean.line(raw);
    }
}
