package trapwright.sheet.pdf;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import trapwright.card.Picture;
import trapwright.sheet.Grid;
import trapwright.sheet.Icons;
import trapwright.sheet.Miniature;
import trapwright.sheet.Page;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.type.Fonts;

/// Lays pages out as cards. One press serves a whole program; it may be used from any thread, and not from the
/// window's, as it takes its time.
public final class Press {
    private static final double[] SIZES = {9, 8.5, 8, 7.5, 7};
    private static final double LEAST_USUAL = 8;
    private static final int SIDES = 2;

    private final Fonts fonts;
    private final Icons icons;
    private final Map<String, Path2D> paths = new HashMap<>();

    /// A press with faces and pictures of its own.
    public Press() {
        this(new Fonts(), new Icons());
    }

    /// A press with shared faces and pictures.
    public Press(Fonts fonts, Icons icons) {
        this.fonts = fonts;
        this.icons = icons;
    }

    /// The faces, to ask which signs they lack.
    public Fonts fonts() {
        return fonts;
    }

    /// Lays out every page on as few cards as it needs: at 9 pt, tightened to 8.5 or 8 pt where that saves a card, and
    /// to no less than 7 pt only where it would else take more than the two sides of one card of paper.
    public Spread lay(List<Page> pages, SheetSetup setup) {
        synchronized (fonts) {
            Grid.Spot spot = setup.grid().spot(0);
            var size = new Frame.Size(Points.of(spot.width()), Points.of(spot.height()));
            List<List<CardFace>> traps = new ArrayList<>();
            List<Lacking> lacking = new ArrayList<>();
            for (Page page : pages) {
                SortedSet<Integer> missing = new TreeSet<>();
                traps.add(cards(page, setup, size, missing));
                if (!missing.isEmpty()) lacking.add(Lacking.of(page, missing));
            }
            return new Spread(setup, List.copyOf(traps), List.copyOf(lacking), fonts);
        }
    }

    private List<CardFace> cards(Page page, SheetSetup setup, Frame.Size size, SortedSet<Integer> missing) {
        Ink ink = Ink.of(page.band().tint(), setup.inkSaving());
        Emblem emblem = emblem(page.band().picture(), !setup.inkSaving()).orElse(null);
        List<CardFace> fewest = List.of();
        for (double body : SIZES) {
            if (body < LEAST_USUAL && fewest.size() <= SIDES) break;
            Style style = new Style(fonts, ink, setup.size().type(), body, Points.of(setup.bleed()), missing);
            List<CardFace> faces = faces(page, size, emblem, style);
            if (fewest.isEmpty() || faces.size() < fewest.size()) fewest = faces;
            if (fewest.size() == 1) break;
        }
        return fewest;
    }

    private List<CardFace> faces(Page page, Frame.Size size, @Nullable Emblem emblem, Style style) {
        Frame frame = Frame.of(page, "", size, emblem, style);
        List<List<Placed>> flow = Placed.flow(frame.body(), frame.room(), frame.room());
        return flow.size() == 1
                ? List.of(new CardFace(frame, flow.getFirst(), null))
                : several(page, size, emblem, style);
    }

    private List<CardFace> several(Page page, Frame.Size size, @Nullable Emblem emblem, Style style) {
        int digits = 1;
        while (true) {
            // The counter's width is known from its digits alone, as all figures are equally wide.
            String widest = counter("8".repeat(digits), "8".repeat(digits));
            Frame first = Frame.of(page, widest, size, emblem, style);
            Frame further = first.further(BandArt.further(page.band(), widest, size.width(), style));
            var pointer = first.pointer(page.about().continues());
            List<List<Placed>> flow = Placed.flow(first.body(), first.roomAbove(pointer), further.roomOfMany(pointer));
            // with the room of the boxes it may come to one card after all, which has no room for them
            if (flow.size() == 1) flow = Placed.flow(first.body(), first.room(), further.room());
            if (Integer.toString(flow.size()).length() <= digits) return numbered(page, flow, first, further, emblem);
            digits++;
        }
    }

    private static List<CardFace> numbered(
            Page page, List<List<Placed>> flow, Frame first, Frame further, @Nullable Emblem emblem) {
        List<CardFace> cards = new ArrayList<>();
        for (int number = 1; number <= flow.size(); number++) {
            String counter = flow.size() == 1 ? "" : counter(Integer.toString(number), Integer.toString(flow.size()));
            double width = first.size().width();
            Frame frame = number == 1
                    ? first.withBand(BandArt.of(page.band(), counter, width, emblem, first.style()))
                    : further.withBand(BandArt.further(page.band(), counter, width, first.style()));
            boolean last = number == flow.size();
            cards.add(new CardFace(
                    frame,
                    flow.get(number - 1),
                    last ? null : frame.pointer(page.about().continuesOn(number + 1))));
        }
        return cards;
    }

    private static String counter(String number, String of) {
        return "(" + number + "/" + of + ")";
    }

    /// A damaged picture is drawn as the usual trap.
    private Optional<Emblem> emblem(Picture picture, boolean coloured) {
        return switch (picture) {
            case Picture.Icon icon -> outline(icon.id());
            case Picture.Image image ->
                Miniature.of(image, coloured).<Emblem>map(Emblem.Photo::new).or(() -> outline(Icons.USUAL));
        };
    }

    private Optional<Emblem> outline(String id) {
        return icons.find(id)
                .map(icon -> new Emblem.Outline(paths.computeIfAbsent(id, _ -> SvgPath.read(icon.path()))));
    }
}
