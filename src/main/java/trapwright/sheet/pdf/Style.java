package trapwright.sheet.pdf;

import static trapwright.sheet.type.FontFace.SANS_BOLD;
import static trapwright.sheet.type.FontFace.SANS_MEDIUM;
import static trapwright.sheet.type.FontFace.SANS_SEMIBOLD;
import static trapwright.sheet.type.FontFace.SERIF;
import static trapwright.sheet.type.FontFace.SERIF_BOLD;
import static trapwright.sheet.type.FontFace.SERIF_ITALIC;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import trapwright.sheet.Clean;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Fonts;
import trapwright.sheet.type.Paragraph;
import trapwright.sheet.type.Span;

/// What one card is set with: faces, colours and sizes in points.
///
/// @param scale how much larger than on the usual card everything is
/// @param body size of reading text on the usual card, 7 to 9
/// @param bleed how far fills reach over the card's edge
/// @param missing gathers the signs that no face has
record Style(Fonts fonts, Ink ink, double scale, double body, double bleed, SortedSet<Integer> missing) {
    /// Safe distance from a card's edge, 3 mm.
    private static final double MARGIN = Points.of(3);

    /// The least size of anything printed, in points.
    private static final double LEAST = 7;

    /// A length of the usual card.
    double pt(double points) {
        return points * scale;
    }

    double margin() {
        return pt(MARGIN);
    }

    /// Reading text.
    Paragraph reading(List<Run> runs, double width) {
        return set(spans(runs, SERIF), bodySize(), width);
    }

    /// The tell: its label and its text, sloped where the text is plain.
    Paragraph tell(String label, List<Run> runs, double width) {
        List<Span> spans = new ArrayList<>();
        if (!label.isEmpty())
            spans.add(new Span(Clean.line(label) + "\u00A0 ", SANS_SEMIBOLD, labelShare(), ink.band()));
        spans.addAll(spans(runs, SERIF_ITALIC));
        return set(spans, bodySize(), width);
    }

    /// A row's label, on the same lines as its text.
    Paragraph label(String text, double width) {
        return set(List.of(new Span(Clean.line(text), SANS_SEMIBOLD, labelShare(), ink.band())), bodySize(), width);
    }

    /// A label that did not fit beside its text, and the text.
    Paragraph labelled(String label, List<Run> runs, double width) {
        List<Span> spans = new ArrayList<>();
        spans.add(new Span(Clean.line(label) + "\u00A0 ", SANS_SEMIBOLD, labelShare(), ink.band()));
        spans.addAll(spans(runs, SERIF));
        return set(spans, bodySize(), width);
    }

    /// A title in the body.
    Paragraph heading(String text, double width) {
        return set(List.of(new Span(Clean.line(text), SANS_BOLD, ink.band())), bodySize(), width);
    }

    /// A label and its strong value in the foot.
    Paragraph closing(Labelled labelled, double width) {
        List<Span> spans = new ArrayList<>();
        String label = Clean.line(labelled.label());
        String value = Clean.line(labelled.value());
        spans.add(new Span(label + (label.isEmpty() || value.isEmpty() ? "" : " "), SANS_MEDIUM, ink.text()));
        spans.add(new Span(value, SANS_SEMIBOLD, ink.text()));
        return set(spans, pt(7.8), width);
    }

    /// A text on one line in one face, at a size of the usual card.
    Paragraph single(String text, FontFace face, double points, Color colour, double width) {
        return set(List.of(new Span(Clean.line(text), face, colour)), pt(points), width);
    }

    /// Sets spans and takes down what no face has.
    Paragraph set(List<Span> spans, double size, double width) {
        return set(spans, size, width, Paragraph.LEADING);
    }

    /// Sets spans with lines closer together or further apart.
    Paragraph set(List<Span> spans, double size, double width, double leading) {
        Paragraph set = Paragraph.set(fonts, spans, size, width, leading);
        set.addMissing(missing);
        return set;
    }

    /// How large labels are beside the text they stand with: a little smaller, as their face is a large one.
    private double labelShare() {
        return Math.max(0.9, LEAST / body);
    }

    double bodySize() {
        return pt(body);
    }

    private List<Span> spans(List<Run> runs, FontFace plain) {
        FontFace sloped = plain == SERIF ? SERIF_ITALIC : SERIF;
        return runs.stream()
                .map(run -> new Span(
                        Clean.text(run.text()),
                        switch (run.hand()) {
                            case PLAIN -> plain;
                            case BOLD -> SERIF_BOLD;
                            case ITALIC -> sloped;
                        },
                        ink.text()))
                .toList();
    }
}
