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
/// window's,
/// as it takes its time.
public final class Press {
    private static final double[] SIZES = {9, 8.5, 8};

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

    /// Lays out every page on as many cards as it needs: at 9 pt, tightened to 8.5 or 8 pt if that saves a second card,
    /// else at 9 pt on several.
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
        for (double body : SIZES) {
            var style = new Style(fonts, ink, setup.size().type(), body, missing);
            Frame frame = Frame.of(page, "", size, emblem, style);
            List<List<Placed>> flow = Placed.flow(frame.body(), frame.room());
            if (flow.size() == 1) return List.of(new CardFace(frame, flow.getFirst(), null));
        }
        return several(page, size, emblem, new Style(fonts, ink, setup.size().type(), SIZES[0], missing));
    }

    private List<CardFace> several(Page page, Frame.Size size, @Nullable Emblem emblem, Style style) {
        int digits = 1;
        while (true) {
            // The counter's width is known from its digits alone, as all figures are equally wide.
            String widest = counter("8".repeat(digits), "8".repeat(digits));
            Frame frame = Frame.of(page, widest, size, emblem, style);
            double room = frame.roomOfMany(frame.pointer(page.about().continues()));
            List<List<Placed>> flow = Placed.flow(frame.body(), room);
            int of = flow.size();
            if (Integer.toString(of).length() <= digits) return numbered(page, flow, frame, emblem);
            digits++;
        }
    }

    private static List<CardFace> numbered(Page page, List<List<Placed>> flow, Frame frame, @Nullable Emblem emblem) {
        List<CardFace> cards = new ArrayList<>();
        for (int number = 1; number <= flow.size(); number++) {
            String counter = flow.size() == 1 ? "" : counter(Integer.toString(number), Integer.toString(flow.size()));
            BandArt band = BandArt.of(page.band(), counter, frame.size().width(), emblem, frame.style());
            boolean last = number == flow.size();
            cards.add(new CardFace(
                    frame.withBand(band),
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
