package trapwright.sheet.pdf;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import trapwright.sheet.Band;
import trapwright.sheet.Block;
import trapwright.sheet.Icons;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;

/// The head of a card, measured: ring with picture, name, kind line, badge.
///
/// @param least its least height
record BandArt(
        double width,
        double least,
        Fitted name,
        Fitted kind,
        Fitted label,
        Fitted value,
        @Nullable Emblem emblem,
        Style style) {
    private static final double RING = 11.6;
    private static final double BADGE_PADDING = 4.2;
    private static final double GAP = 0.6;
    private static final double LEAST = 40;
    private static final double LEAST_FURTHER = 27;

    /// Measures a band.
    ///
    /// @param counter such as "(1/2)", or empty
    /// @param emblem the picture, or null
    static BandArt of(Band band, String counter, double width, @Nullable Emblem emblem, Style style) {
        Ink ink = style.ink();
        double most = width * 0.36;
        Fitted label = Fitted.into(
                new Fitted.Place(FontFace.SANS_SEMIBOLD, ink.band(), most, List.of(7.2), 1),
                band.badge().label(),
                "",
                style);
        var figure = new Fitted.Place(FontFace.SANS_BOLD, ink.band(), style.pt(48), List.of(15d, 13d, 12d), 1);
        var broad = new Fitted.Place(FontFace.SANS_BOLD, ink.band(), most, List.of(10.5, 9d, 8d), 1);
        Fitted value = Fitted.into(figure, band.badge().value(), "", style);
        if (!value.whole()) value = Fitted.into(broad, band.badge().value(), "", style);
        double badge = Math.max(label.text().width(), value.text().width());
        double taken = badge == 0 ? 0 : badge + style.pt(2 * BADGE_PADDING + 5);
        double room = width - textLeft(emblem, style) - style.margin() - taken;
        Fitted name = Fitted.into(
                new Fitted.Place(FontFace.DISPLAY, ink.onBand(), room, List.of(18d, 17d, 16d, 15d, 14d, 13d, 12d), 2),
                band.name(),
                counter,
                style);
        Fitted kind = Fitted.into(
                new Fitted.Place(FontFace.SANS_MEDIUM, ink.onBand(), room, List.of(7.6, 7.2), 2),
                band.kind(),
                "",
                style);
        return new BandArt(width, style.pt(LEAST), name, kind, label, value, emblem, style);
    }

    /// The slim band of a trap's second card and those after it: name and counter, which the first card has in full.
    static BandArt further(Band band, String counter, double width, Style style) {
        Color colour = style.ink().onBand();
        double room = width - 2 * style.margin();
        Fitted none = Fitted.into(new Fitted.Place(FontFace.SANS, colour, room, List.of(7d), 1), "", "", style);
        var place = new Fitted.Place(FontFace.DISPLAY, colour, room, List.of(12d, 11d, 10d), 1);
        Fitted name = Fitted.into(place, band.name(), counter, style);
        return new BandArt(width, style.pt(LEAST_FURTHER), name, none, none, none, null, style);
    }

    /// What the band had to shorten, in full, for the body.
    List<Block> leftOver(Band band) {
        List<Block> rows = new ArrayList<>();
        if (!name.whole()) rows.add(new Block.Row("", List.of(Run.bold(band.name()))));
        if (!kind.whole()) rows.add(new Block.Row("", List.of(Run.plain(band.kind()))));
        if (!label.whole() || !value.whole()) {
            rows.add(new Block.Row(
                    band.badge().label(), List.of(Run.plain(band.badge().value()))));
        }
        return rows;
    }

    double height() {
        return Math.max(least, words() + style.pt(13.5));
    }

    void draw(Pen pen) {
        Ink ink = style.ink();
        double height = height();
        double bleed = style.bleed();
        var ground = new Rectangle2D.Double(-bleed, -bleed, width + 2 * bleed, height + bleed);
        if (ink.fills()) pen.fill(ground, ink.band());
        else pen.line(-bleed, height, width + bleed, height, ink.band(), style.pt(1.2));
        if (emblem != null) ring(pen, emblem, height / 2);
        double top = (height - words()) / 2;
        pen.text(name.text(), textLeft(emblem, style), top);
        pen.text(kind.text(), textLeft(emblem, style), top + name.text().height() + style.pt(GAP));
        badge(pen, height);
    }

    private void ring(Pen pen, Emblem picture, double y) {
        Color colour = style.ink().onBand();
        double ring = style.pt(RING);
        double x = style.margin() + ring;
        var circle = new Ellipse2D.Double(x - ring, y - ring, 2 * ring, 2 * ring);
        switch (picture) {
            case Emblem.Outline outline -> {
                double side = ring * 1.24;
                AffineTransform place = AffineTransform.getTranslateInstance(x - side / 2, y - side / 2);
                place.scale(side / Icons.SIDE, side / Icons.SIDE);
                pen.fill(outline.path().createTransformedShape(place), colour);
            }
            case Emblem.Photo photo -> pen.picture(photo.image(), circle);
        }
        pen.stroke(circle, colour, style.pt(0.8));
    }

    private void badge(Pen pen, double height) {
        double inner = Math.max(label.text().width(), value.text().width());
        if (inner == 0) return;
        double wide = Math.max(inner + style.pt(2 * BADGE_PADDING), style.pt(19));
        double tight = style.pt(2);
        double tall = label.text().height() + value.text().height() + 2 * tight;
        double left = width - style.margin() - wide;
        double top = (height - tall) / 2;
        double corner = style.pt(5);
        var box = new RoundRectangle2D.Double(left, top, wide, tall, corner, corner);
        if (style.ink().fills()) pen.fill(box, style.ink().onBand());
        else pen.stroke(box, style.ink().band(), style.pt(0.8));
        pen.textCentred(label.text(), left + wide / 2, top + tight);
        pen.textCentred(
                value.text(), left + wide / 2, top + tight + label.text().height());
    }

    /// Height of name and kind line.
    private double words() {
        return name.text().height() + style.pt(GAP) + kind.text().height();
    }

    private static double textLeft(@Nullable Emblem emblem, Style style) {
        return style.margin() + (emblem == null ? 0 : style.pt(2 * RING + 4.6));
    }
}
